import { readDurations, type Duration } from '#app/domain/review/facts/dates/durations.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { type Passage, quoteSpan } from '../passages.ts'
import type { RoleKind } from '../../sides/document-party.ts'
import type { RuleInput } from '../rule.ts'

/** How leases call the two sides. */
export const landlord = String.raw`\b(?:sub-?)?(?:landlord|landlady|lessor|licensor|owner|host)(?:['’]s)?\b`
const renting = String.raw`(?:sub-?)?(?:tenant|lessee|licensee|renter|occupier|occupant)`
export const tenant = String.raw`\b(?:${renting}|you|we)(?:['’]s)?\b`
/** The tenant where "we" may be the landlord. */
export const renter = String.raw`\b(?:${renting}|you)(?:['’]s)?\b`
/** What is let, as leases go on to call it. */
export const rooms = String.raw`(?:premises|space|suite|offices?|studio|loft|unit|desks?|rooms?|floor|workshop|shop|house|property|building)`

/** The usual severities of a term that hurts the tenant. */
export const harm = { grave: 'high', plain: 'medium' } as const

/** Whom the lease rules protect: the founder rents. */
export const tenants: readonly RoleKind[] = ['tenant', 'licensee', 'customer']

/** Up to `most` characters of one sentence; the point of "3.5%" ends none. */
export function within(most: number): string {
	return String.raw`(?:[^.;]|\.(?=\d)){0,${most}}`
}

/** "a, b and c". */
export function listed(items: readonly string[]): string {
	return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** Sentences that say `pattern` and not `unless`, denied or not. */
export function sentencesSaying(input: RuleInput, pattern: RegExp, unless?: RegExp): Sentence[] {
	return input.structure.sentences.filter(({ text }) => pattern.test(text) && !unless?.test(text))
}

/** The passage in one sentence; `null` where it does not say the words. */
export function passageIn(sentence: Sentence, pattern: RegExp): Passage | null {
	const match = pattern.exec(sentence.text)
	return match ? { ...quoteSpan(sentence, match), match, sentence } : null
}

/** Lengths of time in a sentence as days (a month 30, a year 365), in order, with the words before and behind each. */
export function daysIn({ text }: Pick<Sentence, 'text'>): { days: number; before: string; behind: string }[] {
	return readDurations(text).map((duration) => ({
		days: inDays(duration),
		before: text.slice(0, duration.start),
		behind: text.slice(duration.end),
	}))
}

function inDays({ unit, readings }: Duration): number {
	const value = Math.min(...readings)
	if (unit === 'hours') return value / 24
	if (unit === 'months') return value % 12 === 0 ? (value / 12) * 365 : value * 30
	return unit === 'business days' ? Math.floor((value * 7) / 5) : value
}
