import type { ParsedFact } from '../../facts/fact-names.ts'
import { flagged, notApplicable } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPolicy } from './document-kinds.ts'

/** More open places than these make a form that nobody has filled in. */
const unfilledForm = 8

export const blanks: Rule = {
	id: 'general.blanks',
	playbook: 'general',
	title: 'Every blank is filled in',
	basis: { kind: 'G', source: 'drafting practice' },
	decide(input) {
		const gaps = openBlanks(input)
		const [first] = gaps
		if (!first) return notApplicable
		const weighty = gaps.find((gap) => onWhichMuchHangs.test(near(input, gap)))
		const one = gaps.length === 1
		return flagged({
			severity: weighty ? 'medium' : 'low',
			span: weighty ?? first,
			says: gaps.length >= unfilledForm ? 'The document is a form with many blanks still open.' : one ? 'A blank is still open.' : 'Several blanks are still open.',
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
	const text = visibleText(input)
	return factsNamed(input, 'blank').filter((gap) => !inSignatureBlock(input, gap.clauseId) && !onSignatureLine(text, gap.start) && !isInForm(input, gap) && !isLink(text, gap) && !isHeading(text, gap) && !isLeader(text, gap) && !/\bbrackets?\s*$/i.test(text.slice(Math.max(0, gap.start - 12), gap.start)) && !remark.test(text.slice(gap.start, gap.end)) && !(isPolicy(input) && !asksToFill.test(text.slice(gap.start, gap.end))))
}

const onWhichMuchHangs = /[$€£]|\b(?:price|amount|fees?|rent|salary|compensation|sum|term|cap|shares?|percent\w*|governing\s+law|laws\s+of|interest|royalt\w+|maturity)\b/i
/** "[Overview](#overview)", "[email protected]" and "[GRAPHIC OMITTED]" are no gaps; nor is an instruction such as "[IF APPLICABLE]". */
const remark = /\b(?:omitted|graphic|logo|image|photo|protected|if\s+applicable|optional|delete\s+(?:if|as)|remainder|signature\s+page|table\s+of\s+contents|back\s+to\s+top|edit|source|link|yes\s+or\s+no|year|letterhead|redacted|extracted|signatures?|highlighted|communications?|marked)\b|\\|^X{4,}$|^\[[\w-]+(?:\/[\w-]+)+\]$/i
const asksToFill = /^[[<{(]{1,2}\s*(?:insert|your|company|business|name|address|date|e-?mail|enter|legal|website|country|state|contact)\b|_{3,}|●|\{\{/i

/** A form at the end, to be used later: "Exhibit B, Notice of Exercise". A draft that is one whole form has no such part. */
function isInForm(input: RuleInput, { start }: ParsedFact) {
	const text = visibleText(input)
	return input.structure.clauses.some((clause) => clause.kind === 'exhibit' && clause.start > text.length / 3 && clause.start <= start && start < clause.end && aForm.test(text.slice(clause.start, clause.start + headLength)))
}

const aForm = /\bform\b|\bnotice\b|\bcertificate\b|\bsample\b|\bspecimen\b|\bletter\b|\bwarrant\b|\brelease\b|\backnowledg\w+|\bjoinder\b|\bassignment\b|\bsublicense\b/i
const headLength = 250

/** "Section 1(h) [DEFINITIONS]", "[General Rules]": words in brackets that ask for nothing. */
function isHeading(text: string, { start, end }: ParsedFact) {
	const words = text.slice(start, end)
	return /^\[\s*\p{Lu}/u.test(words) && !asksForField.test(words)
}

const asksForField = /[●•_…{}]|\b(?:insert|enter|name|date|day|month|year|amount|number|no\.?|address|company|party|client|customer|investor|employee|employer|executive|consultant|contractor|candidate|title|role|position|state|country|county|city|jurisdiction|court|law|term|period|percent\w*|price|fee|salary|rate|purpose|project|product|service|software|territory|legal|full|other|tbd|assignor|assignee|licensor|licensee|landlord|tenant|agent|bank|buyer|seller|borrower|lender|describe|description|reference|location|shares?|event|action|type|list|relationship|author|owner|holder|individual|minor|officer|director|offered|effective)\b/i

/** "Definitions ........ 4": dots that lead to a page or a figure. */
function isLeader(text: string, { start, end }: ParsedFact) {
	return /^[.…]/.test(text.slice(start, end)) && (/^[.…\s]{0,40}(?:[$€£%]?\s?[\d(-]|[ivx]+\b)/.test(text.slice(end, end + 44)) || /[.…]{12,}/.test(text.slice(start, end)))
}

function isLink(text: string, { start, end }: ParsedFact) {
	return text[start] === '[' && (/^\s?[([]/.test(text.slice(end, end + 2)) || text[start - 1] === '!' || text[start - 1] === '[' || text[end] === ']')
}

function inSignatureBlock({ structure }: RuleInput, clauseId: string | null) {
	return structure.clauses.some(({ id, kind }) => id === clauseId && kind === 'signature')
}

/** "By: ____", "Customer: ____" on a line of its own: a place to sign, not a gap in the terms. */
function onSignatureLine(text: string, at: number) {
	const start = text.lastIndexOf('\n', at) + 1
	const end = text.indexOf('\n', at)
	const line = text.slice(start, end < 0 ? text.length : end)
	if (/\binitials?\s*:?\s*$|\b(?:yes|no)\s*:?\s*$|\b(?:by|signature)\s*:?\s*$/i.test(line.slice(0, at - start)) || /^[_\s]*\/s\//i.test(line.slice(at - start))) return true
	return signatureLine.test(line) || signed.test(line.slice(0, at - start)) || underlined.test(line.slice(0, at - start))
}

const signatureLine = /^\s*(?:[A-Z][\w&.,' /()-]{0,40})?:?\s*[_.…]{3,}\s*(?:\(?(?:name|title|date|signature|sign|print\w*|witness)[\w\s]{0,20}\)?)?\s*$|^\s*(?:(?:by|name|title|date|signature|signed|witness|print\s+name|initials?|place|position|telephone|facsimile|phone|fax|e-?mail|its|for\s+the\s+\W*\w+\W*)\s*:?\s*[_.…[\]\s]{2,}){1,6}\s*$|^\s*_{3,12}\s*[A-Z][a-z]+\s*$|^\s*(?:[\d/.]{6,10}\s*){0,2}_{5,}[\s_]*(?:date|name|title|signature)\b/i

/** "EXECUTED this ____ day of": filled in by whoever signs. */
const signed = /\b(?:executed|signed|in\s+witness\s+whereof)\b[^.]{0,80}$/i
/** "the State of _New York______": the field has been filled in. */
const underlined = /_[\p{L}\d][^_]{1,40}$/u

function near(input: RuleInput, { start, end }: ParsedFact) {
	return visibleText(input).slice(Math.max(0, start - 50), end + 20)
}
