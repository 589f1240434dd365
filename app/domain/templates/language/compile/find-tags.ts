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
	for (let from = 0; ;) {
		const open = words.indexOf('{{', from)
		const stray = words.indexOf('}}', from)
		if (stray >= 0 && (open < 0 || stray < open)) say(stray, '“}}” closes no placeholder here.')
		if (open < 0) return tags
		const close = words.indexOf('}}', open + 2)
		const next = words.indexOf('{{', open + 2)
		if (close < 0) {
			say(open, 'This placeholder is not closed with “}}” in its paragraph.')
			return tags
		}
		if (next >= 0 && next < close) {
			say(open, 'This placeholder is not closed with “}}” before the next one begins.')
			from = next
			continue
		}
		const written = words.slice(open + 2, close)
		from = close + 2
		try {
			if (written.length > longestExpression) throw new ExpressionProblem(`This placeholder is longer than ${longestExpression} characters`)
			if (written.includes(objectCharacter)) throw new ExpressionProblem('A picture, a field or a note stands inside this placeholder')
			const tag = parseTag(written) as Tag
			tags.push({ start: open, end: from, tag: { ...tag, spot: at(open), written: written.trim(), at: placeOf(open) } })
		} catch (error) {
			if (!(error instanceof ExpressionProblem)) throw error
			say(open, `${error.message}.`)
		}
	}

	function at(place: number): Spot {
		return { ...spot, words: around(words, place) }
	}
	function say(place: number, problem: string) {
		mistakes.push({ ...at(place), problem })
	}
}

/** The words around a place, shortened, on one line. */
function around(words: string, at: number): string {
	const start = Math.max(0, at - 30)
	const end = Math.min(words.length, at + 60)
	const cut = words.slice(start, end).replaceAll(objectCharacter, ' ').replace(/\s+/g, ' ').trim()
	return `${start > 0 ? '…' : ''}${cut}${end < words.length ? '…' : ''}`
}
