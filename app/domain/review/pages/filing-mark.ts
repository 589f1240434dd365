import type { Span } from '#app/domain/extraction/extracted-document.ts'

const filingMark = /Source:\s[^\n]{2,110}?,\s?[A-Z\d][A-Z\d/ -]{0,13}(?:\(on [A-Z\d/-]{1,8}\))?,\s?\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d)/y

/** Where an archive of the SEC's filings printed its line below a page: "Source: ACME, INC., 10-K/A, 3/31/2004". */
export function filingMarks(text: string): Span[] {
	const marks: Span[] = []
	for (let at = text.indexOf('Source:'); at !== -1; at = text.indexOf('Source:', at + 1)) {
		filingMark.lastIndex = at
		const length = filingMark.exec(text)?.[0].length ?? 0
		if (length > 0) marks.push({ start: at, end: at + length })
	}
	return marks
}
