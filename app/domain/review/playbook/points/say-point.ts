import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../../clauses/clause.ts'
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
 * @returns `null` where neither can be had: an item of a list without its opening, words cut off
 */
export function sayPoint({ predications }: Pick<RuleInput, 'predications'>, sentence: Sentence): string | null {
	const words = sentence.text.trim()
	const acts = predications.filter((act) => act.sentence.start === sentence.start)
	// What opens a list says nothing without its items.
	if (/_{2}|\[|\*{2}|•|:$/.test(words)) return null
	if (/^["“]?\p{Lu}/u.test(words) && /\.["”)]?$/.test(words) && !leaning.test(words) && countWords(words) <= mostWords)
		return plain(words, sentence, acts)
	return quoted(sentence, acts)
}

const leaning = longPattern()`
	^(?:
		In such|In that|In this case|Such|Any such|Therefore|Thereafter|However|This|These|Those|It|They|The same|The foregoing|Otherwise
		|If so|Upon such|Said
	)\b
`

function plain(words: string, sentence: Sentence, acts: readonly Predication[]): string {
	const from = sentence.start + sentence.text.length - sentence.text.trimStart().length
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
		({ subject, confidence, verb }) =>
			subject !== null &&
			subject.actor !== null &&
			confidence >= sureVerb &&
			!/^be\b/.test(verb) &&
			subject.start >= sentence.start &&
			!pronoun.test(subject.text),
	)
	const words = sentence.text.trim()
	if (!main && (!/^["“]?\p{Lu}/u.test(words) || leaning.test(words))) return null
	const said = (main?.subject ? sentence.text.slice(main.subject.start - sentence.start) : words).trim().replace(/\s+/g, ' ')
	const all = said.split(' ')
	const cut = all.slice(0, mostQuoted).join(' ')
	return `“${all.length > mostQuoted ? `${cut.replace(/[,;:(]+$/, '')} …` : cut.replace(/[.;,]$/, '')}”`
}

function countWords(words: string): number {
	return words.split(/\s+/).length
}
