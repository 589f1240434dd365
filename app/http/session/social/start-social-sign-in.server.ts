import { type RouterContextProvider, redirect } from 'react-router'
import { discoverProvider, ProviderUnavailable } from '#app/domain/identity/social/discover-provider.server.ts'
import type { SocialProvider } from '#app/domain/identity/social/provider.ts'
import { newToken } from '#app/domain/identity/tokens.server.ts'
import type { SocialSettings } from '#app/infrastructure/env.server.ts'
import { servicesContext } from '../../context.ts'
import { tiedToHeldUpload } from '../../files/held-upload-cookie.server.ts'
import { safeReturnTo } from '../return-to.ts'
import { withCookies } from '../with-cookies.ts'
import { OidcStrategy } from './oidc-strategy.server.ts'
import { keepAttempt } from './social-attempt.server.ts'
import type { SocialFailureCode } from './social-failures.ts'

/** The prefix of the strategy's cookie: the browser never gets that one, see `social-attempt.server.ts`. */
export const strategyCookie = 'oauth2'

/** Where a provider sends the browser back to. */
export function redirectUri(appUrl: string, provider: SocialProvider): string {
	return `${appUrl}/auth/${provider}/callback`
}

/**
 * Sends the browser to a provider, with state, nonce and PKCE challenge of this attempt.
 *
 * @param linkFor the member who links the account instead of signing in
 * @returns the redirect, or why there is none
 */
export async function startSocialSignIn(
	context: Readonly<RouterContextProvider>,
	request: Request,
	{ provider, settings, linkFor }: { provider: SocialProvider; settings: SocialSettings; linkFor: string | null },
): Promise<Response | { failure: SocialFailureCode }> {
	const { log, ...services } = context.get(servicesContext)
	try {
		const metadata = await discoverProvider(settings.issuer)
		const nonce = newToken()
		const uri = redirectUri(services.env.appUrl, provider)
		const strategy = new OidcStrategy({ settings, metadata, nonce, redirectUri: uri, cookie: strategyCookie })
		const answer = await strategy.authenticate(new Request(uri)).catch((thrown: unknown) => thrown)
		if (!(answer instanceof Response)) throw answer
		const location = answer.headers.get('Location')!
		const [kept] = answer.headers.getSetCookie()[0]!.split(';')
		const returnTo = await tiedToHeldUpload(safeReturnTo(new URL(request.url).searchParams.get('returnTo')), request.headers)
		const attempt = { kept: kept!, state: new URL(location).searchParams.get('state')!, nonce, returnTo, linkFor }
		const cookies = await keepAttempt(services, provider, attempt, request)
		return redirect(location, { headers: withCookies(cookies, { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }) })
	} catch (error) {
		if (!(error instanceof ProviderUnavailable)) throw error
		log.warn({ err: error, provider }, 'A sign-in provider is not available')
		return { failure: 'unavailable' }
	}
}
