import type { RouterContextProvider } from 'react-router'
import { mailsPerAddress, mailsPerCaller } from '#app/domain/identity/sign-in-limits.ts'
import { requestContext, servicesContext } from '../context.ts'

/**
 * Counts a mail that this caller wants sent to an address.
 *
 * @returns 0 when it may go out, else the seconds until one may
 */
export async function refusedMails(context: Readonly<RouterContextProvider>, email: string): Promise<number> {
	const { limits } = context.get(servicesContext)
	// The caller first: who is over the limit must not use up somebody else's mails.
	return (await limits.count(mailsPerCaller, context.get(requestContext).ip)) || (await limits.count(mailsPerAddress, email))
}
