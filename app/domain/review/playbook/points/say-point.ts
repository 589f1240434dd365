import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { actsOfSentence } from '../../frames/parse/acts-of-sentence.ts'
import type { Predication } from '../../frames/parse/predication.ts'
import { plainWording } from '../../plain/plain-wording.ts'
import type { RuleInput } from '../rule.ts'

/** A sentence up to this long is quoted whole. */
const mostWords = 26
/** Words of a longer one that are quoted as they stand. */
const mostQuoted = 22
/** How sure a verb must be for its "shall" to be retold as "must". */
const sureVerb = 0.75

/**
 * What a sentence says, for the head of a finding: told whole in plainer words where it is short and stands alone, else
 * its main statement in the document's own words, in quotation marks, so that nothing is said that it does not say.
 *
 * @param opensList whether the words that open a list say enough without its items
 * @returns `null` where neither can be had: an item of a list without its opening, words cut off
 */
export function sayPoint({ predications }: Pick<RuleInput, 'predications'>, sentence: Sentence, opensList = false): string | null {
	const words = withoutMarker(sentence.text)
	const acts = actsOfSentence(predications, sentence.start)
	if (unquotable.test(words)) return null
	// Most of what opens a list says nothing without its items.
	if (/:$/.test(words)) return opensList ? quoted(sentence, acts) : null
	if (/^["“]?\p{Lu}/u.test(words) && /\.["”)]?$/.test(words) && !leaning.test(words) && countWords(words) <= mostWords)
		return plain(words, sentence, acts)
	return quoted(sentence, acts)
}

const unquotable = /_{2}|\[|\*{2}|•|\|/

const leaning = longPattern()`
	^(?:
		In such|In that|In this case|Such|Any such|Therefore|Thereafter|However|This|These|Those|It|They|The same|The foregoing|Otherwise
		|If so|Upon such|Said
	)\b
`

function plain(words: string, sentence: Sentence, acts: readonly Predication[]): string {
	const from = sentence.start + sentence.text.indexOf(words)
	const duties = acts.filter(
		({ subject, modality, passive, confidence, verb }) =>
			subject?.actor &&
			subject.actor.kind !== 'third' &&
			confidence >= sureVerb &&
			/^must/.test(modality) &&
			!passive &&
			!/^(?:be|have)\b/.test(verb),
	)
	return plainWording(words, (at) => duties.some(({ verbSpan }) => verbSpan.start >= from + at && verbSpan.start - from - at < 40))
}

const pronoun = /^(?:it|he|she|they|such|same)\b/i

/** The main statement in the words of the document: from its subject on, or from the start of a sentence without one that is sure. */
function quoted(sentence: Sentence, acts: readonly Predication[]): string | null {
	const main = acts.find(
		({ subject, confidence, verb, verbSpan }) =>
			subject !== null &&
			// In "may be brought by Supplier against" the actor stands behind its verb.
			subject.start < verbSpan.start &&
			subject.actor !== null &&
			confidence >= sureVerb &&
			!/^be\b/.test(verb) &&
			subject.start >= sentence.start &&
			!pronoun.test(subject.text),
	)
	const words = withoutMarker(sentence.text)
	if (!main && (!/^(?:["“]?\p{Lu}|(?:you|we)\b)/u.test(words) || leaning.test(words))) return null
	return inQuotes(main?.subject ? sentence.text.slice(main.subject.start - sentence.start) : words)
}

/** The sentence from its first word on, in quotation marks; `null` where blanks or brackets stand in it. */
export function opening(sentence: Sentence): string | null {
	const words = withoutMarker(sentence.text)
	return words === '' || unquotable.test(words) ? null : inQuotes(words)
}

function inQuotes(words: string): string {
	const all = words.trim().split(/\s+/)
	const cut = all.slice(0, mostQuoted).join(' ')
	return `“${all.length > mostQuoted || cut.endsWith(':') ? `${cut.replace(/[,;:(]+$/, '')} …` : cut.replace(/[.;,]$/, '')}”`
}

/** A dash, a bullet or "(b)" in front of an item says nothing. */
function withoutMarker(text: string): string {
	return text.trim().replace(/^(?:[–—•▪●*-]\s+|(?:and|or)?\s*\([a-z\d]{1,4}\)\s+(?:and\s+)?)/i, '')
}

function countWords(words: string): number {
	return words.split(/\s+/).length
}
