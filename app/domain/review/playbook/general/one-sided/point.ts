import type { Actor } from '../../../frames/frame.ts'
import type { Predication } from '../../../frames/parse/predication.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import type { Wording } from '../../draft-finding.ts'
import { withArticle } from '../../drafting-style.ts'
import type { RuleInput } from '../../rule.ts'

/** A finding of the general rule, with one severity. */
export type Point = Omit<Wording, 'severity'> & { span: { start: number; end: number }; severity: Severity; confidence: number }

/** How sure a verb must be to be spoken of here (ours): the rule knows the words only by their class. */
export const surePredication = 0.75

const pronoun = /^(?:we|us|our|you|your)$/i

/** Who acts, seen from the reader; `null` where nobody is sure. */
export function actorSide({ parties, reader }: RuleInput, actor: Actor | null | undefined): 'reader' | 'other' | 'both' | null {
	if (!actor || !reader.party) return null
	if (actor.kind === 'party') {
		if (actor.party === reader.party.id) return 'reader'
		// "We" and "you" that nobody tied to a name may be the reader as well as the other side.
		const party = parties.find(({ id }) => id === actor.party)
		return party && pronoun.test(party.name) && !reader.party.names.some((name) => pronoun.test(name)) ? null : 'other'
	}
	return actor.kind === 'third' ? null : 'both'
}

/** The verbs that may be spoken from, list items and headings included. */
export function sureVerbs({ predications }: RuleInput): Predication[] {
	return predications.filter(({ confidence, sentence }) => confidence >= surePredication && sentence.text.length < longestSentence)
}

/** A sentence beyond this is a list that was read as one. */
const longestSentence = 1200

/** Everything a verb takes, as one string to look into: put together once, since several rules look. */
export function wordsOf(verb: Predication): string {
	let words = known.get(verb)
	if (words === undefined) known.set(verb, (words = join(verb)))
	return words
}

const known = new WeakMap<Predication, string>()

function join({ object, adjuncts, conditions, exceptions, towards }: Predication): string {
	let words = object?.text ?? ''
	for (const list of [adjuncts, conditions, exceptions, towards]) for (const { text } of list) words += ` ; ${text}`
	return words
}

/** What the document calls the actor of a verb: "the Company". */
export function nameOf(input: RuleInput, { subject }: Predication): string {
	const actor = subject?.actor
	if (!actor || !subject) return 'the other side'
	return withArticle(input, { value: actor, start: subject.start, end: subject.end, confidence: 1, reader: 'embedded' })
}

/** The sentence of a verb, shortened to the verb's own stretch where it says more. */
export function spanOf({ sentence, start, end }: Predication): { start: number; end: number } {
	if (sentence.text.length <= longestQuote) return { start: sentence.start, end: sentence.end }
	return { start: Math.max(start, sentence.start), end: Math.min(end, Math.max(start, sentence.start) + longestQuote) }
}

const longestQuote = 420

export function upper(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
