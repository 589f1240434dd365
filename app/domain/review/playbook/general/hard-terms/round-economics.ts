import { notApplicable } from '../../draft-finding.ts'
import type { Rule } from '../../rule.ts'
import { antiDilution } from '../../term-sheet/anti-dilution.ts'
import { dragAlong } from '../../term-sheet/founders.ts'
import { dividends, liquidationPreference } from '../../term-sheet/preference.ts'
import { inUsualWords } from '../../term-sheet/role-names.ts'

/** Documents that carry out a round, or that no catalogue names: they may have the terms of a term sheet as well. */
const ofRounds: ReadonlySet<string> = new Set([
	'Stock Purchase Agreement',
	'Investor Rights Agreement',
	'Voting Agreement',
	'Right of First Refusal Agreement',
	'Stockholder Agreement',
	'Certificate of Incorporation',
	'Side Letter',
	'Letter of Intent',
	'Operating Agreement',
])
const preferred = /\b(?:preferred\s+(?:stock|shares)|series\s+(?:seed|[a-d])\b|investors?)\b/i
const holding: ReadonlySet<string> = new Set(['investor', 'lender', 'buyer', 'landlord', 'customer'])

/** A rule of the term sheet that applies to other documents of a round too, and only where something is wrong there. */
function inOtherPapers(rule: Rule, id: string): Rule {
	const { title, basis, protects, stake } = rule
	return {
		id,
		playbook: 'general',
		title,
		basis,
		protects,
		stake,
		decide(input) {
			const { party } = input.reader
			if (
				!party ||
				holding.has(party.roleKind ?? '') ||
				(input.documentType !== null && !ofRounds.has(input.documentType)) ||
				!preferred.test(input.document.text)
			)
				return notApplicable
			const decision = rule.decide(inUsualWords(input))
			return decision.outcome === 'flagged' ? { outcome: 'flagged', findings: decision.findings } : notApplicable
		},
	}
}

/** What a round costs the company and its founders, wherever it is written. */
export const roundEconomics: Rule[] = [
	inOtherPapers(liquidationPreference, 'general.liquidation_preference'),
	inOtherPapers(antiDilution, 'general.anti_dilution'),
	inOtherPapers(dividends, 'general.cumulative_dividends'),
	inOtherPapers(dragAlong, 'general.drag_along'),
]
