import type { Paragraph } from '../extracted-document.ts'
import { numberingStart } from './paragraphs.ts'

const longestHeading = 140
const mostHeadingLines = 3

/** What a paragraph looks like, as far as its kind depends on it. */
export interface Look {
	text: string
	size: number
	bold: boolean
	lines: number
}

/**
 * Tells headings and list items from running text by type, capitals and numbering, and gives their level: of a
 * numbered one by its numbering, of others by size.
 *
 * @param bodySize font size of most of the document, in points.
 */
export function kindOf({ text, size, bold, lines }: Look, bodySize: number): Pick<Paragraph, 'kind' | 'level'> {
	const number = numberingStart.exec(text)?.[0] ?? null
	const words = number === null ? text : text.slice(number.length).trim()
	const short =
		text.length <= longestHeading &&
		lines <= mostHeadingLines &&
		/\p{L}{2}/u.test(text) &&
		!/[;,:]$/.test(text) &&
		!/_{3,}|\.{4,}/.test(text)
	const large = size >= 1.15 * bodySize
	const capitals = words.length >= 4 && words === words.toUpperCase() && !/[.!?]$/.test(words.replace(/\b[A-Z]{1,4}\.$/, ''))
	const titled =
		number !== null &&
		/^(?:\d|[A-Z]|ARTICLE|SECTION|Article|Section|EXHIBIT|Exhibit|SCHEDULE|Schedule|ANNEX|Annex)/.test(number) &&
		isTitle(words)
	if (short && (bold || large || capitals || titled) && !/^["“(]/.test(words))
		return { kind: 'heading', level: number === null ? (large ? 0 : 1) : levelOfNumber(number) }
	if (number !== null) return { kind: 'list_item', level: levelOfNumber(number) }
	return { kind: 'paragraph', level: null }
}

function isTitle(words: string): boolean {
	const bare = words.replace(/[.]$/, '')
	if (bare === '' || bare.length > 80 || /[.!?]\s/.test(bare)) return false
	const all = bare.split(/\s+/)
	return (
		all.length <= 9 &&
		all.every((word) => /^(?:\P{Ll}|(?:of|and|or|the|to|for|in|on|by|with|a|an|from|as|at)$)/u.test(word)) &&
		/\p{L}{3}/u.test(bare)
	)
}

function levelOfNumber(number: string): number {
	const decimal = /^\d+(?:\.\d+)*/.exec(number)?.[0]
	if (decimal) return decimal.split('.').length - 1
	if (/^(?:article|section|exhibit|schedule|annex|[A-Z][.)]|[IVXL]+[.)])/i.test(number) && !/^[a-z][.)]|^[ivxl]+[.)]/.test(number)) return 0
	if (/^\(?\s?[ivx]{2,}|^\(\s?[ivx]\s?\)/.test(number)) return 2
	return /^[(a-z]/.test(number) ? 1 : 0
}
