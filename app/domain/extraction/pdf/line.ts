import type { TextFragment } from './text-fragment.ts'

/** Letters of one style in a row. */
export interface Piece {
	text: string
	bold: boolean
	hidden: boolean
	confidence: number | null
	/** The fragments that it was made of, where they begin in `text`. */
	sources: PieceSource[]
}

/** A part of a piece and where it is on the page. */
export interface PieceSource {
	/** UTF-16 offset into the text of the piece. */
	at: number
	length: number
	position: NonNullable<TextFragment['position']>
}

/** One printed line, or the part of one that belongs to one column. */
export interface Line {
	pieces: Piece[]
	left: number
	right: number
	baseline: number
	/** Font size of most of its letters. */
	size: number
}

/** The words of a line, single-spaced. */
export function lineText(line: Line): string {
	return line.pieces.map((piece) => piece.text).join('')
}

/** Whether every letter is bold. */
export function isBold(line: Line): boolean {
	return line.pieces.every((piece) => piece.bold || !/[\p{L}\p{N}]/u.test(piece.text))
}

/** Where the first word would end if it stood at the end of the line before: its width in points, guessed from the letters. */
export function firstWordWidth(line: Line): number {
	const text = lineText(line)
	const word = /^\S+/.exec(text)?.[0].length ?? 0
	return text.length === 0 ? 0 : ((line.right - line.left) * word) / text.length
}

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }

/** Undoes what typesetting does to letters: joined letters are taken apart, control and private marks dropped, spaces made plain. */
export function plainLetters(text: string): string {
	return text
		.replace(/[ﬀ-ﬆ]/g, (ligature) => ligatures[ligature] ?? ligature)
		.replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\ufffe\uffff]/g, '')
		.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
		.replace(/\s+/g, ' ')
}

/** Sets fragments of one line side by side; a space goes where the file has one or where the gap is as wide as one. */
export function lineOf(fragments: TextFragment[]): Line {
	const rightToLeft = isRightToLeft(fragments)
	const ordered = [...fragments].sort((one, other) => (rightToLeft ? other.right - one.right : one.left - other.left))
	const pieces: Piece[] = []
	let before: TextFragment | null = null
	for (const fragment of ordered) {
		const gap = before === null ? 0 : rightToLeft ? before.left - fragment.right : fragment.left - before.right
		const size = Math.min(before?.size ?? fragment.size, fragment.size)
		let text = plainLetters(fragment.text)
		const spaced = before !== null && (gap > 0.16 * size || (fragment.spaceBefore && gap > -0.3 * size))
		if (spaced && !/^\s/.test(text)) text = ` ${text}`
		const last = pieces.at(-1)
		if (last === undefined || / $/.test(last.text)) text = text.trimStart()
		before = fragment
		if (text === '') continue
		const { bold, hidden, confidence } = fragment
		if (last && last.bold === bold && last.hidden === hidden && last.confidence === confidence) {
			last.sources.push(...sourcesOf(fragment, text, last.text.length))
			last.text += text
		} else pieces.push({ text, bold, hidden, confidence, sources: sourcesOf(fragment, text, 0) })
	}
	const end = pieces.at(-1)
	if (end) end.text = end.text.trimEnd()
	const main = mainFragment(fragments)
	return {
		pieces: pieces.filter((piece) => piece.text !== ''),
		left: fragments.reduce((least, { left }) => Math.min(least, left), Infinity),
		right: fragments.reduce((most, { right }) => Math.max(most, right), -Infinity),
		baseline: main.baseline,
		size: main.size,
	}
}

/** @param at where the text of the fragment begins in its piece */
function sourcesOf({ position }: TextFragment, text: string, at: number): PieceSource[] {
	const words = text.trim()
	return position && words ? [{ at: at + text.indexOf(words), length: words.length, position }] : []
}

function mainFragment(fragments: TextFragment[]): TextFragment {
	return fragments.reduce((main, fragment) => (fragment.text.length > main.text.length ? fragment : main))
}

function isRightToLeft(fragments: TextFragment[]) {
	const text = fragments.map((fragment) => fragment.text).join('')
	return (text.match(/[\u0590-\u08ff\ufb1d-\ufefc]/g) ?? []).length > text.length / 3
}
