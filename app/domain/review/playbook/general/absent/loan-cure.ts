import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Rule } from '../../rule.ts'
import { absentClause } from './absent-clause.ts'

const loans: ReadonlySet<DocumentType> = new Set<DocumentType>(['Loan Agreement', 'Promissory Note'])
const calledIn = /\bevents?\s+of\s+default\b|\baccelerat\w+|\b(?:immediately|become|becomes|forthwith)\s+(?:be\s+)?due\b/i

export const loanCure: Rule = absentClause({
	id: 'general.loan_cure',
	title: 'A late payment can be cured before the loan is called in',
	basis: { kind: 'G', source: 'lending practice' },
	protects: ['borrower'],
	stake: 6,
	belongs: ({ documentType }, text) => documentType !== null && loans.has(documentType) && calledIn.test(text),
	words: longPattern('i')`
		\bcur(?:e|es|ed|able|ing)\b|grace
		|remed(?:y|ied|iable)\s+(?:such|the|any|a|within|it)|rectif
		|\b(?:days?|weeks?|months?)\b[^.;]{0,80}\b(?:after|of|from|following|notice|when|past|overdue)\b
		|\b(?:continu\w+|unpaid|unremedied|overdue)\b[^.;]{0,60}\b(?:days?|weeks?|months?)\b|\bdays['’]?\s+(?:\w+\s+){0,3}notice
	`,
	labels: [],
	frames: [],
	points: [],
	finding: () => ({
		severity: 'medium',
		says: 'There is no cure period: one late payment lets the lender call in the whole loan.',
		why: 'A bank error or a day’s delay can make everything due at once.',
		market: 'Five to ten days for a late payment, and 30 days after notice for other defaults.',
		action: 'add a cure period of ten days for payments and 30 days for other defaults',
		reason: 'It avoids a default over an oversight.',
		fallback: 'Accept five business days after notice.',
		replacement: null,
		confidence: 0.7,
	}),
})
