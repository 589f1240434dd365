import { z } from 'zod'
import { seal, unseal, type SealingKeys } from '#app/infrastructure/sealing.ts'
import { passLifetime } from './share-link.ts'
import type { OpenLink } from './open-link.server.ts'

/** What a reader has shown for one link: kept in their browser, sealed, so that it can be neither read nor changed there. */
export type LinkPass = z.output<typeof LinkPass>

const LinkPass = z.object({
	/** Until when it counts, in milliseconds since 1970. */
	until: z.number(),
	password: z.boolean(),
	/** The address that was proven by a code. */
	email: z.string().nullable(),
	/** The code asked for last. Whether it was mailed can't be told from it. */
	code: z.object({ id: z.string(), email: z.string(), hash: z.string(), until: z.number() }).nullable(),
})

/** What a reader has to show next; `null` when the document may be shown. */
export type Gate = 'password' | 'email' | 'code' | null

/** A pass with nothing shown yet. */
export function emptyPass(now: Date): LinkPass {
	return { until: now.getTime() + passLifetime, password: false, email: null, code: null }
}

/** What a link asks for next. An address that was taken off nothing: the list of a link never changes. */
export function nextGate({ passwordHash, emails }: Pick<OpenLink, 'passwordHash' | 'emails'>, pass: LinkPass, now: Date): Gate {
	if (passwordHash !== null && !pass.password) return 'password'
	if (emails.length === 0 || (pass.email !== null && emails.includes(pass.email))) return null
	return pass.code !== null && pass.code.until > now.getTime() ? 'code' : 'email'
}

/** The sealed form of a pass, which opens for its link only. */
export function sealPass(keys: SealingKeys, linkId: string, pass: LinkPass): string {
	return seal(keys, 'share link', linkId, JSON.stringify(pass))
}

/** The pass in a browser; an empty one when there is none, it has ended, or it is of another link. */
export function openPass(keys: SealingKeys, linkId: string, sealed: string | null, now: Date): LinkPass {
	if (sealed === null) return emptyPass(now)
	try {
		const pass = LinkPass.parse(JSON.parse(unseal(keys, 'share link', linkId, sealed)))
		return pass.until > now.getTime() ? pass : emptyPass(now)
	} catch {
		return emptyPass(now)
	}
}
