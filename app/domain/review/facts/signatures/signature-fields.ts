import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'

/** Labels of a signature block that are no part of a person's name. */
export const notName = /\b(?:Title|Date|Address|By|Its|Name|Print|Email|Chief|President|Director|Company|Witness|WITNESS)\b/

/** A labeled line of a signature block, or a part of one where columns stand side by side. */
export interface SignatureField extends Span {
	kind: 'by' | 'name' | 'title' | 'date'
	/** The words behind the label, trimmed; empty for an open line. */
	text: string
	/** Which of its kind it is on its line, from 0: the column. */
	column: number
	/** Number of the line within the block. */
	line: number
}

const label = longPattern('gi')`
	(?:^|[\s(|])(?:
		(by|print(?:ed)?\sname|name|its|title|position|date[d]?|signature|signed|sign)\s{0,3}(?:\((?:print|printed|please\sprint)\))?:
			[ \t]{0,8}(?:(?:\/s\/|\[SIG\])[ \t]{0,3})?
		|\/s\/[ \t]{0,3}
	)
`
const kinds: Record<string, SignatureField['kind']> = { its: 'title', title: 'title', position: 'title', date: 'date', dated: 'date' }
/** Where a value stops: at a gap between columns, or at the label of the next field. */
const stop = /\s{3,}|\t|\||_{3,}/

/** Extraction may run a whole block into one line. */
export const longestLine = 2000

/** The labeled fields of a block in the order of the text. */
export function signatureFields(text: string, block: Span): SignatureField[] {
	const fields: SignatureField[] = []
	let line = 0
	for (let from = block.start; from < block.end;) {
		const next = text.indexOf('\n', from)
		const end = next === -1 || next > block.end ? block.end : next
		const own = text.slice(from, Math.min(end, from + longestLine))
		const columns = { by: 0, name: 0, title: 0, date: 0 }
		const labels = allMatches(own, label)
		for (const [index, match] of labels.entries()) {
			const word = (match[1] ?? '').toLowerCase()
			const kind = /name/.test(word) ? 'name' : (kinds[word] ?? 'by')
			const start = match.index + match[0].length
			const raw = own.slice(start, labels[index + 1]?.index ?? own.length)
			const written = raw.trimStart().split(stop)[0]?.trim() ?? ''
			const at = from + start + (raw.length - raw.trimStart().length)
			fields.push({ kind, text: written, start: at, end: at + written.length, column: columns[kind]++, line })
		}
		from = end + 1
		line++
	}
	return fields
}
