import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { type Actor, type Duration, emptyFrame, type Slot } from '../frame.ts'
import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { type Provision, provisionsWith } from '../reading/provisions.ts'
import { durationSlot, slot } from '../reading/slots.ts'
import type { Words } from '../reading/times.ts'
import { renewalOf, renewalPatterns } from './renewal-words.ts'

const unless =
	/\b(?:unless|provided(?:,?\s+however,?)?(?:\s+that)?\s+(?:neither|no)\s+party|except\s+(?:that|where|if)|until|absent|if\s+(?:neither|no|none\s+of))\b/i
const stops = longPattern('i')`
	\b(?:
		not\s+(?:to\s+)?(?:be\s+)?(?:renew\w*|extend\w*)|non-?renewal
		|(?:does|do)\s+not\s+(?:wish|intend|want|desire|elect)\w*\s+to\s+(?:renew|extend)
		|intent(?:ion)?\s+(?:not\s+)?to\s+(?:not\s+)?(?:renew|terminate|extend)|opts?\s+out|terminat\w+|cancel\w*|decline
	)\b
`
const noticed = longPattern('i')`
	\b(?:
		notice|notif\w+|terminat\w+|cancel\w*|opts?\s+out|advis\w+\s+the\s+other|inform\w*|in\s+writing|tells?|says?|objects?|objection
		|declin\w+|renounce\w*|writes?|elects?|gives?
	)\b
`
const beforeEnd = longPattern('i')`
	^\)?['’]?s?[’']?,?\s*(?:calendar\s+)?(?:written\s+)?(?:prior\s+)?(?:written\s+)?(?:notice\s+)?[^.;,]{0,60}?\b
	(?:prior|before|preceding|in\s+advance|advance|notice|ahead)\b
`

/** Renewals of the contract's term: by itself, by agreement, or at a party's option. */
export function readRenewal(source: FrameSource, provisions: readonly Provision[]): FrameDraft[] {
	const stated = new Set(provisionsWith(source, ...renewalPatterns))
	return provisions.flatMap((provision, index): FrameDraft[] => {
		if (!stated.has(provision)) return []
		const { sentence } = provision
		const renewal = renewalOf(sentence.text, provision.headings)
		if (renewal === null) return []
		const place = { start: sentence.start + renewal.at.start, end: sentence.start + renewal.at.end }
		const frame: FrameDraft = emptyFrame('term', slot<string>(renewal.effect, place, renewal.confidence), {
			start: sentence.start,
			end: sentence.end,
			clauseId: sentence.clauseId,
		})
		const period = periodIn(sentence, renewal.at.start) ?? periodIn(sentence)
		if (renewal.effect !== 'auto_renewal') return [{ ...frame, duration: period, who: optionHolder(provision) }]
		const own =
			stopNotice(sentence, renewal.at.start) ??
			(renewal.at.start === 0 && /\bnotice\b/i.test(sentence.text) ? noticeAnywhere(sentence) : null) ??
			nextSentences(provisions, index)
				.map(({ sentence: next }) => laterNotice(next))
				.find((found) => found !== null) ??
			null
		return [
			{
				...frame,
				duration: period,
				notice: own,
				who: stopper(source, provision, renewal.at.start),
				what: openDoor(sentence, renewal.at.start),
				conditions: conditionOf(sentence, renewal.at.end),
			},
		]
	})
}

function periodIn({ text, start }: Words, from?: number): Slot<Duration> | null {
	const renewsAt =
		from ?? /\b(?:renew\w*|extend\w*|successive|additional|further|continu\w+|thereafter|then|rolls?)\b/i.exec(text)?.index ?? 0
	for (const time of readDurations(text)) {
		const ahead = text.slice(Math.max(0, time.start - 60), time.start)
		const behind = text.slice(time.end, time.end + 60).split(/\b(?:unless|provided|except|if|subject)\b/)[0] ?? ''
		if (time.end < renewsAt || beforeEnd.test(behind) || time.unit === 'hours' || time.unit === 'business days') continue
		if (
			/\b(?:initial|first|original)\s+(?:\w+\s+){0,3}$/i.test(ahead) ||
			/\b(?:notice|least|than|within|later)\b[^.;]{0,20}$/i.test(ahead) ||
			/^\s*(?:anniversary|prior)/i.test(behind)
		)
			continue
		return durationSlot({ ...time, start: time.start + start, end: time.end + start }, 0.85)
	}
	const worded = longPattern('i')`
		\b(?:successive|additional|further|consecutive|another|subsequent|for)\s+(?:\w+[\s-]){0,2}?
			(one[\s-]year|annual|yearly|monthly|month[\s-]to[\s-]month|quarterly)\b
		|\b(month[\s-]to[\s-]month|year[\s-]to[\s-]year|year\s+by\s+year|from\s+year\s+to\s+year|annually|monthly)\b
	`.exec(text)
	if (!worded || worded.index < renewsAt - 25) return null
	const amount = /month/i.test(worded[0]) ? 1 : /quarter/i.test(worded[0]) ? 3 : 12
	return slot({ amount, unit: 'months' }, { start: start + worded.index, end: start + worded.index + worded[0].length }, 0.8)
}

