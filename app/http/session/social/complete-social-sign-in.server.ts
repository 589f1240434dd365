import type { RouterContextProvider } from 'react-router'
import { finishSignIn } from '#app/domain/identity/finish-sign-in.server.ts'
import { memberFields, memberOf } from '#app/domain/identity/member-fields.ts'
import type { SocialIdentity } from '#app/domain/identity/social/social-identity.ts'
import { findOrCreateSocialAccount, type SocialRefusal } from '#app/domain/identity/social/social-sign-in.server.ts'
import { servicesContext } from '../../context.ts'
import { completeSignIn } from '../signed-in.server.ts'

/**
 * Signs in the account that an identity of a provider opens; where it has MFA on, that is asked next.
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
	const userAgent = request.headers.get('User-Agent')
	const outcome = await services.db.$transaction((tx) => finishSignIn(tx, member, { userAgent, returnTo }))
	return completeSignIn(context, request, outcome)
}
