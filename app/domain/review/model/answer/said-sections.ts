import { allMatches } from '../../clauses/search/all-matches.ts'
import { clauseName } from '../../places-in-text.ts'
import type { ReportClause } from '#app/domain/review/report/report.ts'

const named = /\b(?:sections?|clauses?|articles?|paragraphs?|§)\s*(\d{1,3}(?:\.\d{1,3}){0,4}|[IVXLC]{1,6}\b)((?:\([a-z0-9]{1,4}\))*)/gi

/** Whether every section that a sentence names is one of the document, or is named there too. */
export function sectionsExist(sentence: string, clauses: readonly ReportClause[], text: string): boolean {
	const numbers = new Set([...clauses.flatMap(({ number }) => (number === null ? [] : [plain(number)])), ...nestedNumbers(clauses)])
	return allMatches(sentence, named).every(
		([, number = '']) =>
			numbers.has(plain(number)) || new RegExp(String.raw`(?<![\d.])${number.replaceAll('.', String.raw`\.`)}(?![\d])`).test(text),
	)
}

/** "1." inside "10." is the document's own Section 10.1, although no such number is printed. */
function nestedNumbers(clauses: readonly ReportClause[]): string[] {
	return clauses.flatMap((clause) => {
		const own = plain(clause.number ?? '')
		if (!/^\d{1,3}$/.test(own)) return []
		const around = clauses
			.filter(
				(other) =>
					other !== clause && other.start <= clause.start && clause.end <= other.end && /^\d{1,3}$/.test(plain(other.number ?? '')),
			)
			.sort((a, b) => a.end - a.start - (b.end - b.start))[0]
		return around ? [`${plain(around.number ?? '')}.${own}`] : []
	})
}

function plain(number: string): string {
	return number
		.toLowerCase()
		.replace(/^(?:section|article|clause|paragraph|§)\s*/, '')
		.replace(/[.)\s]+$/, '')
		.replace(/^\(/, '')
}

/** Replaces ids of clauses by their names in words for people. */
export function withoutIds(words: string, clauses: readonly ReportClause[]): string {
	return words.replace(/(?:\b(?:sections?|clauses?)\s+)?(?<![\p{L}\p{N}])\{?(c\d{1,5})\}?(?![\p{L}\p{N}])/giu, (whole, id: string) => {
		const clause = clauses.find((each) => each.id === id.toLowerCase())
		return clause ? (clauseName({ clauses }, clause) ?? 'this clause') : whole
	})
}
