import { data } from 'react-router'
import { asProvider, providerNames } from '#app/domain/identity/social/provider.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { socialFailures } from '#app/http/session/social/social-failures.ts'
import { isSocialLinkToken } from '#app/http/session/social/social-link-token.server.ts'
import { startSocialSignIn } from '#app/http/session/social/start-social-sign-in.server.ts'
import type { Route } from './+types/social-start.ts'
import { SocialFailure } from './social-failure.tsx'

export const headers = passedHeaders

/** Sends the browser to the provider. With `link`, from the settings, the account is linked to the one signed in here. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const provider = asProvider(params.provider)
	const settings = provider && services.env.social[provider]
	if (!provider || !settings) throw data(null, { status: 404 })

	const visitor = context.get(visitorContext)
	const link = new URL(request.url).searchParams.get('link')
	const mayLink = link === null || (visitor.kind === 'member' && isSocialLinkToken(services, visitor.sessionId, link))
	const linkFor = link !== null && visitor.kind === 'member' ? visitor.member.id : null
	const started = mayLink
		? await startSocialSignIn(context, request, { provider, settings, linkFor })
		: { failure: 'not_signed_in' as const }
	if (started instanceof Response) throw started
	const { status } = socialFailures[started.failure]
	return data({ failure: started.failure, name: providerNames[provider], member: visitor.kind === 'member' }, { status })
}

export default function SocialStart({ loaderData }: Route.ComponentProps) {
	return <SocialFailure {...loaderData} />
}
