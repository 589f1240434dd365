import { longPattern } from '#app/domain/text/long-pattern.ts'
import { visibleText } from '../../passages.ts'
import { isAmendment as changesAnother } from '../../reader-side.ts'
import type { RuleInput } from '../../rule.ts'
import { hangsUnderAnother } from '../../services/setting.ts'
import { isAmendment } from '../document-kinds.ts'
import { borrowedTerms } from '../terms-elsewhere.ts'

/** Shorter documents are letters and summaries, and leave much to others (ours). */
const shortestContract = 3000
const openingLength = 700

/** The number under which a contract was filed says nothing about it. */
const filingNumber = /\bexhibits?\s*[\d(][\w.()-]*/gi
/** A document that belongs to another, or comes before the contract itself. */
const partOfMore = longPattern('i')`
	\b(?:
		exhibit|schedule|annex|appendix|attachment|statement\s+of\s+work|sow|work\s+order|order\s+form|purchase\s+order|term\s+sheet
		|summary|memorandum|letter\s+of\s+intent|heads\s+of|side\s+letter|renewal|extension|amended|amendment|addendum|supplement\w*
		|assignment\s+and|termination\s+agreement|termination\s+of|settlement|severance|separation|release|guarant\w+|joinder|waiver
	)\b
`
/** A contract that is incorporated by reference may hold the clause. */
const readInto = longPattern('i')`
	\b(?:agreements?|contracts?|terms|conditions|tariff|manual)\b[^.;]{0,80}\bincorporat\w+\b
	|\bincorporat\w+\b[^.;]{0,80}\b(?:agreements?|contracts?|terms|conditions|tariff|manual)\b
	|\b(?:master|framework|main|principal|definitive|umbrella|underlying)\s+(?:\w+\s+){0,3}(?:agreements?|contracts?)\b
	|\b(?:standard|general)\s+(?:terms|conditions)\b
	|\bsubject\s+to\b[^.;]{0,60}\bterms\s+(?:and\s+conditions\s+)?of\s+(?!this\b)
`
const signed = /\bin\s+witness\b|\bsignatures?\b|\bsigned\b|\bby\s*:|\/s\/|\bagreed\s+(?:and|to)\b|\baccepted\s+(?:and|by)\b|\bexecuted\b/i

/** Whether the file is a contract of two or more parties that stands by itself: what it does not say is said nowhere. */
export function isWholeContract(input: RuleInput): boolean {
	const text = visibleText(input)
	return (
		text.length >= shortestContract &&
		input.parties.length >= 2 &&
		signed.test(text) &&
		!partOfMore.test(titleOf(input, text)) &&
		!readInto.test(text) &&
		!input.structure.crossReferences.some(({ kind, resolvedTo, external }) => kind === 'exhibit' && resolvedTo === null && !external) &&
		!isAmendment(input) &&
		!changesAnother(input) &&
		!hangsUnderAnother(input) &&
		borrowedTerms(input) === null
	)
}

function titleOf({ structure }: RuleInput, text: string) {
	const title = structure.clauses.find(({ kind }) => kind === 'title')
	const opening =
		text
			.slice(0, openingLength)
			.replace(filingNumber, ' ')
			.split(/\b(?:this|between|among|by\s+and)\b/i, 1)[0] ?? ''
	return `${(title?.heading ?? '').replace(filingNumber, ' ')}\n${opening}`
}
