import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { type Duration as ReadDuration, readDurations } from '#app/domain/review/facts/dates/durations.ts'
import type { Duration, Slot } from '../frame.ts'
import { durationSlot, slot } from './slots.ts'

const noticeBehind = longPattern('i')`
	^\)?['’]?s?[’']?,?\s*(?:
		(?:prior|advance|previous|written|of|in|at|least|a|an|the|such|by|to|email|e-mail|or)\s+|(?:prior\s+)?written\s+
	){0,6}(?:notice|notification|warning)\b
`
const noticeBefore =
	/\b(?:notice|notification|notify\w*|notifies|written\s+notice)\b[^.;]{0,60}?(?:of|least|than|within|fewer|by|,|\()?\s*$/i
const before = /^\)?['’]?s?[’']?,?\s*(?:\w+\s+){0,2}?(?:prior|before|in\s+advance|advance|ahead|preceding)\b/i
const cured =
	/\b(?:cur(?:e[ds]?|ing)|remed(?:y|ied|ies)|rectif\w+|correct(?:ed|s)?|mend(?:ed|s)?|uncured|unremedied|fix(?:ed|es)?|put\s+(?:it\s+)?right)\b/i
const none = longPattern('i')`
	\bwithout\s+(?:any\s+)?(?:(?:prior|advance|further|previous)\s+)?(?:written\s+)?(?:notice|notification|warning)\b
	|\bwith\s+or\s+without\s+(?:\w+\s+){0,2}notice\b
	|\bwithout\b[^.;,]{0,30}\b(?:or|and)\s+(?:prior\s+)?notice\b
`
const atOnce = /\b(?:immediately|at\s+once|forthwith|effective\s+immediately|with\s+immediate\s+effect)\b/i

/** A stretch of the document, with its words. */
export interface Words extends Span {
	text: string
}

/** The notice to be given before it; 0 days where none is needed by its words; `null` where they are silent. */
export function noticeIn({ text, start }: Words): Slot<Duration> | null {
	const time = readDurations(text).find((duration) => isNotice(text, duration))
	if (time) return durationSlot({ ...time, start: time.start + start, end: time.end + start }, 0.9)
	const nothing = none.exec(text)
	if (nothing)
		return slot({ amount: 0, unit: 'days' }, { start: start + nothing.index, end: start + nothing.index + nothing[0].length }, 0.9)
	return null
}

/** Words that let it happen at once: "immediately", "without notice". */
export function atOnceIn({ text, start }: Words): Slot<string> | null {
	const match = none.exec(text) ?? atOnce.exec(text)
	return match && slot(match[0], { start: start + match.index, end: start + match.index + match[0].length }, 0.85)
}

/** The time to cure a breach; `null` where the words name none. */
export function cureIn({ text, start }: Words): Slot<Duration> | null {
	const time = readDurations(text).find((duration) => isCure(text, duration))
	return time ? durationSlot({ ...time, start: time.start + start, end: time.end + start }, 0.85) : null
}

/** Whether words are about curing a breach at all, with or without a time. */
export function speaksOfCure(text: string): boolean {
	return cured.test(text)
}

function isNotice(text: string, { start, end }: ReadDuration): boolean {
	const ahead = text.slice(Math.max(0, start - 70), start)
	const behind = text.slice(end, end + 70)
	if (isCure(text, { start, end })) return false
	if (noticeBehind.test(behind)) return true
	if (!noticeBefore.test(ahead)) return false
	return (
		before.test(behind) ||
		/\b(?:at\s+least|not\s+less\s+than|no\s+(?:less|fewer)\s+than|notice\s+of|than|notice\s+period\s+of|period\s+of)\s*(?:a\s+)?$/i.test(
			ahead,
		)
	)
}

/** "Within thirty days after notice", "fails to cure it for 30 days", "30 days to cure": the time belongs to the cure, though notice stands beside it. */
function isCure(text: string, { start, end }: Span): boolean {
	const ahead =
		text
			.slice(Math.max(0, start - 160), start)
			.split(/[;]/)
			.at(-1) ?? ''
	const behind = text.slice(end, end + 120).split(/[;]/)[0] ?? ''
	if (/^\)?['’]?s?\s*(?:\w+\s+){0,3}?(?:in\s+which\s+)?to\s+(?:cure|remedy|correct|rectify|mend|fix)/i.test(behind)) return true
	if (/^[-\s]*(?:day\s+)?(?:cure|remedy|grace)\b/i.test(behind)) return true
	if (/\bnot\s+(?:been\s+)?(?:cured|remedied|corrected|rectified)\s*$/i.test(ahead)) return true
	if (
		!longPattern('i')`
			\b(?:within|for|in|after|of|exceed\w*|period|until)\s*(?:
				a\s+(?:further\s+)?(?:period\s+of\s+)?|the\s+|at\s+least\s+|not\s+less\s+than\s+|more\s+than\s+|such\s+
			)*$
		`.test(ahead)
	)
		return false
	return (
		cured.test(ahead) ||
		/^[^.]{0,110}\b(?:not\s+(?:been\s+)?|un|to\s+|fail\w*\s+to\s+)(?:cured?|remed|rectif|corrected|mended)/i.test(behind)
	)
}