/** "Unless either party gives at least 60 days' notice": the notice that stops a renewal. */
function stopNotice({ text, start }: Words, renewsAt = 0): Slot<Duration> | null {
	const from = doorAt(text, renewsAt) ?? (stops.test(text) && /\bnotice\b/i.test(text) ? 0 : -1)
	if (from < 0) return null
	const tail = text.slice(from)
	if (!noticed.test(tail)) return null
	const time = readDurations(tail).find(
		({ start: at, end }) =>
			beforeEnd.test(behindTime(tail, end)) || /\bnotice\s+of\s+(?:at\s+least\s+)?$/i.test(tail.slice(Math.max(0, at - 30), at)),
	)
	return time ? durationSlot({ ...time, start: start + from + time.start, end: start + from + time.end }, 0.9) : null
}

/** "Either party may prevent renewal by notice 30 days before the end": the way out is in the next sentence. */
function laterNotice(sentence: Words): Slot<Duration> | null {
	return /\b(?:renew\w*|extend\w*|extension|non-?renewal)\b/i.test(sentence.text) && stops.test(sentence.text)
		? (stopNotice(sentence) ?? noticeAnywhere(sentence))
		: null
}

/** What stands behind a time, up to where something else begins: "for one year, unless notice is given" is no notice of a year. */
function behindTime(text: string, end: number): string {
	return text.slice(end, end + 90).split(/\b(?:unless|provided|except)\b/i)[0] ?? ''
}

function noticeAnywhere({ text, start }: Words): Slot<Duration> | null {
	const time = readDurations(text).find(({ end }) => beforeEnd.test(behindTime(text, end)))
	return time ? durationSlot({ ...time, start: start + time.start, end: start + time.end }, 0.8) : null
}

/** Words that leave the end open: "until terminated as provided herein" points to a way out elsewhere. */
function openDoor({ text, start }: Words, renewsAt: number): Slot<string> | null {
	const at = doorAt(text, renewsAt)
	return at !== null && noticed.test(text.slice(at))
		? slot(text.slice(at, at + 200), { start: start + at, end: start + Math.min(text.length, at + 200) }, 0.8)
		: null
}

function doorAt(text: string, renewsAt: number): number | null {
	const behind = unless.exec(text.slice(renewsAt))
	const before = unless.exec(text.slice(0, renewsAt))
	const places = [...(behind ? [renewsAt + behind.index] : []), ...(before ? [before.index] : [])]
	// "Until December 31" opens no way out.
	return places.find((at) => noticed.test(text.slice(at, at + 260))) ?? null
}

function conditionOf({ text: whole, start: offset }: Words, from: number): Slot<string>[] {
	const [text, start] = [whole.slice(from), offset + from]
	const match = longPattern('i')`
		(?<!\b(?:as|otherwise|is|are)\s)\b(?:
			provided(?:,?\s+however,?)?\s+(?:that\s+)?(?!neither|no\s+party|either|for\b|below|herein|in\b|by\b|under)
			|if\s+(?!any\b|neither|no\s|either\s+party\s+(?:does|fails|has)\s+not)|so\s+long\s+as|subject\s+to\s+(?:satisf|approv|agree)
		)[^.;]{0,120}
	`.exec(text)
	return match ? [slot(match[0], { start: start + match.index, end: start + match.index + match[0].length }, 0.7)] : []
}

function nextSentences(provisions: readonly Provision[], index: number): Provision[] {
	const clause = provisions[index]?.sentence.clauseId
	return [index + 1, index + 2, index - 1].flatMap((at) => provisions[at] ?? []).filter(({ sentence }) => sentence.clauseId === clause)
}

function stopper({ parties }: FrameSource, { sentence: { text, start } }: Provision, renewsAt: number): Slot<Actor> | null {
	const from = doorAt(text, renewsAt)
	if (from === null) return null
	const tail = text.slice(from, from + 160)
	const both = longPattern('i')`
		\b(?:either|each|any|neither|no|one)\s+(?:of\s+the\s+)?part(?:y|ies)\b|\bone\s+of\s+(?:the\s+)?(?:parties|us)\b|\beither\s+of\s+us\b
		|\ba\s+party\b|\bthe\s+parties\b
	`.exec(tail)
	const named = parties
		.flatMap((party) =>
			party.names.map((name) => ({
				party,
				at: tail.search(new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u')),
				length: name.length,
			})),
		)
		.filter(({ at }) => at >= 0)
		.sort((a, b) => a.at - b.at || b.length - a.length)
	if (both && (named.length === 0 || both.index <= named[0]!.at))
		return slot({ kind: 'each' }, { start: start + from + both.index, end: start + from + both.index + both[0].length }, 0.85)
	const [first] = named
	if (!first) return null
	const second = named.find(({ party }) => party.id !== first.party.id)
	const between = second ? tail.slice(first.at + first.length, second.at) : ''
	// "Unless Client or Vendor gives notice" is either; "unless Customer tells Provider" is Customer.
	if (/^\s*(?:and|or|and\/or|nor)\s*(?:the\s+)?$/i.test(between))
		return slot({ kind: 'each' }, { start: start + from + first.at, end: start + from + first.at + first.length }, 0.8)
	if (second && first.at > 18) return null
	const place = { start: start + from + first.at, end: start + from + first.at + first.length }
	return slot({ kind: 'party', party: first.party.id }, place, 0.75)
}

function optionHolder({ predications }: Provision): Slot<Actor> | null {
	const option = predications.find(
		({ verb, modality, subject }) => /^(?:renew|extend|elect|have)/.test(verb) && modality === 'may' && subject?.actor,
	)
	return option?.subject?.actor ? slot(option.subject.actor, option.subject, option.confidence) : null
}
