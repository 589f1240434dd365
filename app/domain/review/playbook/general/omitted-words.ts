import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'

const leftOut = /\b(?:omitted|redacted|excised)\b|\[\s?\*{2,}\s?\]/gi

/** What was left out: words, pages or whole papers behind it, with the verb that says that this was done. */
const partsBefore = longPattern('i')`
	\b(?:
		(?:certain|portions?|parts?|information|material|terms|text|words|passages?|provisions|exhibits?|schedules?|annex(?:es)?
			|attachments?|appendi(?:x|ces))\b[^.;\n]{0,160}?\b(?:has|have|were|was)\s+(?:been\s+)?(?:\w+ly\s+)?
		|pages?\s+(?:(?:of|here|which|that|have|has|been|are|is|were|was|intentionally)\s+){0,4}
	)$
`
/** A page for signatures or a picture holds no terms; "any words that have been omitted" tells of nothing that was. */
const nothingLost = longPattern('i')`
	\bsignature\s+pages?\b[^.;\n]{0,40}$|\b(?:if|unless|where|whether|any|no|not|never)\b[^.;\n]{0,160}$
`
const longestBefore = 220

/** Where a paper says of itself that pages or words of it were left out: "[* = … has been omitted]", "{7 pages omitted}", "[***]". */
export function omittedWords(text: string): Span | null {
	for (const { index, 0: written } of allMatches(text, leftOut)) {
		const end = index + written.length
		if (written.startsWith('[')) return { start: index, end }
		const before = text.slice(Math.max(0, index - longestBefore), index)
		const found = partsBefore.exec(before)
		if (found && !nothingLost.test(before.slice(before.search(/[^.;\n]*$/)))) return { start: index - found[0].length, end }
	}
	return null
}

const bareHeading = /^\W{0,4}(?:section|article|clause)\s+(\d{1,3})\W{0,4}$/i
const numberedText = /^\W{0,4}(?:(?:section|article|clause)\s+)?(\d{1,3})\b[^\n]*\p{L}/iu
/** From this many headings in a row on, a body is missing, and not only a word (ours). */
const fewestBare = 5

/**
 * Where the sections of a body are headings in a row and nothing else: "Section 1", "Section 2", … A table of contents is
 * none, since its sections follow with their text.
 */
export function bareHeadings({ text, paragraphs }: Pick<ExtractedDocument, 'text' | 'paragraphs'>): Span | null {
	const lines = paragraphs
		.map(({ start, end }) => ({ start, end, words: text.slice(start, end).trim() }))
		.filter(({ words }) => words !== '')
	const written = new Set<string>()
	let longest: typeof lines = []
	let run: typeof lines = []
	for (const line of lines) {
		const isBare = bareHeading.test(line.words)
		if (!isBare) {
			const number = numberedText.exec(line.words)?.[1]
			if (number) written.add(number)
			// The last heading of a row stands above text of its own, if any does.
			if (run.length === 1) written.add(numberOf(run[0]?.words))
			run = []
			continue
		}
		run.push(line)
		if (run.length > longest.length) longest = run
	}
	const bare = longest.filter(({ words }) => !written.has(numberOf(words)))
	const [first] = bare
	const last = bare.at(-1)
	return first && last && bare.length >= fewestBare ? { start: first.start, end: last.end } : null
}

function numberOf(heading = ''): string {
	return bareHeading.exec(heading)?.[1] ?? ''
}
