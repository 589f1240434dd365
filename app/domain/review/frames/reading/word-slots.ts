import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import type { Duration, Slot } from '../frame.ts'
import { daysOf, durationSlot, slot } from './slots.ts'
import type { Words } from './times.ts'

/** The words of a stretch that a pattern finds, with their place in the document; the first group where there is one. */
export function wordsOf({ text, start }: Pick<Words, 'text' | 'start'>, pattern: RegExp): Words | null {
	const match = pattern.exec(text)
	if (!match) return null
	const words = match[1] ?? match[0]
	const at = start + match.index + match[0].indexOf(words)
	return words === '' ? null : { start: at, end: at + words.length, text: words }
}

/** The words of a stretch that a pattern finds, as a slot. */
export function wordsSlot(stretch: Pick<Words, 'text' | 'start'>, pattern: RegExp, confidence: number): Slot<string> | null {
	const words = wordsOf(stretch, pattern)
	return words && slot(words.text, words, confidence)
}

/** The place of a match in the document. */
export function spanOfMatch({ start }: Pick<Words, 'start'>, match: { index: number; 0: string }): Span {
	return { start: start + match.index, end: start + match.index + match[0].length }
}

const forever = longPattern('i')`
	\b(?:
		perpetual(?:ly)?|in\s+perpetuity|indefinite(?:ly)?|forever|for\s+ever|for\s+good
		|without\s+(?:any\s+)?(?:limit(?:ation)?|restriction|end)\s+(?:in|of|as\s+to)\s+time
		|for\s+an?\s+(?:unlimited|indefinite)\s+(?:period|time)|never\s+(?:ends?|expires?)|at\s+all\s+times\s+(?:hereafter|thereafter)
	)\b
`

/** The longest time that a stretch states, "forever" before any number; in doubt where words and digits disagree. */
export function longestTime({ text, start }: Pick<Words, 'text' | 'start'>): Slot<Duration> | null {
	const endless = forever.exec(text)
	if (endless) return slot({ amount: null, unit: 'forever' }, spanOfMatch({ start }, endless), 0.8)
	// "[12] months": a number that is still in brackets is a number.
	const times = readDurations(text.replace(/[[\]]/g, ' '), start).map((time) => durationSlot(time, 0.85))
	return times.sort((a, b) => (daysOf(b.value) ?? 0) - (daysOf(a.value) ?? 0))[0] ?? null
}
