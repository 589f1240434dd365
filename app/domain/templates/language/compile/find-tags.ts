import { ExpressionProblem } from '../expressions/expression-problem.ts'
import { longestExpression } from '../expressions/expression-tokens.ts'
import type { TemplateMistake } from '../template-content.ts'
import { objectCharacter } from './paragraph-pieces.ts'
import { parseTag, type Spot, type Tag } from './tags.ts'

/** A tag and its characters in the words of its paragraph, braces included. */
export interface PlacedTag {
	start: number
	end: number
	tag: Tag
}

/**
 * The tags in the words of a paragraph.
 *
 * @param placeOf where in the characters of the part a character of the words stands
 */
export function findTags(words: string, spot: Spot, placeOf: (at: number) => number, mistakes: TemplateMistake[]): PlacedTag[] {
	const tags: PlacedTag[] = []
	const report = (at: number, problem: string) => mistakes.push({ ...spotIn(spot, words, at), problem })
	let close = words.indexOf('}}')
	// After so many there is no need to look for more.
	for (let from = 0; mistakes.length < 1000;) {
		const open = words.indexOf('{{', from)
		if (close >= from && (open < 0 || close < open)) report(close, '“}}” closes no placeholder here.')
		if (open < 0) return tags
		// Looked for once, however many braces open before it.
		if (close >= 0 && close < open + 2) close = words.indexOf('}}', open + 2)
		const next = words.indexOf('{{', open + 2)
		if (close < 0) {
			report(open, 'This placeholder is not closed with “}}” in its paragraph.')
			return tags
		}
		if (next >= 0 && next < close) {
			report(open, 'This placeholder is not closed with “}}” before the next one begins.')
			from = next
			continue
		}
		const written = words.slice(open + 2, close)
		from = close + 2
		try {
			if (written.length > longestExpression) throw new ExpressionProblem(`This placeholder is longer than ${longestExpression} characters`)
			if (written.includes(objectCharacter)) throw new ExpressionProblem('This placeholder contains a picture, a field or a note')
			const tag = parseTag(written) as Tag
			tags.push({ start: open, end: from, tag: { ...tag, spot: spotIn(spot, words, open), written: written.trim(), at: placeOf(open) } })
		} catch (error) {
			if (!(error instanceof ExpressionProblem)) throw error
			report(open, `${error.message}.`)
		}
		close = words.indexOf('}}', from)
	}
	return tags
}

/** A place in a paragraph. Its words are cut out when a mistake asks for them, which most never do. */
function spotIn({ paragraph, where }: Spot, words: string, at: number): Spot {
	return {
		paragraph,
		where,
		get words() {
			return around(words, at)
		},
	}
}

/** The words around a place, shortened, on one line. */
function around(words: string, at: number): string {
	const start = Math.max(0, at - 30)
	const end = Math.min(words.length, at + 60)
	const cut = words.slice(start, end).replaceAll(objectCharacter, ' ').replace(/\s+/g, ' ').trim()
	return `${start > 0 ? '…' : ''}${cut}${end < words.length ? '…' : ''}`
}
