import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import { day, hour, inSeconds, minute } from '#app/units.ts'

/** Links that one member makes. */
export const linksPerMember: RateRule = { name: 'share-link', points: 60, seconds: inSeconds(hour) }

/** Wrong passwords from one network for one link. */
export const passwordsPerNetwork: RateRule = { name: 'share-link-password-network', points: 10, seconds: inSeconds(15 * minute) }

/** Wrong passwords for one link from everywhere: keeps the odds of a guessed password small over its 30 days. */
export const passwordsPerLink: RateRule = { name: 'share-link-password', points: 50, seconds: inSeconds(day) }

/** Codes that one network asks for, of all links. */
export const codeMailsPerNetwork: RateRule = { name: 'share-link-mail-network', points: 20, seconds: inSeconds(15 * minute) }

/** Codes asked for one address from one network: nobody uses up another person's mails. */
export const codeMailsPerAddressAndNetwork: RateRule = {
	name: 'share-link-mail-address-network',
	points: 5,
	seconds: inSeconds(15 * minute),
}

/** Codes asked for one address from everywhere, so that no mailbox is flooded. */
export const codeMailsPerAddress: RateRule = { name: 'share-link-mail-address', points: 20, seconds: inSeconds(hour) }

/** Tries of one code. */
export const triesPerCode: RateRule = { name: 'share-link-code', points: 5, seconds: inSeconds(10 * minute) }

/** Codes tried for one address of a link, over all its mails: against mail after mail with five tries each. */
export const triesPerAddress: RateRule = { name: 'share-link-code-address', points: 30, seconds: inSeconds(day) }

/** A code that opened its link opens it once. */
export const usesPerCode: RateRule = { name: 'share-link-code-use', points: 1, seconds: inSeconds(10 * minute) }
