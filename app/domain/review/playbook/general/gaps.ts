import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { passage, visibleText, wording } from '../passages.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'

const basis: RuleBasis = { kind: 'G', source: 'drafting practice' }

/** Policies are published, not signed. */
const policies = new Set(['Privacy Policy', 'Terms of Service', 'Cookie Policy', 'Acceptable Use Policy', 'Refund Policy', 'DMCA Policy', 'Community Guidelines', 'Accessibility Statement', 'Employee Handbook', 'Remote Work Policy', 'Open Source Policy', 'Conflict of Interest Policy'])

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

/** Papers that record a decision or report facts: no law is chosen in them. */
const filings = new Set<string>(['Board Consent', 'Board Minutes', 'Stockholder Consent', 'Organizational Resolutions', 'Bylaws', 'Certificate of Incorporation', 'Cap Table', '83(b) Election', 'Form D', '409A Valuation', 'Tax Returns', 'Financial Statements', 'Annual Report', 'Audit Report', 'Invoice'])
const contractWords = [/\b(?:shall|agrees?\s+(?:to|that)|undertakes?\s+to|hereby|will\s+(?:pay|provide|deliver|keep|not))\b/i, /\b(?:agreement|contract|undertaking|deed)\b/i, /\b(?:in\s+witness\s+whereof|signature|signed|by:\s*_+|accepted\s+and\s+agreed)\b/i, /\b(?:terminat\w+|liab\w+|confidential\w*|indemnif\w+|fees?|payment)\b/i]

function inSignatureBlock({ structure }: RuleInput, clauseId: string | null) {
	return structure.clauses.some(({ id, kind }) => id === clauseId && kind === 'signature')
}

export const blanks: Rule = {
	id: 'general.blanks',
	playbook: 'general',
	title: 'Nothing is left blank',
	basis,
	decide(input) {
		const gaps = factsNamed(input, 'blank').filter((gap) => !inSignatureBlock(input, gap.clauseId) && !onSignatureLine(input, gap.start))
		const [first] = gaps
		if (!first) return passed()
		const places = gaps.length === 1 ? 'One blank is' : `${gaps.length} blanks are`
		return flagged({
			severity: gaps.length > 0 && gaps.some((gap) => /\b(?:price|amount|fee|term|date|cap|\$|USD|shares|law|party|company|name)\b|\$/i.test(near(input, gap.start, gap.end))) ? 'high' : 'medium',
			span: first,
			says: {
				friendly: `${places} still open. Fill in each one before you sign, or anyone may do it later.`,
				neutral: `${places} still to be filled in. This is the first.`,
				legal: `${gaps.length} placeholder${gaps.length === 1 ? ' remains' : 's remain'} uncompleted, beginning here.`,
			},
			why: 'Who fills a blank after you sign may set the price or the date.',
			market: 'A paper is signed with no blanks. What does not apply is struck or says "none".',
			action: gaps.length === 1 ? 'fill in the blank' : `fill in all ${gaps.length} blanks`,
			reason: 'Both sides should sign the same text.',
			decideBy: 'you',
		})
	},
}

/** "By: ____", "Customer: ____" on a line of its own: a place to sign, not a gap in the terms. */
function onSignatureLine({ document: { text } }: RuleInput, at: number) {
	const start = text.lastIndexOf('\n', at) + 1
	const end = text.indexOf('\n', at)
	return signatureLine.test(text.slice(start, end < 0 ? text.length : end))
}

