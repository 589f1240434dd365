import { data, type RouterContextProvider } from 'react-router'
import { asProvider, providerNames } from '#app/domain/identity/social/provider.ts'
import { socialAnswersPerCaller } from '#app/domain/identity/sign-in-limits.ts'
import { linkSocialAccount } from '#app/domain/identity/social/social-sign-in.server.ts'
import { requestContext, servicesContext, visitorContext } from '#app/http/context.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { completeSocialSignIn } from '#app/http/session/social/complete-social-sign-in.server.ts'
import { readSocialAnswer, type SocialAnswer } from '#app/http/session/social/finish-social-sign-in.server.ts'
import { forgetAttempt } from '#app/http/session/social/social-attempt.server.ts'
import { type SocialFailureCode, socialFailures } from '#app/http/session/social/social-failures.ts'
import { withCookies } from '#app/http/session/with-cookies.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Route } from './+types/social-callback.ts'
import { SocialFailure } from './social-failure.tsx'

export const headers = passedHeaders

/**
 * Where a provider sends the browser back to. Providers come with GET, so this read may write: the cookie of the attempt
 * and the code, which works once, stand for the button that other sign-ins have.
 */
export async function loader({ context, request, params }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const provider = asProvider(params.provider)
	const settings = provider && services.env.social[provider]
	if (!provider || !settings) throw data(null, { status: 404 })

	const refusedFor = await services.limits.count(socialAnswersPerCaller, context.get(requestContext).ip)
	const answer = await noteOnRead(services, async (able): Promise<Response | { failure: SocialFailureCode }> => {
		context.set(servicesContext, able)
		if (refusedFor > 0) return { failure: 'too_many' }
		const read = await readSocialAnswer(context, request, { provider, settings })
		return 'failure' in read ? read : enter(context, request, read)
	})
	const cookies = [await forgetAttempt(services, new URL(request.url).searchParams.get('state') ?? '')]
	if (answer instanceof Response) {
		for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
		throw answer
	}
	const { status } = socialFailures[answer.failure]
	const retry = refusedFor > 0 ? { 'Retry-After': String(refusedFor) } : undefined
	const member = context.get(visitorContext).kind === 'member'
	return data({ failure: answer.failure, name: providerNames[provider], member }, { status, headers: withCookies(cookies, retry) })
}

async function enter(
	context: Readonly<RouterContextProvider>,
	request: Request,
	{ identity, attempt }: Exclude<SocialAnswer, { failure: SocialFailureCode }>,
): Promise<Response | { failure: SocialFailureCode }> {
	if (attempt.linkFor === null) return completeSocialSignIn(context, request, identity, attempt.returnTo)
	const visitor = context.get(visitorContext)
	if (visitor.kind !== 'member' || visitor.member.id !== attempt.linkFor) return { failure: 'not_signed_in' }
	const linked = await linkSocialAccount(context.get(servicesContext), visitor.member, identity)
	if (linked !== 'linked') return { failure: linked }
	return redirectWithToast('/settings/security', {
		title: `${providerNames[identity.provider]} account linked`,
		description: `You can now log in with ${providerNames[identity.provider]}.`,
	})
}

export default function SocialCallback({ loaderData }: Route.ComponentProps) {
	return <SocialFailure {...loaderData} />
}
