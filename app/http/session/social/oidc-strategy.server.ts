import { OAuth2Strategy } from 'remix-auth-oauth2'
import { z } from 'zod'
import { type ProviderMetadata, ProviderUnavailable, providerTimeout } from '#app/domain/identity/social/discover-provider.server.ts'
import type { SocialSettings } from '#app/infrastructure/env.server.ts'

/** The provider refused the code. */
export class CodeRefused extends Error {
	override name = 'CodeRefused'
}

const TokenAnswer = z.object({ id_token: z.string() })

interface OidcOptions {
	settings: SocialSettings
	metadata: ProviderMetadata
	redirectUri: string
	nonce: string
	/** The name of the cookie that the strategy keeps its state in. */
	cookie: string
}

/**
 * remix-auth-oauth2 for OpenID Connect: it makes and checks state and PKCE; this adds the nonce, a time-out, and the
 * secret in the form that the provider takes. It gives the ID token, which is still to be verified.
 */
export class OidcStrategy extends OAuth2Strategy<string> {
	private readonly oidc: OidcOptions
	private idToken = ''

	constructor(oidc: OidcOptions) {
		super(
			{
				cookie: oidc.cookie,
				clientId: oidc.settings.clientId,
				clientSecret: oidc.settings.clientSecret,
				authorizationEndpoint: oidc.metadata.authorization_endpoint,
				tokenEndpoint: oidc.metadata.token_endpoint,
				redirectURI: oidc.redirectUri,
				scopes: ['openid', 'email', 'profile'],
			},
			async () => this.idToken,
		)
		this.oidc = oidc
	}

	protected override authorizationParams(params: URLSearchParams): URLSearchParams {
		const more = new URLSearchParams(params)
		more.set('nonce', this.oidc.nonce)
		return more
	}

	/** Exchanges the code. The library's own request waits for ever and knows one way to give the secret. */
	protected override async validateAuthorizationCode(code: string, codeVerifier: string) {
		const answer = await fetch(this.oidc.metadata.token_endpoint, {
			method: 'POST',
			redirect: 'error',
			signal: AbortSignal.timeout(providerTimeout),
			...this.tokenRequest(code, codeVerifier),
		}).catch((error: unknown) => {
			throw new ProviderUnavailable('The token endpoint did not answer', { cause: error })
		})
		if (answer.status >= 500 || answer.status === 429) throw new ProviderUnavailable(`The token endpoint answered ${answer.status}`)
		const body: unknown = await answer.json().catch(() => null)
		const tokens = TokenAnswer.safeParse(body)
		if (!answer.ok || !tokens.success) throw new CodeRefused(`The token endpoint answered ${answer.status}: ${errorOf(body)}`)
		this.idToken = tokens.data.id_token
		// Access tokens are of no use here, so nothing of them is kept.
		return {} as Awaited<ReturnType<OAuth2Strategy<string>['validateAuthorizationCode']>>
	}

	private tokenRequest(code: string, codeVerifier: string): RequestInit {
		const { settings, redirectUri, metadata } = this.oidc
		const body = new URLSearchParams({
			grant_type: 'authorization_code',
			code,
			redirect_uri: redirectUri,
			code_verifier: codeVerifier,
		})
		const headers = new Headers({ Accept: 'application/json' })
		// What a provider that says nothing takes (OpenID Connect Discovery 1.0, section 3).
		const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
		if (methods.includes('client_secret_post')) {
			body.set('client_id', settings.clientId)
			body.set('client_secret', settings.clientSecret)
		} else {
			const pair = [settings.clientId, settings.clientSecret].map(encodeURIComponent).join(':')
			headers.set('Authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
		}
		return { body, headers }
	}
}

function errorOf(body: unknown): string {
	return z.object({ error: z.string() }).safeParse(body).data?.error ?? 'no ID token'
}
