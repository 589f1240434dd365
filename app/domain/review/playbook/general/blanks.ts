import type { ParsedFact } from '../../facts/fact-names.ts'
import { flagged, notApplicable } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isContactDetail, isDateOfSigning, isNoGap } from './blank-places.ts'

/** A document with more open places than these is a form that nobody has filled in. */
const unfilledForm = 8

export const blanks: Rule = {
	id: 'general.blanks',
	playbook: 'general',
	title: 'Every blank is filled in',
	basis: { kind: 'G', source: 'drafting practice' },
	ofForm: { wholeFile: true, openItem: true },
	underBalancedForm: {},
	stake: 1,
	confidence: 0.7,
	standard: 'All blanks are completed or struck before anyone signs.',
	decide(input) {
		const text = visibleText(input)
		if (isNotSigned(input, text)) return notApplicable
		// When it was signed and where letters go is written in by whoever signs: no term of the deal is open.
		const gaps = openBlanks(input).filter((gap) => !isDateOfSigning(text, gap) && !isContactDetail(text, gap) && !isFieldOfTable(text, gap))
		const [first] = gaps
		if (!first) return notApplicable
		// In a form, the name of whoever signs it is no open term; where it is all that is open there is nothing to decide.
		if (gaps.every((gap) => isNameOfParty(text, gap))) return notApplicable
		const weighty = gaps.find((gap) => onWhichMuchHangs.test(near(input, gap)))
		const one = factsNamed(input, 'blank').length === 1
		const isForm = gaps.length >= unfilledForm && !/\/s\//i.test(text)
		return flagged({
			severity: weighty ? 'medium' : 'low',
			span: weighty ?? first,
			says: isForm
				? 'The document is a form with many blanks still open.'
				: one
					? 'A blank is still open.'
					: 'Blanks are still open, among them this one.',
			why: weighty
				? 'The blank decides money, time or a party. Whoever completes it after you sign decides it.'
				: 'A blank that is completed after signing leads to a dispute about what was agreed.',
			market: 'All blanks are completed or struck before anyone signs.',
			action: one ? 'fill in the blank before signing' : 'fill in every blank before signing',
			reason: 'Both parties should sign the same text.',
			decideBy: 'you',
		})
	},
}

/** A list of requests or questions is answered, and nobody signs it. */
const answered = /\b(?:request\s+lists?|check-?\s?lists?|questionnaires?|agenda|inventory)\b/i

function isNotSigned({ structure }: RuleInput, text: string): boolean {
	return (
		answered.test(text.trimStart().slice(0, titleLength)) &&
		!structure.clauses.some(({ kind }) => kind === 'signature') &&
		!/(?:^|\n)[ \t]*(?:By|Signature)[ \t]{0,20}:?[ \t_]{0,80}(?:\n|$)/.test(text)
	)
}

const titleLength = 160

/** Places still to be filled in, without signature lines, links of a web page and remarks of whoever copied the file. */
export function openBlanks(input: RuleInput): ParsedFact[] {
	return factsNamed(input, 'blank').filter((gap) => !isNoGap(input, gap))
}

function isNameOfParty(text: string, { start, end }: ParsedFact): boolean {
	const before = text.slice(Math.max(0, start - 70), start)
	const behind = text.slice(end, end + 160)
	return (
		(/\b(?:between|among|and|by|from|to|I|we|of)[,:]?\s*(?:\(\d\)\s*|\(?(?:the\s+)?undersigned\)?,?\s*)?$/i.test(before) &&
			/^[\s_.,]*[^.;]{0,120}?(?:(?:each|hereinafter|hereafter|collectively|the|called|referred\s+to\s+as|as)\s+){0,5}["“'‘](?:\w+\s?){1,3}["”'’]/i.test(
				behind,
			)) ||
		(/\b(?:(?:print(?:ed)?\s+)?name\b[^.;\n]{0,30}:?|(?:company|party|visitor|recipient|dealer|employee|executive|print(?:ed)?)\s*:)\s*$/i.test(
			before,
		) &&
			!/[$€£%]/.test(before))
	)
}

/** "TBD" in the row of a table: the plan of a series or of a month that comes later. */
function isFieldOfTable(text: string, { start, end }: ParsedFact): boolean {
	if (!/^tbd$/i.test(text.slice(start, end))) return false
	const around = text.slice(Math.max(0, start - 120), end + 120)
	return /\t|\|| {3,}|\bTBD\b[^.\n]{0,60}\n[\s\S]{0,60}\bTBD\b/i.test(around)
}

const onWhichMuchHangs =
	/[$€£]|\b(?:price|amount|fees?|rent|salary|compensation|sum|term|cap|shares?|percent\w*|governing\s+law|laws\s+of|interest|royalt\w+|maturity)\b/i

function near(input: RuleInput, { start, end }: ParsedFact) {
	const text = visibleText(input)
	return text.slice(Math.max(0, start - 50), end) + (/^[^.;\n]*/.exec(text.slice(end, end + 20))?.[0] ?? '')
}
