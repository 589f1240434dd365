import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { mentions } from '../../mentions.ts'
import type { Rule } from '../../rule.ts'
import { nearestSide } from './who-is-named.ts'

const pay = patternPart`
	(?:
		(?:base\s+)?(?:salary|salaries|wages?|pay|compensation|remuneration|retainer|earned\s+(?:bonus(?:es)?|commissions?))|hourly\s+rate
		|fees?
	)
`
const cuts = new RegExp(
	patternPart`
		\b(?:may|can|reserves?\s+the\s+right\s+to|is\s+entitled\s+to)\b[^.;]{0,80}\b(?:reduc\w*|cut|lower|withhold|defer|suspend|decreas\w*)\b
		[^.;]{0,60}\b${pay}\b
	`,
	'i',
)
const atWill = longPattern('i')`
	\b(?:
		at\s+any\s+time|sole|absolute|discretion\w*|for\s+any\s+(?:or\s+no\s+)?reason|without\s+(?:\w+\s+)?(?:notice|cause|reason|consent)
		|as\s+it\s+sees\s+fit|at\s+will
	)\b
`
/** Deductions required by law, cuts for everybody alike, and overpayments. */
const fair = longPattern('i')`
	\b(?:
		tax\w*|withholdings?|required\s+by\s+law|applicable\s+law|overpa\w+|across[\s-]the[\s-]board|similarly\s+situated
		|other\s+(?:senior\s+)?executives|pro\s?rata|disput\w+|unsatisfactory|defect\w*|invoice\w*|set-?off|breach\w*|mutual\w*|agree\w*
		|not\b[^.;]{0,30}\b(?:reduc|decreas|lower)\w*|Good\s+Reason|license\s+fees?|lender|agent
	)\b
`

export const payCut: Rule = {
	id: 'general.pay_cut',
	playbook: 'general',
	title: 'Your pay is not cut at will',
	basis: { kind: 'L', source: 'state wage laws: earned pay may not be withheld, and a cut works for the future only' },
	protects: ['worker', 'advisor', 'vendor', 'founder', 'provider'],
	step: { unless: /\bfull\s+(?:pay|salary)\b/i },
	decide(input) {
		if (!input.reader.party) return notApplicable
		const place = mentions(input, cuts, fair, /\b(?:reduc|cut|lower|withhold|defer|suspend|decreas)/i).find(
			({ sentence, match }) => atWill.test(sentence.text) && nearestSide(input, sentence.text.slice(0, match.index + 1)) === 'other',
		)
		if (!place) return notApplicable
		return flagged({
			severity: 'high',
			span: place,
			says: 'Your pay can be reduced or withheld at will.',
			why: 'Nothing then assures you of the agreed sum, even for work already done.',
			market: 'Pay is fixed. A cut needs your consent, or works for the future only and counts as good reason to resign.',
			action: 'require our written consent to any cut in pay, and strike the right to withhold it',
			reason: 'Earned pay may not be withheld under most wage laws.',
			fallback: 'A cut that applies to all at the same level, on 30 days’ notice and for the future only.',
			replacement: null,
			confidence: 0.8,
		})
	},
}
