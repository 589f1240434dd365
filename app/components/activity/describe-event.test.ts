import { expect, test } from 'vitest'
import { eventTypes } from '#app/domain/activity/event-types.ts'
import { describeEvent, eventKinds, typesOfKind, type EventKind } from './describe-event.ts'

test('every type of event belongs to exactly one part of a history', () => {
	const listed = (Object.keys(eventKinds) as EventKind[]).flatMap(typesOfKind)
	expect(listed.sort()).toEqual(Object.keys(eventTypes).sort())
})

test('an event says what was done with its details, and that they are gone once they were erased', () => {
	expect(describeEvent('document.status_changed', { from: 'signed', to: 'draft', reason: 'Wrong file' })).toBe(
		'changed its status from Signed to Draft: Wrong file',
	)
	expect(describeEvent('document.permissions_set', { permissions: [{ userId: 'a', role: 'viewer' }] })).toBe(
		'set who can open it: 1 person',
	)
	expect(describeEvent('document.added', undefined)).toBe('added the document')
	expect(describeEvent('document.renamed', null)).toBe('changed the document (details erased)')
})

test('a drafting says what was drafted and carried over, and that it found nothing only when it left nothing', () => {
	const says = (drafted: number, carriedOver: number) => describeEvent('suggestions.drafted', { drafted, carriedOver })
	expect([says(0, 0), says(2, 0), says(0, 3), says(2, 1)]).toEqual([
		'found nothing new to suggest',
		'drafted 2 suggestions',
		'carried over 3 suggestions',
		'drafted 2 suggestions and carried over 1 suggestion',
	])
})
