import { seal, unseal } from '#app/infrastructure/sealing.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { hour } from '#app/units.ts'

/**
 * What a link of the settings carries to link an account at a provider: made for one session and an hour, so that no
 * other site can start that in somebody's browser.
 */
export function socialLinkToken({ keys }: Pick<Services, 'keys'>, sessionId: string): string {
	return seal(keys, 'sign-in state', `link:${sessionId}`, String(Date.now() + hour))
}

/** Whether a token was made for this session, within the hour. */
export function isSocialLinkToken({ keys }: Pick<Services, 'keys'>, sessionId: string, token: string): boolean {
	try {
		return Number(unseal(keys, 'sign-in state', `link:${sessionId}`, token)) > Date.now()
	} catch {
		return false
	}
}
