import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import { sameHash } from '../tokens.server.ts'
import { type ProviderMetadata, ProviderUnavailable, providerTimeout } from './discover-provider.server.ts'
import type { SocialProvider } from './provider.ts'
import { inSeconds, minute } from '#app/units.ts'

/** Signatures with a public key only: with an algorithm of a shared secret, whoever knows the secret could sign. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** How far clocks may differ, and how old a token may be: it is fetched right after it is made. */
const clockTolerance = inSeconds(minute)
const oldest = inSeconds(10 * minute)

/** Another spelling of the same issuer, from before it used https (Google, 'Verify the ID token'). */
const otherSpellings: Record<string, string> = { 'https://accounts.google.com': 'accounts.google.com' }

/** The ID token is not one that this sign-in asked for. */
export class IdTokenRefused extends Error {
	override name = 'IdTokenRefused'
}

const Claims = z.object({
	iss: z.string(),
	sub: z.string().min(1).max(255),
	aud: z.union([z.string(), z.array(z.string())]),
	azp: z.string().optional(),
	nonce: z.string().optional(),
	tid: z.uuid().optional(),
	email: z.string().optional(),
	email_verified: z.union([z.boolean(), z.string()]).optional(),
	xms_edov: z.union([z.boolean(), z.string(), z.number()]).optional(),
	given_name: z.string().optional(),
	family_name: z.string().optional(),
	name: z.string().optional(),
})

/** The claims of a verified ID token that signing in uses. */
export type IdClaims = z.output<typeof Claims>

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/**
 * Verifies an ID token (OpenID Connect Core 1.0, section 3.1.3.7): signature by a key of the provider, issuer, audience,
 * authorized party, times and nonce.
 *
 * @throws IdTokenRefused when any of them is wrong, ProviderUnavailable when the provider's keys can't be had
 */
export async function verifyIdToken(
	idToken: string,
	{ provider, metadata, clientId, nonce }: { provider: SocialProvider; metadata: ProviderMetadata; clientId: string; nonce: string },
): Promise<IdClaims> {
	const keys = keySetOf(metadata.jwks_uri)
	const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
		algorithms,
		audience: clientId,
		requiredClaims: ['iss', 'sub', 'iat', 'exp'],
		clockTolerance,
		maxTokenAge: oldest,
	}).catch((error: unknown) => {
		const unavailable = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || !(error instanceof errors.JOSEError)
		throw unavailable ? new ProviderUnavailable('The keys can’t be had', { cause: error }) : refused('signature, audience or time', error)
	})
	const claims = claimsOf(payload)
	const issuer = issuerOf(metadata.issuer, claims)
	if (claims.iss !== issuer && claims.iss !== otherSpellings[issuer]) throw refused('issuer')
	const key = keys.jwks()?.keys.find(({ kid }) => kid === protectedHeader.kid) as { issuer?: unknown } | undefined
	// Microsoft: a key may sign for one tenant only.
	if (typeof key?.issuer === 'string' && issuerOf(key.issuer, claims) !== issuer) throw refused('issuer of the key')
	const severalAudiences = Array.isArray(claims.aud) && claims.aud.length > 1
	if ((severalAudiences || claims.azp !== undefined) && claims.azp !== clientId) throw refused('authorized party')
	if (!isAnswerTo(nonce, claims.nonce, provider)) throw refused('nonce')
	return { ...claims, iss: issuer }
}

/** LinkedIn leaves the nonce out of its tokens; one that it gives must be right. All others must give it. */
function isAnswerTo(nonce: string, given: string | undefined, provider: SocialProvider): boolean {
	return given === undefined ? provider === 'linkedin' : sameHash(given, nonce)
}

function issuerOf(issuer: string, { tid }: IdClaims): string {
	if (!issuer.includes('{tenantid}')) return issuer
	if (!tid) throw refused('tenant')
	return issuer.replace('{tenantid}', tid)
}

function claimsOf(payload: JWTPayload): IdClaims {
	const claims = Claims.safeParse(payload)
	if (!claims.success) throw refused('claims', claims.error)
	return claims.data
}

function keySetOf(url: string) {
	const kept = keySets.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: providerTimeout })
	keySets.set(url, kept)
	return kept
}

function refused(what: string, cause?: unknown): IdTokenRefused {
	return new IdTokenRefused(`The ID token is refused for its ${what}`, { cause })
}
