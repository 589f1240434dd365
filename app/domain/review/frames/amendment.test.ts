import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'

const opening = 'This Agreement is between Kelp Inc. ("Provider") and Reed LLC ("Customer").\n'

function frames(text: string) {
	return ruleInput(opening + text, 'Services Agreement')
		.frames.filter(({ kind }) => kind === 'amendment')
		.map(({ effect, who, notice, exceptions }) => ({
			effect: effect.value,
			who: who?.value ?? null,
			days: notice?.value.amount ?? null,
			softened: exceptions.length > 0,
		}))
}

const provider = { kind: 'party', party: 'p1' }

test.each([
	['1. Change. Provider may amend these terms at any time.', { effect: 'unilateral', who: provider, days: null, softened: false }],
	[
		'1. Change. Provider reserves the right, in its sole discretion, to change this Agreement.',
		{ effect: 'unilateral', who: provider, days: null, softened: false },
	],
	['1. Change. Provider may amend these terms on 30 days’ notice.', { effect: 'by_notice', who: provider, days: 30, softened: false }],
	[
		'1. Change. Provider may amend these terms on 30 days’ notice. Customer may then terminate this Agreement.',
		{ effect: 'by_notice', who: provider, days: 30, softened: true },
	],
	[
		'1. Change. This Agreement may be amended only in a writing signed by both parties.',
		{ effect: 'by_agreement', who: { kind: 'each' }, days: null, softened: false },
	],
	[
		'1. Change. Provider may alter this Agreement whenever it likes, and use of the Services after that is consent.',
		{ effect: 'unilateral', who: provider, days: null, softened: false },
	],
	[
		'1. Change. Provider may amend this Agreement with the written consent of Customer.',
		{ effect: 'by_agreement', who: { kind: 'each' }, days: null, softened: false },
	],
])('%s', (text, frame) => {
	expect(frames(text)).toEqual([frame])
})

test.each([
	'1. Order. Customer may change its order.',
	'1. Code. Customer may modify the source code.',
	'1. Change. Provider may not amend this Agreement.',
	'1. Fees. Provider may change its prices.',
])('%s changes no deal', (text) => {
	expect(frames(text)).toEqual([])
})
