import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

const cancelled = 'The passkey was not used. Try again, or enter a code.'

/**
 * Proves the second factor with a passkey: asks the page's URL for a question, the browser for an answer, and sends it.
 *
 * @returns what the server answers, or a sentence to show
 */
export async function answerWithPasskey(url: string): Promise<{ to?: string } | { error: string }> {
	const offered = await post(url, { do: 'options' })
	if ('error' in offered) return offered
	// Loaded on use: most people type a code.
	const { startAuthentication } = await import('@simplewebauthn/browser')
	const response = await startAuthentication({ optionsJSON: offered.options as PublicKeyCredentialRequestOptionsJSON }).catch(() => null)
	return response ? post(url, { do: 'answer', response }) : { error: cancelled }
}

/**
 * Creates a passkey and adds it under a name.
 *
 * @param code proves the second factor; empty while a step-up is open
 * @returns a sentence to show when that failed
 */
export async function createPasskey(url: string, name: string, code: string): Promise<{ error?: string }> {
	const offered = await post(url, { do: 'options', code })
	if ('error' in offered) return { error: offered.error }
	const { startRegistration } = await import('@simplewebauthn/browser')
	const response = await startRegistration({ optionsJSON: offered.options as PublicKeyCredentialCreationOptionsJSON }).catch(() => null)
	if (!response) return { error: 'No passkey was created. Try again.' }
	const added = await post(url, { do: 'answer', name, response })
	return 'error' in added ? { error: added.error } : {}
}

async function post(url: string, body: object): Promise<{ options?: unknown; to?: string } | { error: string }> {
	const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }).catch(
		() => null,
	)
	if (!answer) return { error: 'Network error. Please check your connection and try again.' }
	const answered = (await answer.json().catch(() => ({}))) as { error?: string }
	return answer.ok
		? (answered as { options?: unknown; to?: string })
		: { error: answered.error ?? 'Failed to verify the passkey. Please try again.' }
}
