import type { RouterContextProvider } from 'react-router'
import { mailsPerAddress, mailsPerAddressAndCaller, mailsPerCaller } from '#app/domain/identity/sign-in-limits.ts'
import { hasSignedInFrom } from '#app/domain/identity/sessions/list-sessions.server.ts'
import { requestContext, servicesContext } from '../context.ts'

/**
 * Counts a mail that this caller requests for an address.
 *
 * @returns 0 when it may be sent, else the seconds until one may
 */
export async function refusedMails(context: Readonly<RouterContextProvider>, email: string): Promise<number> {
	const { ip } = context.get(requestContext)
	const { limits, ...services } = context.get(servicesContext)
	// The caller first: a caller over the limit must not use up other people's mails.
	const refusedFor = (await limits.count(mailsPerCaller, ip)) || (await limits.count(mailsPerAddressAndCaller, `${email} ${ip}`))
	if (refusedFor > 0) return refusedFor
	return (await hasSignedInFrom(services, email, ip)) ? 0 : limits.count(mailsPerAddress, email)
}
