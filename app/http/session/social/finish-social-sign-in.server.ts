import type { RouterContextProvider } from 'react-router'
import { discoverProvider, ProviderUnavailable } from '#app/domain/identity/social/discover-provider.server.ts'
import type { SocialProvider } from '#app/domain/identity/social/provider.ts'
import { identityOf, type SocialIdentity } from '#app/domain/identity/social/social-identity.ts'
import { IdTokenRefused, verifyIdToken } from '#app/domain/identity/social/verify-id-token.server.ts'
import type { SocialSettings } from '#app/infrastructure/env.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { servicesContext } from '../../context.ts'
import { CodeRefused, OidcStrategy } from './oidc-strategy.server.ts'
import { hashState, readAttempt, type SocialAttempt } from './social-attempt.server.ts'
import type { SocialFailureCode } from './social-failures.ts'
import { redirectUri, strategyCookie } from './start-social-sign-in.server.ts'

/** What came back from a provider: who signed in there, for the attempt of this browser; or why that is not known. */
export type SocialAnswer = { identity: SocialIdentity; attempt: SocialAttempt } | { failure: SocialFailureCode }

/** Errors of a provider by which somebody said no (RFC 6749 section 4.1.2.1; the last two are LinkedIn's). */
const deniedErrors = ['access_denied', 'consent_required', 'interaction_required', 'user_cancelled_login', 'user_cancelled_authorize']

/**
 * Checks the answer that a provider sent the browser back with: it belongs to an attempt of this browser at this
 * provider, for the first time and in time, and its ID token is right.
 */
export async function readSocialAnswer(
	context: Readonly<RouterContextProvider>,
	request: Request,
	{ provider, settings }: { provider: SocialProvider; settings: SocialSettings },
): Promise<SocialAnswer> {
	const services = context.get(servicesContext)
	const search = new URL(request.url).searchParams
	const state = search.get('state') ?? ''
	const attempt = await readAttempt(services, provider, state, request)
	if (attempt === 'unknown') return { failure: (await isSpent(services, state)) ? 'replayed' : 'unknown_state' }
	if (attempt === 'expired') return { failure: 'expired' }
	if (attempt === 'other') return { failure: 'mixed_up' }
	if (!(await spend(services, state))) return { failure: 'replayed' }
	try {
		const metadata = await discoverProvider(settings.issuer)
		// RFC 9207: an answer that names its issuer must name this one.
		const from = search.get('iss')
		if (from === null ? metadata.authorization_response_iss_parameter_supported : from !== metadata.issuer) return { failure: 'mixed_up' }
		const error = search.get('error')
		if (error !== null) return { failure: deniedErrors.includes(error) ? 'refused' : 'provider_error' }
		if (!search.has('code')) return { failure: 'provider_error' }

		const uri = redirectUri(services.env.appUrl, provider)
		const strategy = new OidcStrategy({ settings, metadata, nonce: attempt.nonce, redirectUri: uri, cookie: strategyCookie })
		const idToken = await strategy.authenticate(new Request(`${uri}?${search.toString()}`, { headers: { Cookie: attempt.kept } }))
		const claims = await verifyIdToken(idToken, { provider, metadata, clientId: settings.clientId, nonce: attempt.nonce })
		return { identity: identityOf(provider, claims), attempt }
	} catch (error) {
		const failure = failureOf(error)
		if (failure === null) throw error
		services.log.warn({ err: error, provider }, 'A social sign-in failed')
		return { failure }
	}
}

function failureOf(error: unknown): SocialFailureCode | null {
	if (error instanceof ProviderUnavailable) return 'unavailable'
	if (error instanceof CodeRefused || error instanceof IdTokenRefused) return 'invalid'
	return null
}

/** Marks a state as used. @returns `false` when it was */
async function spend({ db }: Pick<Services, 'db'>, state: string): Promise<boolean> {
	const { count } = await db.spentSocialState.createMany({ data: { stateHash: hashState(state) }, skipDuplicates: true })
	return count > 0
}

async function isSpent({ db }: Pick<Services, 'db'>, state: string): Promise<boolean> {
	return (await db.spentSocialState.count({ where: { stateHash: hashState(state) } })) > 0
}
