import { expect, test } from 'vitest'
import type { Finding } from '#app/domain/review/report/report.ts'
import { type LinkedSuggestion, findResolvedFindings } from './settled-findings.ts'

const text = 'Provider may terminate. Customer indemnifies Provider. Fees are due.'
const sent = { text, paragraphs: [{ id: 'b0', start: 0, end: text.length }] as never }
const finding = (id: string, quote: string | null, more: Partial<Finding> = {}) =>
	({
		id,
		rule: `rule-${id}`,
		quote,
		start: quote === null ? null : text.indexOf(quote),
		end: quote === null ? null : text.indexOf(quote) + quote.length,
		says: `Says ${id}.`,
		ask: `Ask ${id}.`,
		replacement: null,
		...more,
	}) as Finding
const remedy = (outcome: LinkedSuggestion['outcome'], words: string, more: Partial<LinkedSuggestion> = {}): LinkedSuggestion => ({
	outcome,
	reason: 'Because.',
	internalNote: null,
	findingId: null,
	ruleId: null,
	change: {
		kind: 'replace',
		paragraphId: 'b0',
		start: text.indexOf(words),
		end: text.indexOf(words) + words.length,
		expected: words,
		text: 'Each party',
	},
	...more,
})
const ids = ({ gone, waiting }: ReturnType<typeof findResolvedFindings>) => ({
	gone: gone.map(({ id }) => id),
	waiting: waiting.map(({ id }) => id),
})

const indemnity = finding('a', 'Customer indemnifies Provider')
const returned = { text: 'Provider may terminate. Each party indemnifies the other. Fees are due.' }

test('a flag whose remedy nobody has answered yet waits, its own and one that went into the same ask', () => {
	const joined = finding('b', null, { ask: 'Please cap it.' })
	const remedies = [remedy('untouched', 'Customer', { findingId: 'a', reason: 'Be fair. Please cap it.' })]
	expect(ids(findResolvedFindings([indemnity, joined], remedies, sent, returned))).toEqual({ gone: [], waiting: ['a', 'b'] })
	expect(
		ids(findResolvedFindings([finding('c', 'Customer indemnifies Provider')], [remedy('untouched', 'indemnifies')], sent, returned)),
	).toEqual({
		gone: [],
		waiting: ['c'],
	})
})

test('a flag is gone when its remedy was accepted, or its words are not there any more', () => {
	expect(ids(findResolvedFindings([indemnity], [remedy('accepted', 'Customer', { findingId: 'a' })], sent, returned)).gone).toEqual(['a'])
	expect(ids(findResolvedFindings([indemnity], [], sent, returned)).gone).toEqual(['a'])
	expect(ids(findResolvedFindings([finding('d', null)], [remedy('accepted', 'Fees', { ruleId: 'rule-d' })], sent, returned)).gone).toEqual([
		'd',
	])
})

test('a flag whose words still stand, without a remedy, is not called gone', () => {
	expect(ids(findResolvedFindings([finding('e', 'Provider may terminate')], [remedy('accepted', 'Fees')], sent, returned))).toEqual({
		gone: [],
		waiting: [],
	})
	expect(ids(findResolvedFindings([finding('f', null)], [remedy('reverted', 'Fees', { ruleId: 'rule-f' })], sent, returned))).toEqual({
		gone: [],
		waiting: [],
	})
})
