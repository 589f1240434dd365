import type { ParsedFact } from '../../facts/fact-names.ts'
import { flagged, notApplicable } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isContactDetail, isDateOfSigning, isNoGap } from './blank-places.ts'

/** More open places than these make a form that nobody has filled in. */
const unfilledForm = 8

export const blanks: Rule = {
	id: 'general.blanks',
	playbook: 'general',
	title: 'Every blank is filled in',
	basis: { kind: 'G', source: 'drafting practice' },
	decide(input) {
		const text = visibleText(input)
		// When it was signed and where letters go is written in by whoever signs: no term of the deal is open.
		const gaps = openBlanks(input).filter((gap) => !isDateOfSigning(text, gap) && !isContactDetail(text, gap))
		const [first] = gaps
		if (!first) return notApplicable
		const weighty = gaps.find((gap) => onWhichMuchHangs.test(near(input, gap)))
		const one = factsNamed(input, 'blank').length === 1
		const isForm = gaps.length >= unfilledForm && !/\/s\//.test(text)
		return flagged({
			severity: weighty ? 'medium' : 'low',
			span: weighty ?? first,
			says: isForm ? 'The document is a form with many blanks still open.' : one ? 'A blank is still open.' : 'Blanks are still open, among them this one.',
			why: weighty ? 'The blank decides money, time or a party. Whoever completes it after you sign decides it.' : 'A blank that is completed after signing leads to a dispute about what was agreed.',
			market: 'All blanks are completed or struck before anyone signs.',
			action: one ? 'fill in the blank before signing' : 'fill in every blank before signing',
			reason: 'Both parties should sign the same text.',
			decideBy: 'you',
		})
	},
}

/** Places still to be filled in, without signature lines, links of a web page and remarks of whoever copied the file. */
export function openBlanks(input: RuleInput): ParsedFact[] {
	return factsNamed(input, 'blank').filter((gap) => !isNoGap(input, gap))
}

const onWhichMuchHangs =
	/[$€£]|\b(?:price|amount|fees?|rent|salary|compensation|sum|term|cap|shares?|percent\w*|governing\s+law|laws\s+of|interest|royalt\w+|maturity)\b/i

function near(input: RuleInput, { start, end }: ParsedFact) {
	const text = visibleText(input)
	return text.slice(Math.max(0, start - 50), end) + (/^[^.;\n]*/.exec(text.slice(end, end + 20))?.[0] ?? '')
}
