import type { DocumentParty } from '../../sides/document-party.ts'
import type { Actor, Slot } from '../frame.ts'
import type { Predication } from '../parse/predication.ts'
import { slot } from './slots.ts'

/** Who does what a verb says; "both Provider and Customer" is each of them. An empty slot where the words name nobody for certain. */
export function whoOf({ subject, confidence }: Predication, parties: readonly DocumentParty[]): Slot<Actor> | null {
	if (!subject) return null
	if (subject.actor) return slot(subject.actor, subject, confidence)
	if (!/\b(?:and|or)\b/.test(subject.text) || subject.text.length > 120) return null
	const named = parties.filter(({ names }) => names.some((name) => subject.text.includes(name)))
	return named.length > 1 && named.length === parties.length ? slot({ kind: 'each' }, subject, Math.min(confidence, 0.8)) : null
}