const signatureLine = /^\s*(?:[A-Z][\w&.,' ]{0,40})?:?\s*_{3,}\s*(?:\(?(?:name|title|date|signature)\)?)?\s*$/

function near({ document }: RuleInput, start: number, end: number) {
	return document.text.slice(Math.max(0, start - 60), end + 40)
}

export const exhibits: Rule = {
	id: 'general.exhibits',
	playbook: 'general',
	title: 'Every exhibit is attached',
	basis,
	decide(input) {
		const references = input.structure.crossReferences.filter(({ kind, external }) => kind === 'exhibit' && !external)
		if (references.length === 0) return notApplicable
		const missing = new Map(references.filter(({ resolvedTo }) => resolvedTo === null).map((reference) => [input.document.text.slice(reference.start, reference.end).replace(/\s+/g, ' ').toLowerCase(), reference] as const).reverse())
		const [first] = [...missing.values()].sort((a, b) => a.start - b.start)
		if (!first) return passed(references[0])
		const names = [...missing.values()].sort((a, b) => a.start - b.start).map(({ start, end }) => input.document.text.slice(start, end).replace(/\s+/g, ' '))
		const listed = names.slice(0, 5).join(', ')
		return flagged({
			severity: 'medium',
			span: first,
			says: {
				friendly: `The paper leans on ${listed}, but I can’t find ${names.length === 1 ? 'it' : 'them'} in the file. Ask for ${names.length === 1 ? 'it' : 'them'}.`,
				neutral: `${listed} ${names.length === 1 ? 'is' : 'are'} named but not attached.`,
				legal: `${listed} ${names.length === 1 ? 'is' : 'are'} incorporated by reference but not annexed.`,
			},
			why: 'You would agree to text you have not seen. It may hold prices, work or duties.',
			market: 'Every exhibit is attached when the paper is signed.',
			action: `attach ${listed}`,
			reason: 'We can only agree to what we have read.',
		})
	},
}

export const signatureBlock: Rule = {
	id: 'general.signature_block',
	playbook: 'general',
	title: 'There is a place to sign',
	basis,
	decide(input) {
		if (isPolicy(input) || !isAgreement(input)) return notApplicable
		const block = input.structure.clauses.find(({ kind }) => kind === 'signature')
		if (block) return passed({ start: block.start, end: block.end })
		const line = wording(input, /\bin\s+witness\s+whereof\b|\bsignature\b|\bsigned\s+by\b|^\s*(?:by|name|title)\s*:|\/s\/|^\s*[A-Z][\w ]{1,30}:\s*_{4,}/im)
		if (line) return passed(line)
		return absent({
			severity: 'medium',
			says: {
				friendly: 'There is no place to sign. The file may be cut off, or the last page is missing.',
				neutral: 'No signature block was found.',
				legal: 'The instrument contains no execution block.',
			},
			why: 'With no signatures you can’t prove the deal, and a claim for money gets hard.',
			market: 'Each side signs with name, title and date.',
			action: 'add a place for each side to sign',
			reason: 'It shows who agreed, and when.',
			replacement: 'Signed for each party by its authorised representative: Name, Title, Date.',
		})
	},
}

export const signatures: Rule = {
	id: 'general.signatures',
	playbook: 'general',
	title: 'Signed and dated',
	basis,
	decide(input) {
		if (isPolicy(input)) return notApplicable
		const [state] = factsNamed(input, 'signature_state')
		if (!state || /^no\b/i.test(state.value)) return undecided
		if (/^signed$/i.test(state.value)) return passed(state)
		const partly = /part/i.test(state.value)
		return flagged({
			kind: 'compliance',
			severity: partly ? 'medium' : 'low',
			span: state,
			says: {
				friendly: partly ? 'Not everyone has signed. Wait until all have before you rely on it.' : 'Nobody has signed yet. When you do, have each side write the date.',
				neutral: partly ? 'Some signatures are missing.' : 'The paper is not signed yet.',
				legal: partly ? 'Execution is incomplete.' : 'The instrument has not been executed.',
			},
			why: 'Work or money given before all have signed may be hard to get back.',
			market: 'Each side signs and dates, and each keeps a full copy.',
			action: 'have each side sign and date',
			reason: 'It fixes when the duties start.',
			decideBy: 'you',
		})
	},
}

export const effectiveDate: Rule = {
	id: 'general.effective_date',
	playbook: 'general',
	title: 'It says when it starts',
	basis,
	decide(input) {
		const [date] = factsNamed(input, 'effective_date')
		if (date) return passed(date)
		const start = passage(input, /\b(?:effective|takes?\s+effect|commenc\w+|start(?:s|ing)?|in\s+force)\b[^.;]{0,60}\b(?:on|as\s+of|when|upon|from|date)\b|\b(?:dated|made|entered\s+into)\s+(?:as\s+of|on)\b|\b(?:last\s+updated|date\s+of\s+(?:last\s+)?signature|effective\s+date)\b/i)
		const dates = factsNamed(input, 'date')
		if (start) return passed(start)
		if (dates[0]) return undecided
		if (!isAgreement(input)) return notApplicable
		return absent({
			severity: 'medium',
			says: {
				friendly: 'The paper does not say when it starts. Add a date.',
				neutral: 'No effective date is stated.',
				legal: 'The instrument states no effective date.',
			},
			why: 'All periods run from the start. Without one, you may miss a date that costs money.',
			market: 'A date on page one, or the date of the last signature.',
			action: 'add the date on which it starts',
			reason: 'All periods are counted from it.',
			replacement: 'This Agreement takes effect on the date of the last signature.',
		})
	},
}
