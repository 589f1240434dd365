import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { mentions } from '../mentions.ts'
import type { Rule } from '../rule.ts'
import { hangsUnderAnother } from './setting.ts'

const severalPapers = /\b(?:statements?\s+of\s+work|SOWs?|order\s+forms?|work\s+orders?|purchase\s+orders?)\b/i
const whichWins = longPattern('i')`
	\b(?:
		order\s+of\s+precedence
		|(?:shall|will|does|do)?\s*(?:
			prevails?|controls?|takes?\s+precedence|governs?\s+over|supersedes?|wins?|goes\s+first|comes\s+first|goes\s+before
			|takes?\s+priority|ranks?\s+(?:above|before|ahead|first)
		)
	)\b[^.;]{0,120}
	|\b(?:conflict|inconsisten\w+|discrepanc\w+|differ|differs|clash|clashes)\b[^.]{0,160}\b
		(?:prevail|control|precedence|govern|wins?|order)\w*
`

/** The party that "controls the defense" of a claim decides nothing about documents. */
const ofDefense = /\bcontrols?\s+(?:of\s+)?(?:the\s+|its\s+|any\s+|such\s+)?(?:defen[cs]e|settlement|proceedings?|litigation|claims?)\b/i

/**
 * Work is ordered by documents of their own: "each statement of work that both sign"; an order number on an invoice is
 * no such document.
 */
const underThis = longPattern('i')`
	\b(?:each|every|any|one\s+or\s+more|separate|individual|mutually)\b[^.;]{0,40}\b
		(?:statements?\s+of\s+work|SOWs?|order\s+forms?|work\s+orders?)\b
	|\b(?:statements?\s+of\s+work|SOWs?|order\s+forms?|work\s+orders?)\b[^.;]{0,60}\b(?:sign\w*|execut\w+|agreed?|issued)\b
`
const ordersNamed = /\borders?\b[^.;]{0,80}\(\s?(?:each,?\s+)?(?:an?\s+|the\s+)?["“]Orders?["”]/i

export const precedence: Rule = {
	id: 'services.assignment_precedence',
	playbook: 'services',
	title: 'It says which paper wins',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' },
	stake: 6,
	standard: 'The main agreement wins, unless an order names the clause that it changes.',
	wording: { stands: 'beside' },
	decide(input) {
		// An order under a main agreement: which one wins stands there.
		if (hangsUnderAnother(input)) return notApplicable
		const papers = mentions(input, severalPapers)
		const signed = papers.find(({ sentence }) => underThis.test(sentence.text)) ?? mentions(input, ordersNamed)[0]
		const first = signed ?? papers[0]
		if (!first || (!signed && papers.length < 2)) return notApplicable
		const rule = mentions(input, whichWins, ofDefense).find(({ sentence }) =>
			/\bconflict|inconsisten|discrepan|differ|clash|precedence|prevail|control|wins?\b|first\b|priority|rank/i.test(sentence.text),
		)
		if (rule) return passed(rule)
		return flagged({
			severity: 'low',
			span: first,
			says: {
				friendly: 'There are several papers, and nothing says which one wins if they clash.',
				neutral: 'No order of precedence is set between the papers.',
				legal: 'The agreement contains no order of precedence.',
			},
			why: 'A line in an order could undo a right you fought for here.',
			market: 'The main agreement wins, unless an order names the clause that it changes.',
			action: 'say that this agreement wins over orders and statements of work',
			reason: 'It saves us a fight later.',
		})
	},
}
