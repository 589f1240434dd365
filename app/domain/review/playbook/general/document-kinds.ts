import { longPattern } from '#app/domain/text/long-pattern.ts'
import { visibleText } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

const policies = new Set([
	'Privacy Policy',
	'Terms of Service',
	'Cookie Policy',
	'Acceptable Use Policy',
	'Refund Policy',
	'DMCA Policy',
	'Community Guidelines',
	'Accessibility Statement',
	'Employee Handbook',
	'Remote Work Policy',
	'Open Source Policy',
	'Conflict of Interest Policy',
])

/** Whether the document is a policy that nobody signs. */
export function isPolicy({ documentType }: Pick<RuleInput, 'documentType'>): boolean {
	return documentType !== null && policies.has(documentType)
}

/** Whether anybody promises anything here: of a flow chart or a form for notes nobody expects a law or a signature. */
export function isAgreement(input: RuleInput): boolean {
	if (input.documentType !== null) return !filings.has(input.documentType)
	const text = visibleText(input)
	return /(?<!\bthird[\s-])\bpart(?:y|ies)\b/i.test(text) || contractWords.filter((pattern) => pattern.test(text)).length >= 2
}

/** Whether the document changes another one: exhibits, dates and terms that it names may stand there. */
export function isAmendment(input: RuleInput): boolean {
	let amends = amendments.get(input.document)
	if (amends === undefined) amendments.set(input.document, (amends = changesAnother(visibleText(input))))
	return amends
}

/** Many rules need it, so it is read once for each document. */
const amendments = new WeakMap<RuleInput['document'], boolean>()

function changesAnother(text: string): boolean {
	const opening = text.slice(0, openingLength)
	return (
		/\b(?:amendment|addendum|supplement|extension|modification|waiver|joinder|side\s+letter)\b/i.test(text.slice(0, titleLength)) ||
		/\bthis\s+(?:\w+\s+){0,2}(?:Amendment|Addendum|Supplement)\b/.test(opening) ||
		/^\W{0,6}(?:(?:first|second|third|fourth|fifth|form\s+of)\s+)?amendment\s+(?:no\b|number|#|\d|to\b|agreement)/im.test(opening) ||
		amending.test(text)
	)
}

/**
 * "Section 3(a) of the Agreement shall be amended to read as follows" makes an amendment whatever the title; a restated
 * agreement is whole.
 */
const amending = longPattern('i')`
	\b(?:sections?|paragraphs?|articles?|clauses?|exhibits?|schedules?)\s+[\dA-Z][\w.()]*\s[^.;]{0,80}\b(?:is|are|shall\s+be)\s+
	(?:hereby\s+)?(?:deleted|amended|replaced|modified)\b(?!\s+and\s+restated)[^.;]{0,80}\b
	(?:to\s+read|as\s+follows|replaced\s+(?:by|with)|and\s+replac\w+)
`

const titleLength = 200
const openingLength = 2000

const filings = new Set<string>([
	'Board Consent',
	'Board Minutes',
	'Stockholder Consent',
	'Organizational Resolutions',
	'Bylaws',
	'Certificate of Incorporation',
	'Cap Table',
	'83(b) Election',
	'Form D',
	'409A Valuation',
	'Tax Returns',
	'Financial Statements',
	'Annual Report',
	'Audit Report',
	'Invoice',
])
const contractWords = [
	/\b(?:shall|agrees?\s+(?:to|that)|undertakes?\s+to|hereby|will\s+(?:pay|provide|deliver|keep|not))\b/i,
	/\b(?:agreement|contract|undertaking|deed)\b/i,
	/\b(?:in\s+witness\s+whereof|signature|signed|by:\s*_+|accepted\s+and\s+agreed)\b/i,
	/\b(?:terminat\w+|liab\w+|confidential\w*|indemnif\w+|fees?|payment)\b/i,
]
