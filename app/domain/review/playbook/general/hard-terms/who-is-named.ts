import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../../clauses/search/all-matches.ts'
import type { RuleInput } from '../../rule.ts'
import { othersNames } from '../around.ts'

/** Whose name some words hold; `null` where they name nobody known, or both. */
export function sideIn(input: RuleInput, words: string): 'reader' | 'other' | null {
	const own = holds(words, input.reader.party?.names ?? [])
	const other = holds(words, othersNames(input)) || unlisted(input, words) >= 0
	return own === other ? null : own ? 'reader' : 'other'
}

/** Whose name stands last in some words: the subject that is nearest to the verb behind them. */
export function nearestSide(input: RuleInput, words: string): 'reader' | 'other' | null {
	const own = last(words, input.reader.party?.names ?? [])
	const other = Math.max(last(words, othersNames(input)), unlisted(input, words))
	return own === other ? null : own > other ? 'reader' : 'other'
}

const roleWord = longPattern('gu')`
	(?<![\p{L}])(?:
		Client|Customer|Designer|Provider|Supplier|Vendor|Contractor|Subcontractor|Consultant|Company|Licensor|Licensee|Buyer|Seller
		|Purchaser|Agency|Developer|Distributor|Manufacturer|Owner|Lender|Borrower|Landlord|Tenant|Creator|Author|Artist|Publisher|Sponsor
	)(?![\p{L}])
`

function unlisted(input: RuleInput, words: string): number {
	const own = (input.reader.party?.names ?? []).map((name) => name.toLowerCase())
	return Math.max(
		-1,
		...allMatches(words, roleWord)
			.filter(([role]) => !own.some((name) => name.split(/\s+/).includes(role.toLowerCase())))
			.map(({ index }) => index),
	)
}

/** What the words call the party: short names, such as "Acme" for "Acme Ltd", and letter case may differ from the top. */
function pattern(name: string): RegExp {
	const short = name.replace(/,?\s+(?:Inc|Ltd|Limited|LLC|GmbH|Corp|Corporation|Company|PLC|LLP|AG|SA|BV|Co)\.?$/i, '')
	const speaks = /^you$/i.test(name) ? 'you(?:r|rs)?' : /^we$/i.test(name) ? 'we|us|our' : null
	const escaped =
		speaks ??
		(short.length > 2 ? short : name)
			.replace(/^_+|_+$/g, '')
			.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
			.replace(/\s+/g, '\\s+')
	return new RegExp(`(?<![\\p{L}\\d])(?:${escaped})(?![\\p{L}\\d])`, 'giu')
}

function holds(words: string, names: readonly string[]): boolean {
	return last(words, names) >= 0
}

function last(words: string, names: readonly string[]): number {
	return Math.max(-1, ...names.flatMap((name) => allMatches(words, pattern(name)).map(({ index }) => index)))
}
