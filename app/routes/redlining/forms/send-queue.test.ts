import { expect, test } from 'vitest'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import type { Resource } from './resources.ts'
import { withWaiting } from './send-queue.ts'

const suggestion = (id: string): Suggestion => ({
	id,
	number: 1,
	state: 'open',
	revision: 0,
	origin: 'finding',
	severity: 'high',
	title: 'Fees',
	change: { kind: 'replace', paragraphId: 'b1', start: 0, end: 2, expected: '60', text: '30' },
	proposed: ['30'],
	hasBlanks: false,
	reason: '',
	internalNote: null,
	ruleId: null,
	findingId: null,
	anchorHash: '',
	createdBy: null,
	createdAt: '2026-11-21T00:00:00.000Z',
	decidedBy: null,
	decidedAt: null,
})
const form = (fields: Record<string, string>, resource: Resource = 'decisions') => {
	const data = new FormData()
	for (const [name, value] of Object.entries(fields)) data.set(name, value)
	return { resource, form: data }
}

test('a decision shows before it is answered, and the next one is made over it', () => {
	const [first, second] = withWaiting(
		[suggestion('a'), suggestion('b')],
		[form({ choice: 'accept', suggestion: 'a' }), form({ choice: 'reopen', suggestion: 'a' }), form({ choice: 'reject', suggestion: 'b' })],
	)
	expect([first?.state, first?.revision]).toEqual(['open', 2])
	expect([second?.state, second?.revision]).toEqual(['rejected', 1])
})

test('words that are on their way are shown', () => {
	expect(withWaiting([suggestion('a')], [form({ choice: 'edit', suggestion: 'a', text: 'one\ntwo' })])[0]).toMatchObject({
		state: 'edited',
		proposed: ['one', 'two'],
	})
})

test('forms that decide nothing change nothing', () => {
	const before = [suggestion('a')]
	expect(withWaiting(before, [form({ suggestion: 'a', body: 'x' }, 'comments'), form({ choice: 'accept', suggestion: 'gone' })])).toEqual(
		before,
	)
})
