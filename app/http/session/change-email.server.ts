import type { RouterContextProvider } from 'react-router'
import { requestEmailChange } from '#app/domain/identity/change-email.server.ts'
import { hasMfa } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { proveSecondFactor } from '#app/domain/identity/mfa/step-up.server.ts'
import { servicesContext } from '../context.ts'
import { refusedMails } from './mail-limits.server.ts'
import { requireSession } from './require-member.ts'

/** What asking for a new address came to: both links are mailed, or why not. Waits are in seconds. */
export type NewEmailOutcome = 'mailed' | 'code-missing' | 'code-wrong' | { tooManyCodes: number } | { tooManyMails: number }

/**
 * Asks for a new email address of the signed-in person, on pages and in the API. With MFA on, the second factor comes first:
 * whoever has only the mailbox and a session must not move the account to another mailbox.
 *
 * @param code of the app or a backup code; not needed without MFA or while a step-up of this session is open
 */
export async function askForNewEmail(context: Readonly<RouterContextProvider>, newEmail: string, code: string): Promise<NewEmailOutcome> {
	const { member, sessionId } = requireSession(context)
	const services = context.get(servicesContext)
	if (await hasMfa(services, member.id)) {
		const proof = await proveSecondFactor(services, member, sessionId, code)
		if (proof === 'missing' || proof === 'wrong') return `code-${proof}`
		if (proof !== 'right') return { tooManyCodes: proof.refusedFor }
	}
	// After the code: wrong ones must not use up the mails of the address.
	const refusedFor = await refusedMails(context, newEmail)
	if (refusedFor > 0) return { tooManyMails: refusedFor }
	await requestEmailChange(services, member, newEmail)
	return 'mailed'
}
