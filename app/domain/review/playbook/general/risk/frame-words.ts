import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Actor, Frame, Slot } from '../../../frames/frame.ts'
import { monthsOf } from '../../../frames/reading/slots.ts'
import { visibleText } from '../../passages.ts'
import { partyName } from '../../reader-side.ts'
import type { RuleInput } from '../../rule.ts'

/** Words longer than this are quoted around what was read in them. */
const longestQuote = 420

/** What to quote for a frame: its sentence, or the words around its effect where that is very long. */
export function quoteOf({ document }: Pick<RuleInput, 'document'>, { start, end, effect }: Frame): Span {
	if (end - start <= longestQuote) return { start, end }
	const from = Math.max(start, Math.min(effect.start - 120, end - longestQuote))
	const until = Math.min(end, from + longestQuote)
	return { start: wordStart(document.text, from, start), end: wordEnd(document.text, until, end) }
}

/** The words of a frame. */
export function wordsOfFrame(input: RuleInput, { start, end }: Span): string {
	return visibleText(input).slice(start, end)
}

/** The name of the other party where there are two; "the other side" where there are more or the reader is not known. */
export function otherName(input: RuleInput): string {
	const others = input.parties.filter(({ id }) => id !== input.reader.party?.id)
	const [other] = others
	// A name without a role is often that of a signatory.
	return other && others.length === 1 && input.reader.party && (other.role !== null || other.confidence >= 0.8)
		? nameOf(input, { kind: 'party', party: other.id })
		: 'the other side'
}

/** What the document calls an actor, for the middle of a sentence; "you" for the reader. */
export function nameOf(input: RuleInput, actor: Actor): string {
	if (actor.kind === 'party' && actor.party === input.reader.party?.id) return 'you'
	const slot: Slot<Actor> = { value: actor, start: 0, end: 0, confidence: 1, reader: 'embedded' }
	const name = partyName(input, slot)
	// "You indemnify we" is no English, and "us" would be the reader.
	if (/^(?:we|us|our|you|your|I)$/i.test(name)) return 'the other side'
	return isRole(name) ? `the ${name}` : name
}

/** "Provider’s", "the Company’s", "your". */
export function possessive(name: string): string {
	return name === 'you' ? 'your' : `${name}${name.endsWith('s') ? '’' : '’s'}`
}

/** The same at the start of a sentence. */
export function sentenceStart(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}

function isRole(name: string) {
	return longPattern('i')`
		^(?:
			Company|Employer|Employee|Executive|Consultant|Contractor|Landlord|Tenant|Supplier|Seller|Buyer|Purchaser|Distributor|Reseller
			|Franchisor|Franchisee|Client|Bank|Borrower|Lender|Discloser|Recipient|Disclosing Party|Receiving Party|Owner|User|City|University
		)$
	`.test(name)
}

/** "12 months", "3 years", "without end"; `null` where no time was read. */
export function lastingWords(duration: Frame['duration']): string | null {
	if (!duration || duration.confidence < 0.5) return null
	if (duration.value.unit === 'forever') return 'without end'
	const months = monthsOf(duration.value)
	if (months === null) return null
	if (months >= 24 && months % 12 === 0) return `for ${months / 12} years`
	const { amount, unit } = duration.value
	return unit === 'months' ? `for ${amount} month${amount === 1 ? '' : 's'}` : `for ${amount} ${unit.replace('_', ' ')}`
}

/** A duration in months; `null` where none was read for certain or it has no end. */
export function lastingMonths(duration: Frame['duration']): number | null {
	return duration && duration.confidence >= 0.5 ? monthsOf(duration.value) : null
}

function wordStart(text: string, at: number, least: number): number {
	const space = text.lastIndexOf(' ', at)
	return at === least || space < least ? least : space + 1
}

function wordEnd(text: string, at: number, most: number): number {
	const space = text.indexOf(' ', at)
	return at >= most || space < 0 || space > most ? most : space
}
