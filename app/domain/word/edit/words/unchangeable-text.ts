import { isShut } from '../plan/editable.ts'
import { isComputed } from '../plan/fields.ts'
import type { Item } from '../plan/inline-items.ts'
import { type WordEdit, wordEdits } from './word-edits.ts'

/** Words that stay whatever an edit does around them. */
export interface UnchangeableText {
	start: number
	end: number
}

/** Where the same words may stand in a new text; more places are not tried. */
const mostPlaces = 20

/** The characters from `start` to `end` that can't be changed: what Word computes, formulas, and what stands in locked or bound controls. */
export function unchangeableText(items: readonly Item[], start: number, end: number): UnchangeableText[] {
	const found: UnchangeableText[] = []
	for (const { kind, at, length, before } of items) {
		const canChange =
			kind === 'text' &&
			!before.around.some(isShut) &&
			before.fields.every(({ field, inResult }) => inResult && !isComputed(field.instruction))
		const from = Math.max(at, start)
		const to = Math.min(at + length, end)
		if (canChange || from >= to) continue
		const last = found.at(-1)
		if (last?.end === from) last.end = to
		else found.push({ start: from, end: to })
	}
	return found
}

/**
 * The change of words that turns one text into another and leaves the fixed words where they are; `null` when the new
 * text does not have them, in their order, as the words that they were: "4.2" is not in "14.2".
 *
 * @param fixed in offsets of `before`.
 */
export function wordEditsAround(before: string, after: string, fixed: readonly UnchangeableText[]): WordEdit[] | null {
	const closest = wordEdits(before, after)
	if (!closest.some((edit) => fixed.some(({ start, end }) => edit.start < end && edit.end > start))) return closest
	const edits: WordEdit[] = []
	let from = 0
	let newFrom = 0
	const between = (end: number, newEnd: number) =>
		wordEdits(before.slice(from, end), after.slice(newFrom, newEnd)).map((edit) => ({
			...edit,
			start: edit.start + from,
			end: edit.end + from,
		}))
	for (const words of fixed) {
		let best: { at: number; cost: number; edits: WordEdit[] } | null = null
		for (const at of placesOf(words, before, after, newFrom)) {
			const leading = between(words.start, at)
			const behind = wordEdits(before.slice(words.end), after.slice(at + words.end - words.start))
			const cost = charactersIn(leading) + charactersIn(behind)
			if (!best || cost < best.cost) best = { at, cost, edits: leading }
		}
		if (!best) return null
		edits.push(...best.edits)
		from = words.end
		newFrom = best.at + words.end - words.start
	}
	return [...edits, ...between(before.length, after.length)]
}

function placesOf({ start, end }: UnchangeableText, before: string, after: string, from: number): number[] {
	const wanted = before.slice(start, end)
	const places: number[] = []
	for (let at = after.indexOf(wanted, from); at >= 0 && places.length < mostPlaces; at = after.indexOf(wanted, at + 1)) {
		const keepsBegin = !isInsideWord(after, at) || after[at - 1] === before[start - 1]
		const keepsEnd = !isInsideWord(after, at + wanted.length) || after[at + wanted.length] === before[end]
		if (keepsBegin && keepsEnd) places.push(at)
	}
	return places
}

const endsInLetter = /[\p{L}\p{M}\p{N}]$/u
const goesOn = /^[.,'’\-\u2011/]?[\p{L}\p{M}\p{N}]/u
const endsInJoint = /[\p{L}\p{M}\p{N}][.,'’\-\u2011/]$/u
const beginsWithLetter = /^[\p{L}\p{M}\p{N}]/u

function isInsideWord(text: string, at: number): boolean {
	const before = text.slice(Math.max(0, at - 4), at)
	const behind = text.slice(at, at + 4)
	return (endsInLetter.test(before) && goesOn.test(behind)) || (endsInJoint.test(before) && beginsWithLetter.test(behind))
}

function charactersIn(edits: readonly WordEdit[]): number {
	return edits.reduce((sum, { start, end, text }) => sum + end - start + text.length, 0)
}
