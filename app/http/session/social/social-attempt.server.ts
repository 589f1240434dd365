import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { SocialProvider } from '#app/domain/identity/social/provider.ts'
import { seal, unseal } from '#app/infrastructure/sealing.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { secureOn, serverOnly, textCookie, type TextCookie } from '../text-cookie.ts'
import { hour, inSeconds, minute } from '#app/units.ts'

/** How long a sign-in at a provider may take. */
const lifetime = 10 * minute

/** The cookie stays longer, so that somebody who took too long is told that. */
const cookieLifetime = inSeconds(hour)

/** More sign-ins under way than this in one browser: the others are forgotten, so that its cookies do not grow. */
const mostAttempts = 5

const prefix = 'social_'

const Attempt = z.object({
	/** What remix-auth-oauth2 keeps: state and code verifier. */
	kept: z.string(),
	state: z.string(),
	nonce: z.string(),
	returnTo: z.string().nullable(),
	/** The member who links the account; null for a sign-in. */
	linkFor: z.string().nullable(),
	expires: z.number(),
})

/** One sign-in at a provider that is under way in this browser. */
export type SocialAttempt = z.output<typeof Attempt>

/** The hash of a state: names its cookie, and is what is kept of a state that came back. */
export function hashState(state: string): string {
	return createHash('sha256').update(state).digest('base64url')
}

/**
 * Set-Cookie headers that keep an attempt in this browser, encrypted, each in a cookie of its own: two tabs do not
 * disturb each other. No database row is made before the provider answers.
 */
export async function keepAttempt(
	{ keys, env }: Pick<Services, 'keys' | 'env'>,
	provider: SocialProvider,
	attempt: Omit<SocialAttempt, 'expires'>,
	{ headers }: Pick<Request, 'headers'>,
): Promise<string[]> {
	const text = seal(keys, 'sign-in state', provider, JSON.stringify({ ...attempt, expires: Date.now() + lifetime }))
	const names = (headers.get('Cookie') ?? '')
		.split(/; */)
		.flatMap((pair) => (pair.startsWith(prefix) ? [pair.slice(0, pair.indexOf('='))] : []))
	const tooMany = names.length >= mostAttempts ? names : []
	return Promise.all([
		...tooMany.map((name) => attemptCookie(name).remove(secureOn(env.appUrl))),
		cookieOf(attempt.state).set(text, secureOn(env.appUrl)),
	])
}

/**
 * The attempt that a state belongs to; 'unknown' where this browser has none, 'expired' where it took too long, 'other'
 * where it began at another provider.
 */
export async function readAttempt(
	{ keys }: Pick<Services, 'keys'>,
	provider: SocialProvider,
	state: string,
	{ headers }: Pick<Request, 'headers'>,
): Promise<SocialAttempt | 'unknown' | 'expired' | 'other'> {
	const text = await cookieOf(state).read(headers)
	if (text === null) return 'unknown'
	const opened = open(keys, provider, text)
	if (opened === null) return 'other'
	if (opened.state !== state) return 'unknown'
	return opened.expires > Date.now() ? opened : 'expired'
}

/** Set-Cookie that forgets an attempt. */
export function forgetAttempt({ env }: Pick<Services, 'env'>, state: string): Promise<string> {
	return cookieOf(state).remove(secureOn(env.appUrl))
}

function open(keys: Services['keys'], provider: SocialProvider, text: string): SocialAttempt | null {
	try {
		return Attempt.parse(JSON.parse(unseal(keys, 'sign-in state', provider, text)))
	} catch {
		return null
	}
}

function cookieOf(state: string): TextCookie {
	return attemptCookie(`${prefix}${hashState(state).slice(0, 22)}`)
}

function attemptCookie(name: string): TextCookie {
	return textCookie(name, { ...serverOnly, path: '/auth', maxAge: cookieLifetime })
}
