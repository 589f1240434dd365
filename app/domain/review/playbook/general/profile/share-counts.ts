import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../../clauses/search/all-matches.ts'
import type { OwnCompany } from './own-company.ts'

/** A number of shares that the document states of our company. */
export interface StatedShares {
	span: Span
	count: number
	which: 'authorized' | 'issued'
}

const digits = String.raw`(\d{1,3}(?:,\d{3})+|\d{4,})`
/** "ten million (10,000,000)" */
const counted = String.raw`(?:[a-z][a-z\s-]{2,60}\(\s*)?${digits}\s*\)?`
const whose = String.raw`(?:the|this)\s+(Company|Corporation|Issuer)`

const authorized = longPattern('gi')`
	\btotal\s+number\s+of\s+shares\s+of\s+(all\s+classes\s+of\s+)?(?:capital\s+)?stock\s+(?:which|that)\s+${whose}\s+
	(?:shall\s+have\s+(?:the\s+)?authority|is\s+authorized|has\s+authority)\s+to\s+issue\s+(?:is|shall\s+be)\s+${counted}
	|\b${whose}\s+is\s+authorized\s+to\s+issue\s+(?:a\s+total\s+of\s+|up\s+to\s+)?${counted}\s+shares\b
	|\bauthorized\s+capital(?:\s+stock)?\s+of\s+${whose}\s+consists\s+(?:solely\s+)?of\s+${counted}\s+shares\b
`
const issued = longPattern('gi')`
	(?<=[.;:)\n]\s*)(?:as\s+of\s+the\s+date\s+(?:hereof|of\s+this\s+agreement),\s+)?(?:there\s+are\s+)?${counted}\s+shares\s+of\s+
	(?:(?:the\s+)?(?:Company|Corporation|Issuer)[’']s\s+)?(?:common\s+|capital\s+)?stock\s+(?:of\s+${whose}\s+)?(?:are|were)\s+issued\s+and\s+outstanding
`
/** The number is to change, or is one of several. */
const notOne = /\b(?:increase[ds]?|decrease[ds]?|reduce[ds]?|additional|amend\w*|split|series|class(?!es\s+of\s+(?:capital\s+)?stock))\b/i
/** Where there is preferred stock, a number may be that of one class. */
const classes = /\bpreferred\s+stock\b/i

/** The share counts that the document states of our company as a whole. */
export function statedShares(text: string, { role, party }: OwnCompany): StatedShares[] {
	if (role === null || (party === null && !/\b(?:certificate|articles)\s+of\s+incorporation\b/i.test(text.slice(0, 1500)))) return []
	const found = (which: StatedShares['which'], pattern: RegExp) =>
		allMatches(text, pattern).flatMap((match): StatedShares[] => {
			const { index, 0: words } = match
			const span = { start: index, end: index + words.length }
			const whole = /\ball\s+classes\b/i.test(words)
			const named = /\b(?:the|this)\s+(Company|Corporation|Issuer)\b/i.exec(words)?.[1]
			if (named && named.toLowerCase() !== role.toLowerCase()) return []
			if ((!whole && classes.test(text)) || notOne.test(sentenceAround(text, span, whole))) return []
			const number = match.slice(1).findLast((group) => group !== undefined && /^\d/.test(group))
			return number ? [{ span, count: Number(number.replaceAll(',', '')), which }] : []
		})
	return [...found('authorized', authorized), ...found('issued', issued)].sort((a, b) => a.span.start - b.span.start)
}

/** The words around, except where the sentence goes on to list the classes that a total is made of. */
function sentenceAround(text: string, { start, end }: Span, whole: boolean): string {
	const from = Math.max(text.lastIndexOf('.', start), text.lastIndexOf('\n', start)) + 1
	return text.slice(from, whole ? end : (/[.;\n]/.exec(text.slice(end, end + 200))?.index ?? 0) + end)
}
