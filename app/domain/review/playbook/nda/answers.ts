import type { NdaAnswer } from '../../clauses/readings.ts'
import { passed, readYourself } from '../draft-finding.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'

/** From this score on an answer outweighs wordings that were not found (ours). */
const sure = 0.8

const longestQuote = 420

/** What the classifier's answers say on a rule. */
export interface SecondOpinion {
	/** ContractNLI hypotheses that, where entailed, show that what a rule missed is there after all. */
	settledBy?: readonly string[]
	/** What the evidence must speak of: a sure answer on other words settles nothing. */
	about?: RegExp
	/** Evidence with these words forbids what the hypothesis allows: it settles nothing. */
	deniedBy?: RegExp
	/** A hypothesis and the answer that hints at a clause which hurts, where the rule saw none: the reader is to look. */
	warnedBy?: { hypothesis: string; answer: 'entailed' | 'contradicted'; lookFor: string }
}

/** A rule on which the classifier's answers may have a say. */
export interface NdaRule extends Rule {
	secondReader?: SecondOpinion
}

/**
 * The rule with a second reader: where it misses a wording or can't decide, a sure answer that it is there settles it;
 * where it saw nothing, a sure answer that hurts is shown as words to read. Without an answer, or
 * with one that quotes nothing, the rule decides alone.
 */
export function withAnswers(rule: NdaRule): Rule {
	const opinion = rule.secondReader
	if (!opinion) return rule
	return {
		...rule,
		decide(input) {
			const own = rule.decide(input)
			// Words that the rule itself wants read speak against the answer.
			const doubted = own.outcome === 'undecided' && (own.readYourself?.length ?? 0) > 0
			if (own.outcome === 'absent' || (own.outcome === 'undecided' && !doubted)) {
				const settled = (opinion.settledBy ?? [])
					.map((hypothesis) => quoted(input, hypothesis, 'entailed'))
					.find((span) => span !== null && speaksOf(opinion, visibleText(input).slice(span.start, span.end)))
				if (settled) return passed(settled)
			}
			const { warnedBy } = opinion
			const sawNothing = own.outcome !== 'flagged' && !(own.outcome === 'passed' && own.evidence)
			const warning = warnedBy && sawNothing ? quoted(input, warnedBy.hypothesis, warnedBy.answer) : null
			return warnedBy && warning ? readYourself(warnedBy.lookFor, warning) : own
		},
	}
}

function speaksOf({ about, deniedBy }: SecondOpinion, evidence: string) {
	return (!about || about.test(evidence)) && !deniedBy?.test(evidence)
}

function quoted({ readings }: RuleInput, hypothesis: string, answer: NdaAnswer['answer']) {
	const found = readings.ndaAnswers.find((given) => given.hypothesis === hypothesis && given.answer === answer && given.score >= sure)
	const [best] = found?.evidence ?? []
	return best && best.end > best.start ? { start: best.start, end: Math.min(best.end, best.start + longestQuote) } : null
}
