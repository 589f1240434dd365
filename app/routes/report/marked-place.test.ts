import { expect, test } from 'vitest'
import { reportOf } from '#tests/fixtures/scripted-engine.ts'
import { markedPlace } from './marked-place.ts'

const [flagged, missing] = reportOf({ name: '', sha256: '', bytes: 0 }).findings
const later = { ...flagged!, id: 'test.end-2', start: 40, end: 44 }
const findings = [flagged!, missing!, later]
const at = (query: string) => markedPlace(new URLSearchParams(query), findings, 45)

test('a finding is marked where its quote stands, and leads to the next that has one', () => {
	expect(at('finding=test.end-1')).toEqual({
		marked: { start: 34, end: 45 },
		finding: { id: 'test.end-1', says: flagged!.says },
		previous: null,
		next: 'test.end-2',
	})
	expect(at('finding=test.end-2')).toMatchObject({ previous: 'test.end-1', next: null })
})

test('a span is marked as it is', () => {
	expect(at('start=5&end=10')).toMatchObject({ marked: { start: 5, end: 10 }, finding: null })
})

test.each([
	'',
	'finding=gone',
	'finding=test.law-1',
	'start=5',
	'start=10&end=5',
	'start=5&end=46',
	'start=-1&end=5',
	'start=a&end=b',
	'start=1e1&end=20',
])('"%s" opens the text and marks nothing', (query) => {
	expect(at(query)).toEqual({ marked: null, finding: null, previous: null, next: null })
})
