/**
 * Asks for a code.
 *
 * @param pending whether a request still waits for it; whoever goes back to the page before ends those of this one
 * @returns a code that the server has accepted for this session; `null` when the person cancels
 */
export type AskForCode = (pending: () => boolean) => Promise<string | null>

/** Rejects a request whose code was not typed (spec section 4). */
export const cancelledMessage = 'MFA verification cancelled'

/**
 * Lets requests of this page that the admin area refuses for want of a code wait for one, and repeats them with it in
 * X-MFA-Token. Several that are refused at once share one question.
 *
 * @returns what ends that
 */
export function repeatRefusedRequests(ask: AskForCode): () => void {
	const plainFetch = window.fetch
	let asked: Promise<string | null> | null = null
	const waiting = new Set<AbortSignal>()
	const pending = () => [...waiting].some(({ aborted }) => !aborted)
	async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
		const url = new URL(input instanceof Request ? input.url : input, window.location.href)
		if (url.origin !== window.location.origin || !/^\/(api\/)?admin(\/|\.data$|$)/.test(url.pathname)) return plainFetch(input, init)

		const repeatable = new Request(input, init)
		const send = (headers: Record<string, string>) => plainFetch(withHeaders(repeatable.clone(), headers))
		const answer = await send({ 'X-MFA-Dialog': 'yes' })
		if (answer.status !== 403 || !(await wantsCode(answer.clone()))) return answer

		waiting.add(repeatable.signal)
		asked ??= ask(pending).finally(() => (asked = null))
		const code = await asked.finally(() => waiting.delete(repeatable.signal))
		if (code !== null) return send({ 'X-MFA-Token': code })
		// A page shows what was refused, with what was entered; calls are rejected.
		if (url.pathname.endsWith('.data')) return send({ 'X-MFA-Dialog': 'cancelled' })
		throw new Error(cancelledMessage)
	}
	window.fetch = watchedFetch
	return () => {
		if (window.fetch === watchedFetch) window.fetch = plainFetch
	}
}

function withHeaders(request: Request, headers: Record<string, string>): Request {
	for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
	return request
}

async function wantsCode(answer: Response): Promise<boolean> {
	const body: unknown = await answer.json().catch(() => null)
	const { requiresMFA, code, reason } = (body ?? {}) as { requiresMFA?: unknown; code?: unknown; reason?: unknown }
	return requiresMFA === true && code !== 'mfa_setup_required' && reason !== 'mfa-setup'
}
