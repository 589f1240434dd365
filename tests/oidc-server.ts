import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'

/** Who is signed in at the provider, and what they answer when this program asks. */
export interface ProviderPerson {
	sub: string
	email: string
	email_verified: boolean
	given_name?: string
	family_name?: string
	/** They turn the request down. */
	refuses?: boolean
}

export const oidcClient = { id: 'fineprint', secret: 'a-secret-of-the-tests' }

/**
 * A real OpenID provider on loopback. Who comes is signed in as `person` and asked nothing.
 *
 * @param redirectUris where it may send browsers back to
 */
export async function startOidcProvider(
	redirectUris: string[],
): Promise<{ issuer: string; person: ProviderPerson; close(): Promise<void> }> {
	const server = createServer()
	const issuer = await listen(server)
	const { privateKey } = await generateKeyPair('RS256', { extractable: true })
	const running = {
		issuer,
		person: { sub: 'nobody', email: 'nobody@provider.example', email_verified: true } as ProviderPerson,
		close: () => close(server),
	}
	const provider: Provider = new Provider(issuer, {
		clients: [
			{
				client_id: oidcClient.id,
				client_secret: oidcClient.secret,
				redirect_uris: redirectUris,
				token_endpoint_auth_method: 'client_secret_post',
			},
		],
		clientAuthMethods: ['client_secret_post'],
		jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'one', use: 'sig', alg: 'RS256' }] },
		cookies: { keys: ['cookies of the tests'] },
		claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
		conformIdTokenClaims: false,
		pkce: { required: () => true },
		ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
		findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...running.person, sub }) }),
		async loadExistingGrant(ctx) {
			const grant = new provider.Grant({ clientId: ctx.oidc.client!.clientId, accountId: ctx.oidc.session!.accountId })
			grant.addOIDCScope('openid email profile')
			await grant.save()
			return grant
		},
	})
	const answer = provider.callback()
	server.on('request', (request, response) => {
		if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
		const result = running.person.refuses
			? { error: 'access_denied', error_description: 'The person said no' }
			: { login: { accountId: running.person.sub } }
		provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false }).catch((error: unknown) => {
			response.statusCode = 500
			response.end(String(error))
		})
	})
	return running
}

/** Made once: making them takes longer than what is tried with them. */
let fakeKeys: ReturnType<typeof makeFakeKeys> | undefined

async function makeFakeKeys() {
	return { published: await generateKeyPair('RS256', { extractable: true }), other: await generateKeyPair('RS256') }
}

/**
 * A provider that says on the wire what no real one says: its token endpoint answers every code with the claims that
 * `claims` gives, signed by a key of its own.
 */
export async function startFakeProvider(): Promise<{
	issuer: string
	claims: (usual: JWTPayload) => JWTPayload
	/** The key that signs; another one than the published one on demand. */
	forged: boolean
	algorithm: 'RS256' | 'HS256'
	nonce: string
	metadata: Record<string, unknown>
	status: number
	keys: Record<string, unknown>
	close(): Promise<void>
}> {
	const server = createServer()
	const issuer = await listen(server)
	const { published, other } = await (fakeKeys ??= makeFakeKeys())
	const fake = {
		issuer,
		claims: (usual: JWTPayload) => usual,
		forged: false,
		algorithm: 'RS256' as 'RS256' | 'HS256',
		nonce: '',
		metadata: {},
		status: 200,
		keys: {},
		close: () => close(server),
	}
	server.on('request', (request, response) => {
		const answer = async (): Promise<unknown> => {
			if (request.url?.endsWith('/.well-known/openid-configuration'))
				return {
					issuer,
					authorization_endpoint: `${issuer}/authorize`,
					token_endpoint: `${issuer}/token`,
					jwks_uri: `${issuer}/keys`,
					...fake.metadata,
				}
			if (request.url === '/keys')
				return { keys: [{ ...(await exportJWK(published.publicKey)), kid: 'one', alg: 'RS256', use: 'sig', ...fake.keys }] }
			const now = Math.floor(Date.now() / 1000)
			const usual = {
				iss: issuer,
				sub: 'somebody',
				aud: oidcClient.id,
				iat: now,
				exp: now + 300,
				nonce: fake.nonce,
				email: 'somebody@fake.example',
				email_verified: true,
			}
			const token = new SignJWT(fake.claims(usual)).setProtectedHeader({ alg: fake.algorithm, kid: 'one' })
			const key =
				fake.algorithm === 'HS256'
					? new TextEncoder().encode(oidcClient.secret.padEnd(32, '.'))
					: (fake.forged ? other : published).privateKey
			return { access_token: 'none', token_type: 'Bearer', id_token: await token.sign(key) }
		}
		answer().then(
			(body) => {
				response.statusCode = request.url === '/token' ? fake.status : 200
				response.setHeader('Content-Type', 'application/json')
				response.end(JSON.stringify(body))
			},
			(error: unknown) => {
				response.statusCode = 500
				response.end(String(error))
			},
		)
	})
	return fake
}

async function listen(server: Server): Promise<string> {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function close(server: Server): Promise<void> {
	server.closeAllConnections()
	await new Promise<void>((resolve) => server.close(() => resolve()))
}
