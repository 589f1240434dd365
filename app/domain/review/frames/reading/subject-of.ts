import type { DocumentParty } from '../../sides/document-party.ts'
import type { Actor, Slot } from '../frame.ts'
import type { Predication } from '../parse/predication.ts'
import { slot } from './slots.ts'

/**
 * Who does the act of a verb; "both Provider and Customer" is each of them. An empty slot where the words name nobody
 * for certain.
 */
export function whoOf(predication: Predication, parties: readonly DocumentParty[]): Slot<Actor> | null {
	const { subject, confidence } = predication
	if (!subject) return itemAgent(predication, parties)
	if (subject.actor) return slot(subject.actor, subject, confidence)
	if (!/\b(?:and|or)\b/.test(subject.text) || subject.text.length > 120) return null
	const named = parties.filter(({ names }) => names.some((name) => subject.text.includes(name)))
	return named.length > 1 && named.length === parties.length ? slot({ kind: 'each' }, subject, Math.min(confidence, 0.8)) : null
}

const marker = /^[\s(]*(?:[\da-z]{1,4}[.)]\s*)?(?:(?:at\s+any\s+time|upon\s+[^,;]{3,40}notice),?\s+)?/i

function listAt(text: string, from: number): number | null {
	const colon = text.indexOf(':', from)
	return colon < 0 ? null : colon + 1
}

/** "This Agreement may be terminated: (a) by either party …": who does it stands at the beginning of the item. */
function itemAgent({ passive, verbSpan, sentence, confidence }: Predication, parties: readonly DocumentParty[]): Slot<Actor> | null {
	if (!passive) return null
	const list = verbSpan.start < sentence.start ? 0 : listAt(sentence.text, verbSpan.end - sentence.start)
	if (list === null) return null
	const from = list + (marker.exec(sentence.text.slice(list))?.[0].length ?? 0)
	const by = /^by\s+(?:the\s+)?/i.exec(sentence.text.slice(from))
	if (!by) return null
	const behind = sentence.text.slice(from + by[0].length)
	const place = { start: sentence.start + from, end: sentence.start + from + by[0].length }
	if (/^(?:either|each|any|a)\s+(?:of\s+the\s+)?part(?:y|ies)\b|^(?:mutual|both)/i.test(behind))
		return slot({ kind: 'each' }, place, Math.min(confidence, 0.8))
	const party = parties.find(({ names }) => names.some((name) => behind.startsWith(name)))
	return party ? slot({ kind: 'party', party: party.id }, place, Math.min(confidence, 0.8)) : null
}
