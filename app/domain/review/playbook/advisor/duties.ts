import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, passed } from '../draft-finding.ts'
import { type Passage, passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { engaging } from './sides.ts'

const amount = patternPart`
	(?:
		\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a|an|at\s+least|up\s+to|monthly|weekly|quarterly
		|bi-?weekly|biweekly|fortnightly
	)
`
const measured = new RegExp(
	patternPart`
		\b${amount}\b[^.;]{0,40}\b(?:
			hours?|calls?|meetings?|sessions?|introductions?|intros|check-?ins?|days?|reviews?|workshops?|referrals?
		)\b(?:(?!,\s+and\b)[^.;]){0,60}(?:
			\b(?:per|a|each|every|in\s+(?:each|any|a))\s+(?:\w+\s+)?(?:month|week|fortnight|quarter|half-?\s?year|year)
			|\b(?:monthly|weekly|fortnightly|quarterly|yearly)\b(?!\s+(?:letter|report|newsletter|update))|\bat\s+least\b
		)
		|\b(?:each|every|per)\s+(?:\w+\s+)?(?:month|week|quarter|year)\b[^.;]{0,100}\b(?:${amount})\b[^.;]{0,30}\b
			(?:hours?|calls?|meetings?|sessions?|introductions?)\b
		|\b(?:monthly|weekly|quarterly|bi-?weekly)\s+(?:\w+\s+){0,3}(?:calls?|meetings?|sessions?|check-?ins?|reviews?)\b
		|\b(?:calls?|meetings?|sessions?|check-?ins?)\b(?:(?!,\s+and\b)[^.;]){0,50}\b(?:
			monthly|weekly|quarterly|each\s+(?:month|week|quarter)|every\s+(?:month|week|quarter)|once\s+a|twice\s+a
		)
		|\b(?:at\s+least|minimum\s+of|no\s+(?:less|fewer)\s+than)\s+(?:\(?\d{1,3}\)?|one|two|three|four|five|six|eight|ten|twelve)\b
			[^.;]{0,40}\b(?:hours?|calls?|meetings?|introductions?|customers?|candidates?)
		|\b(?:meets?|sits|convenes?)\b[^.;]{0,40}\b(?:once|twice|(?:\d{1,2}|two|three|four|five|six|eight|ten|twelve)\s+times)\b
		|\b(?:hours?|time\s+commitment)\b[^.;\n]{0,30}(?::|\|)\s*\d
	`,
	'i',
)
/** Hours of office, notice or travel are no measure of help. */
const otherMeasure = /\b(?:notice|cure|terminat\w+|vest\w*|exercise|invoice\w*|reimburs\w*|confidential|business\s+hours|survive\w*)\b/i
const duty = longPattern('i')`
	\b(?:helps?|advises|assists|supports?|opens?\s+doors|lends?\s+a\s+hand|gives?\s+advice|is\s+there\s+for)\b[^.;]{0,60}\b
		(?:where|when|as|if|wherever|whenever)\b[^.;]{0,30}\b
		(?:can|could|able|needed|asked|chance|suits?|time|wish\w*|possible|likes?|needs?|wants?)\b
	|\b(?:advis(?:e|or|ory)|consult\w*|services|assist\w*|guidance|help|support|counsel|introduc\w+|mentor\w*)\b[^.;]{0,160}\b(?:
		shall|will|agrees?|provide[sd]?|as\s+(?:may\s+be\s+)?(?:reasonably\s+)?request\w*|from\s+time\s+to\s+time|when\s+needed|available
	)\b
	|\b(?:shall|will|agrees?\s+to|provides?)\b[^.;]{0,80}\b
		(?:advise|advice|consult\w*|services|assist\w*|guidance|help|support|introduc\w+|mentor\w*)\b
`

const market = 'Hours per month, meetings and introductions, by the role of the advisor.'
const clause =
	'The Advisor will provide at least four hours of services per month, including one call with the founders each month, one ' +
	'in-person meeting each quarter and two introductions to potential customers or hires each quarter, and will respond to e-mail ' +
	'within two business days.'

export const duties: Rule = {
	id: 'advisor.duties',
	playbook: 'advisor',
	title: 'Services of the advisor',
	basis: { kind: 'S', source: 'Founder Institute FAST agreement, which lists duties by role' },
	protects: engaging,
	provenByQuote: true,
	confidence: 0.51,
	decide(input) {
		const found = passages(input, measured, otherMeasure)[0] ?? upTo(input)
		if (found) return passed(found)
		const vague = wording(input, duty, /\b(?:confidential|indemnif\w*|inventions?|terminat\w+|assigns?)\b/i)
		const words = {
			severity: 'medium' as const,
			says: vague
				? 'The advisor’s services are not measured: no hours, meetings or introductions are stated.'
				: 'The advisor’s services are not specified.',
			why: 'The equity vests whether or not the advisor shows up, and nothing proves a failure.',
			market,
			action: 'state hours per month, meetings and introductions',
			reason: 'Both sides should know what is expected.',
			fallback: 'One fixed call a month, with termination at any time.',
			replacement: clause,
		}
		return vague ? flagged({ ...words, kind: 'ambiguous', span: vague }) : absent(words)
	},
}

/** "no more than five hours a month" is a measure too, though it reads as a denial. */
function upTo(input: RuleInput): Passage | null {
	return wording(
		input,
		/\b(?:no\s+more\s+than|not\s+(?:to\s+)?exceed|not\s+more\s+than)\s+(?:\w+\s+){0,3}(?:\(?\d{1,3}\)?\s+)?hours\b[^.;]{0,40}\b(?:month|week|quarter)/i,
	)
}
