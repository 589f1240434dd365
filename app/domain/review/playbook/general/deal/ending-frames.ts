import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Frame } from '../../../frames/frame.ts'
import { terminationEffects } from '../../../frames/termination/read-termination.ts'
import { daysOf } from '../../../frames/reading/slots.ts'
import { visibleText } from '../../passages.ts'
import { framesOf, isPublicTerms, standingOf } from '../../reader-side.ts'
import type { RuleInput } from '../../rule.ts'
import { namesParty } from '../around.ts'

/** Rights to end the whole contract, of one effect or several. */
export function endings(input: RuleInput, ...effects: string[]): Frame[] {
	return framesOf(input, 'termination', ...effects).filter(
		({ measure, modality }) => measure?.value.value === 1 && modality?.value === 'may',
	)
}

/** Rights to end the whole contract that the reader has, alone or with everybody; who uses a site ends it with the account. */
export function readersEndings(input: RuleInput, ...effects: string[]): Frame[] {
	const rights = isPublicTerms(input)
		? framesOf(input, 'termination', ...effects).filter(({ modality }) => modality?.value === 'may')
		: endings(input, ...effects)
	return rights.filter((frame) => ['reader', 'both'].includes(standingOf(input, frame.who)))
}

/**
 * A right to end that somebody other than `holder` may have in words that no frame was read from: "by the Company
 * electing to give notice" as an item of a list. `null` where there is none.
 */
export function unreadRight(input: RuleInput, holder: Frame['who']): Span | null {
	const read = framesOf(input, 'termination', ...terminationEffects)
	const own = holder?.value.kind === 'party' ? holder.value.party : null
	const names = input.parties
		.filter(({ id }) => id !== own)
		.flatMap((party) => party.names)
		.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
	const who = ['[Ee]ither [Pp]arty', '[Ee]ach [Pp]arty', '[Aa] [Pp]arty', '[Bb]oth [Pp]arties', ...names].join('|')
	const may = new RegExp(
		patternPart`
			\b(?:${who})(?![\p{L}])[^.;]{0,80}?\b(?:may|can|is\s+entitled|(?:shall\s+have|has|reserves?)\s+the\s+right|elect\w*)\b[^.;]{0,100}\b
				(?:terminat|cancel|end\s+(?:this|the)|withdraw)
			|\b[Bb]y\s+(?:the\s+)?(?:${who})(?![\p{L}])[^.;]{0,120}\b(?:notice|terminat\w+)
		`,
		'u',
	)
	return (
		input.structure.sentences.find(
			({ start, end, text }) =>
				/terminat|cancel|notice|withdraw|\bend\b/.test(text) &&
				may.test(text) &&
				!read.some((frame) => frame.start < end && start < frame.end),
		) ?? null
	)
}

/** A sentence about the end that speaks of the reader, or of any party, and that no frame was read from; `null` where there is none. */
export function unreadEnding(input: RuleInput): Span | null {
	const read = framesOf(input, 'termination', ...terminationEffects)
	const names = input.reader.party?.names ?? []
	const untilEnded = /\buntil\b[^.;]{0,40}\b(?:either|any|a)\s+part(?:y|ies)\b/i
	const speaks = (text: string) =>
		untilEnded.test(text) ||
		(/\b(?:terminat\w+|cancel\w*|rescind)\b/i.test(text) &&
			/\b(?:may|right|entitled|option|elect|can)\b/i.test(text) &&
			!/\bsurviv/i.test(text) &&
			(/\b(?:either|each|any|a|non-?(?:breaching|defaulting))\s+part(?:y|ies)\b/i.test(text) || names.some((name) => text.includes(name))))
	return (
		input.structure.sentences.find(
			({ start, end, text }) => speaks(text) && !read.some((frame) => frame.start < end && start < frame.end),
		) ?? null
	)
}

/** The days of a frame's notice; `null` where the words name none. */
export function noticeDays({ notice }: Frame): number | null {
	return notice ? daysOf(notice.value) : null
}

