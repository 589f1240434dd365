import type { RouterContextProvider } from 'react-router'
import { memberFields, memberOf } from '#app/domain/identity/member-fields.ts'
import { startSession } from '#app/domain/identity/session.server.ts'
import type { SocialIdentity } from '#app/domain/identity/social/social-identity.ts'
import { findOrCreateSocialAccount, type SocialRefusal } from '#app/domain/identity/social/social-sign-in.server.ts'
import { servicesContext } from '../../context.ts'
import { completeSignIn } from '../signed-in.server.ts'

/**
 * Signs in the account that an identity of a provider opens.
 *
 * @returns the redirect to the page that the member wanted, or why nobody was signed in
 */
export async function completeSocialSignIn(
	context: Readonly<RouterContextProvider>,
	request: Request,
	identity: SocialIdentity,
	returnTo: string | null,
): Promise<Response | { failure: SocialRefusal }> {
	const services = context.get(servicesContext)
	const found = await findOrCreateSocialAccount(services, identity)
	if ('refused' in found) return { failure: found.refused }
	const member = memberOf(await services.db.user.findUniqueOrThrow({ where: { id: found.userId }, select: memberFields }))
	const token = await startSession(services.db, member.id, request.headers.get('User-Agent'))
	return completeSignIn(context, request, { token, member, returnTo })
}
