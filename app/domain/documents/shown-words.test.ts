import { expect, test } from 'vitest'
import { analysisLabel } from './analysis-state.ts'
import { statusName } from './document-status.ts'
import { shownSize } from './file-size.ts'
import { readVersionNumber, shownVersion } from './version-number.ts'

test('versions are shown as 1.0.n, and read back from either form', () => {
	expect([1, 12].map(shownVersion)).toEqual(['1.0.1', '1.0.12'])
	expect(['1', '1.0.12', '0', '-1', '1.1.2', 'x', '', '99999999'].map(readVersionNumber)).toEqual([
		1,
		12,
		null,
		null,
		null,
		null,
		null,
		null,
	])
})

test('a status that nobody knows shows as Draft', () => {
	expect(['draft', 'final', 'signed', 'shredded'].map(statusName)).toEqual(['Draft', 'Final', 'Signed', 'Draft'])
})

test('sizes are shown in the unit that people use', () => {
	expect([1, 900, 812 * 1024, 1024 * 1024, 52_428_800, 1024 ** 3, 1.26 * 1024 ** 3].map(shownSize)).toEqual([
		'1 byte',
		'900 bytes',
		'812 KB',
		'1.0 MB',
		'50.0 MB',
		'1 GB',
		'1.3 GB',
	])
})

test('a document without a report says so, one with a report says what it found', () => {
	expect(analysisLabel({ analysis: null, summary: null })).toBe('No analysis yet')
	expect(analysisLabel({ analysis: { status: 'complete' }, summary: 'Two points need work.' })).toBe('Two points need work.')
	expect(analysisLabel({ analysis: { status: 'failed' }, summary: null })).toContain('refunded')
})
