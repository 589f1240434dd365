import type { Finding } from '../report.ts'
import { worstByConsequence } from './consequence.ts'

const mostSteps = 3

/** A reason longer than this is left out: a step is read at a glance. */
const mostWordsOfReason = 25

/** What a step says beside the finding: what to do, and how the place is named. */
export interface StepWords {
	/** An infinitive phrase without "to": "raise the cap to twelve months of fees". */
	action: string
	/** "Section 4.2", or `null` where the place has no name. */
	place: string | null
}

/**
 * The three things to do before signing: the three findings that are worst by consequence, each as what to do, where,
 * and why. The same thing to do is said once.
 *
 * @param findings those that count, in any order; disputed ones are not among them
 */
export function beforeSigning(findings: readonly Finding[], wordsOf: (finding: Finding) => StepWords): string[] {
	const steps: string[] = []
	const done = new Set<string>()
	for (const finding of [...findings].sort(worstByConsequence)) {
		const { action, place } = wordsOf(finding)
		const todo = capitalized(action.replace(/\.$/, ''))
		if (done.has(todo)) continue
		done.add(todo)
		const reason = firstSentence(finding.why)
		steps.push(`${todo}${place && place.length < 60 ? ` (${place})` : ''}${reason ? `: ${reason}` : '.'}`)
		if (steps.length === mostSteps) break
	}
	return steps
}

function firstSentence(words: string): string | null {
	const [sentence = ''] = words.split(/(?<=[.!?])\s+(?=[\p{Lu}"“])/u)
	const length = sentence.split(/\s+/).filter((word) => word !== '').length
	return length > 2 && length <= mostWordsOfReason ? sentence : null
}

function capitalized(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
