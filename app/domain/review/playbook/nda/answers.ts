import type { NdaAnswer } from '../../clauses/readings.ts'
import { passed, readYourself } from '../draft-finding.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'

/** From this score on an answer outweighs wordings that were not found (ours). */
const sure = 0.8

/** A passage of evidence may be long; its beginning is quoted. */
const longestQuote = 420

interface SecondOpinion {
	/** ContractNLI hypotheses that, where entailed, show that what a rule missed is there after all. */
	settledBy?: readonly string[]
	/** What the evidence must speak of: a sure answer on other words settles nothing. */
	about?: RegExp
	/** Evidence with these words forbids what the hypothesis allows: it settles nothing. */
	deniedBy?: RegExp
	/** A hypothesis and the answer that hints at a clause which hurts, where the rule saw none: the reader is to look. */
	warnedBy?: { hypothesis: string; answer: 'entailed' | 'contradicted'; lookFor: string }
}

/** The rules on which the classifier's answers have a say, by id. */
const opinions: Record<string, SecondOpinion> = {
	'nda.scope': {
		settledBy: ['nda-1'],
		about:
			/\b(?:mark|label|identif|designat|legend)\w*|\breasonabl\w+\b[^.]{0,80}\b(?:underst\w+|consider\w*|know\w*|believe\w*|recogni[sz]e\w*)/i,
	},
	'nda.carve_out_third_party': { settledBy: ['nda-13'], about: /\b(?:third|others?|sources?|else|persons?|elsewhere)\b/i },
	'nda.carve_out_independent': {
		settledBy: ['nda-12'],
		about: /\b(?:develop|creat|independen|own|alone|discover|deriv|conceiv)/i,
		deniedBy: /\b(?:not|never)\s+(?:\w+\s+){0,2}(?:develop|creat|mak|use)/i,
	},
	'nda.compelled_disclosure': {
		settledBy: ['nda-8'],
		about: /\b(?:laws?|legal\w*|courts?|compel\w*|govern\w*|regulat\w*|authorit\w+|process|subpoena|judicial)\b/i,
		deniedBy: /\beven\s+(?:if|where|when|though)\b/i,
	},
	'nda.purpose': {
		settledBy: ['nda-4'],
		about: /\b(?:purposes?|only|solely|exclusively|except|than|evaluat\w+|unless)\b/i,
		deniedBy: /\bor\s+(?:for\s+)?any\s+other\s+purposes?\b(?!\s+(?:than|except|but|save))/i,
	},
	'nda.recipients': {
		settledBy: ['nda-7'],
		about: /\b(?:represent|advis|consult|contract|agent|third|other|lawyer|attorney|counsel|accountant|affiliat)/i,
		deniedBy: /\[[^\]]*\b(?:advis|represent|consult|contract)/i,
	},
	'nda.return_or_destroy': { settledBy: ['nda-16'], about: /\b(?:return|destr|delet|eras|give\s+back)/i },
	'nda.non_solicit': {
		warnedBy: {
			hypothesis: 'nda-18',
			answer: 'entailed',
			lookFor: 'Check whether these words bar you from hiring or soliciting people of the other party (non-solicitation).',
		},
	},
	'nda.no_licence': {
		settledBy: ['nda-15'],
		about: /\b(?:licen[cs]|rights?|titles?|own|property|interest)/i,
		deniedBy: /\b(?:hereby\s+)?(?:grants?|assigns?)\b(?![^.;]{0,40}\bno\b)/i,
		warnedBy: {
			hypothesis: 'nda-15',
			answer: 'contradicted',
			lookFor: 'Check whether these words grant a license to, or assign, what you disclose or create.',
		},
	},
}

/**
 * The rule with a second reader: where it misses a wording or can't decide, a sure answer that it is there settles it;
 * where it saw nothing, a sure answer that hurts is shown as words to read. Without an answer, or
 * with one that quotes nothing, the rule decides alone.
 */
export function withAnswers(rule: Rule): Rule {
	const opinion = opinions[rule.id]
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

/** The best evidence of a sure answer to a hypothesis. */
function quoted({ readings }: RuleInput, hypothesis: string, answer: NdaAnswer['answer']) {
	const found = readings.ndaAnswers.find((given) => given.hypothesis === hypothesis && given.answer === answer && given.score >= sure)
	const [best] = found?.evidence ?? []
	return best && best.end > best.start ? { start: best.start, end: Math.min(best.end, best.start + longestQuote) } : null
}
