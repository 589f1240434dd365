import type { RouterContextProvider } from 'react-router'
import { mailsPerAddress, mailsPerCaller } from '#app/domain/identity/sign-in-limits.ts'
import { requestContext, servicesContext } from '../context.ts'

/**
 * Counts a mail that this caller requests for an address.
 *
 * @returns 0 when it may be sent, else the seconds until one may
 */
export async function refusedMails(context: Readonly<RouterContextProvider>, email: string): Promise<number> {
	const { limits } = context.get(servicesContext)
	// The caller first: a caller over the limit must not use up other people's mails.
	return (await limits.count(mailsPerCaller, context.get(requestContext).ip)) || (await limits.count(mailsPerAddress, email))
}