/** A length of time as the document's reader would say it: "30 days", "2 years". */
export function timeInWords(slot: Frame['notice']): string {
	if (!slot) return ''
	const { amount, unit } = slot.value
	if (amount === null) return 'no limit in time'
	if (unit === 'months' && amount >= 12 && amount % 12 === 0) return counted(amount / 12, 'year')
	return counted(amount, unit === 'business_days' ? 'business day' : unit.replace(/s$/, ''))
}

/** "30 days’", "1 year’s": as it stands before "notice". */
export function ofTime(slot: Frame['notice']): string {
	const words = timeInWords(slot)
	return words.endsWith('s') ? `${words}’` : `${words}’s`
}

function counted(amount: number, unit: string) {
	return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

/** The sentence a frame was read from. */
export function placeOf({ start, end }: Frame): Span {
	return { start, end }
}

const cause = longPattern('i')`
	\b(?:
		breach\w*|default\w*|cure[ds]?|curing|fail(?:s|ed|ure)?|casualty|condemn\w+|destr\w+|damage[ds]?|fire|force\s+majeure|insolven\w+
		|bankrupt\w*|non-?payment
	)\b
`
const atWill = longPattern('i')`
	\b(?:
		at\s+any\s+time|for\s+(?:any|no)\s+(?:or\s+no\s+)?reason|without\s+(?:\w+\s+)?(?:cause|reason)|with\s+or\s+without\s+cause
		|for\s+(?:its\s+)?convenience|at\s+will
	)\b
`

/**
 * Whether a right to end without a reason can be read from its own words: no tail of a sentence whose beginning may hold
 * a condition, no quotation, and no notice of a breach or a casualty in it or right before it.
 */
export function isPlainExit(input: RuleInput, { start, end }: Frame): boolean {
	const text = visibleText(input)
	const words = text.slice(start, end)
	if (/^\s*["“]/.test(words)) return false
	if (atWill.test(words))
		return !/\b(?:of|for|after|upon)\s+(?:\w+\s+){0,3}(?:breach|default)\b[^.;]{0,60}\bnotice|\bnotice\s+of\s+(?:\w+\s+){0,3}(?:breach|default)/i.test(
			words,
		)
	if (cause.test(words)) return false
	const before = text.slice(Math.max(0, start - 260), start)
	// "… within sixty days of the fire, either party may terminate": the beginning is in the line before.
	return (
		!(/^\s*\p{Ll}/u.test(words) && !/[.;:]\s*(?:\(?\w{1,4}[).]\s*)?$/.test(before)) &&
		!(/^\s*\p{Ll}/u.test(words) && cause.test(before.split(/\.\s/).at(-1) ?? ''))
	)
}

/** Whether the reader may not leave before a time, whatever its notice. */
export function isBarredFromLeaving({ reader, structure }: RuleInput): boolean {
	return structure.sentences.some(({ text }) => namesParty(barred.exec(text)?.[1] ?? '', reader.party?.names ?? []))
}

/** Whether whoever leaves early, the reader alone, pays for the time that is left: then the right is not the same for both. */
export function paysForLeaving({ reader, structure }: RuleInput): boolean {
	return structure.sentences.some(({ text }) => namesParty(pays.exec(text)?.[1] ?? '', reader.party?.names ?? []))
}

const barred = longPattern('i')`
	([^.;]{0,60})\b(?:shall|may|will|must|can)\s+(?:in\s+no\s+event|not)\s+(?:\w+\s+){0,2}(?:terminate|cancel|stop|end)\b[^.;]{0,40}\b
	(?:before|until|prior\s+to|during)\b
`
const pays = longPattern('i')`
	([^.;]{0,60})\b(?:who|which|that|if\s+it)?\s*(?:stops?|terminates?|cancels?|leaves?|ends?)\b[^.;]{0,80}\b
	(?:earlier|before|early|prior\s+to)\b[^.;]{0,60}\b(?:pays?|owes?|shall\s+pay|forfeits?)\b
`
