import { readYourself } from './draft-finding.ts'
import { visibleText } from './passages.ts'
import type { Rule } from './rule.ts'

/** Characters around the quoted words in which a neighbor may take them back. */
const nearby = 1500

/** A rule whose pass stands only while no sentence near by, before or behind, takes back what the quoted one gives. */
export function unlessTakenBack(rule: Rule, back: RegExp, lookFor: string): Rule {
	return {
		...rule,
		decide(input) {
			const decision = rule.decide(input)
			if (decision.outcome !== 'passed' || !decision.evidence) return decision
			const { start, end } = decision.evidence
			const near = input.structure.sentences.filter((sentence) => sentence.end > start - nearby && sentence.start < end + nearby)
			const undone = near.find((sentence) => back.test(visibleText(input).slice(sentence.start, sentence.end)))
			return undone ? readYourself(lookFor, undone) : decision
		},
	}
}
