import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Slot } from '../frames/frame.ts'
import { visibleText } from './passages.ts'
import type { RuleInput } from './rule.ts'

/** Other words for a part of a sentence, by its place in the document. */
export interface SlotWords extends Span {
	words: string
}

/** The quoted words with some of their slots exchanged; `null` where a slot stands outside of them or two overlap. */
export function withSlots(input: RuleInput, { start, end }: Span, slots: readonly SlotWords[]): string | null {
	let [text, at] = ['', start]
	for (const slot of [...slots].sort((one, other) => one.start - other.start)) {
		if (slot.start < at || slot.end > end) return null
		text += visibleText(input).slice(at, slot.start)
		// What opens the sentence, behind its number, is written large.
		text += /^\W*(?:[A-Za-z\d]{1,3}[).]\s*)?$/.test(text) ? slot.words.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : slot.words
		at = slot.end
	}
	return (text + visibleText(input).slice(at, end)).replace(/\s+/g, ' ').trim()
}

/** A length of time in the manner of the one that stands there: "five (5) years" becomes "one (1) year", "5-year" becomes "one-year". */
export function inItsManner(
	input: RuleInput,
	slot: Pick<Slot<unknown>, 'start' | 'end'>,
	amount: { number: number; word: string; unit: string },
): SlotWords | null {
	const there = visibleText(input).slice(slot.start, slot.end)
	if (!/^[\w\s()’'-]{3,40}$/.test(there) || !/\b(?:day|week|month|year)s?\b/i.test(there)) return null
	const describes =
		/^\s*(?:renewal\s+)?(?:terms?|periods?|extensions?|renewals?)\b/i.test(visibleText(input).slice(slot.end, slot.end + 30)) ||
		/-\s*(?:day|week|month|year)$/i.test(there)
	// "Twenty-four months (24)": the number behind the unit would stay as it was.
	if (/^\s*\(\s*\d/.test(visibleText(input).slice(slot.end))) return null
	const { number, word, unit } = amount
	if (describes) return { start: slot.start, end: slot.end, words: `${word}-${unit}` }
	return {
		start: slot.start,
		end: slot.end,
		words: `${/\(/.test(there) ? `${word} (${number})` : /\d/.test(there) ? String(number) : word} ${unit}${number === 1 ? '' : 's'}`,
	}
}

/** Every length of time that a stretch of text names. */
export function timesIn(text: string): string[] {
	return (
		text.match(
			longPattern('gi')`
				\b(?:\d+|one|two|three|four|five|six|seven|ten|twelve|eighteen|twenty(?:-four)?|thirty(?:-six)?|sixty|ninety)\b[\s)(\d-]{0,8}
				(?:calendar\s+|business\s+)?(?:months?|years?)\b
			`,
		) ?? []
	)
}
