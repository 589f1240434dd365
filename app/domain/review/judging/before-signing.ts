import { sentencesIn } from '../clauses/sentences.ts'
import { isSamePoint } from '../model/same-point.ts'
import type { Finding } from '../report.ts'

const mostSteps = 3

/** A reason is no longer than this: a step is read at a glance. */
const mostWordsOfReason = 25
const fewestWordsOfReason = 3

/** A place with a longer name than this is left out (characters). */
const longestPlace = 60

/** From this share of its words on, something to do is the same as what is to be done already (ours). */
const sameShare = 0.75

/** What a step says beside the finding: what to do, and how the place is named. */
export interface StepWords {
	/** An infinitive phrase without "to": "raise the cap to twelve months of fees". */
	action: string
	/** "Section 4.2", or `null` where the place has no name. */
	place: string | null
}

/**
 * The three things to do before signing: those of the three worst findings, each as what to do, where, and why. The same
 * thing to do is said once, and so is the same point.
 *
 * @param findings those that count, worst first; disputed ones are not among them
 */
export function beforeSigning(findings: readonly Finding[], wordsOf: (finding: Finding) => StepWords): string[] {
	const steps: string[] = []
	const done: { finding: Finding; words: Set<string> }[] = []
	for (const finding of findings) {
		const { action, place } = wordsOf(finding)
		const todo = capitalized(action.trim().replace(/[.?!]$/, ''))
		const words = wordsIn(todo)
		if (done.some((other) => sayTheSame(other.words, words) || isSamePoint(other.finding, finding))) continue
		done.push({ finding, words })
		const reason = reasonOf(finding)
		const at = place ?? (finding.page === null ? null : `page ${finding.page}`)
		steps.push(`${todo}${at && at.length < longestPlace ? ` (${at})` : ''}${reason ? `: ${reason}` : '.'}`)
		if (steps.length === mostSteps) break
	}
	return steps
}

/** The first whole sentence that is short enough, of what it means or else of what it says. */
function reasonOf({ why, says }: Finding): string | null {
	const sentences = [...sentencesIn(why), ...sentencesIn(says)]
	return sentences.find((sentence) => isShort(sentence)) ?? shortened(sentences[0] ?? '')
}

function isShort(words: string): boolean {
	const length = words.split(/\s+/).length
	return length >= fewestWordsOfReason && length <= mostWordsOfReason
}

/** What limits a statement stands behind it, so that one with a limit is not cut. */
const limits = /\b(?:unless|except|but|if|only|provided|until|other than|save)\b/i

/** A long sentence as far as its first statement goes; `null` where it can't be cut without saying something else. */
function shortened(sentence: string): string | null {
	const [first = '', ...rest] = sentence.split(/(?:;|,(?= (?:and|so|which|because)\b)| – )/)
	return rest.length > 0 && isShort(first) && !limits.test(rest.join(' ')) ? `${first.trim()}.` : null
}

function sayTheSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	const shared = [...one].filter((word) => other.has(word)).length
	return shared >= sameShare * Math.max(one.size, other.size, 1)
}

function wordsIn(words: string): Set<string> {
	return new Set(words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
}

function capitalized(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
