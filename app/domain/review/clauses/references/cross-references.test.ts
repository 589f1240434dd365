import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../structure/read-structure.ts'

const body = [
	'1. Term. One year.',
	'2. Fees',
	'2.1 Rate. Five dollars.',
	'2.2 Late. (a) interest; (b) costs.',
	'EXHIBIT A',
	'Prices are listed here.',
]

function references(sentence: string) {
	const document = agreement(...body.slice(0, 4), `3. Test. ${sentence}`, ...body.slice(4))
	const { crossReferences, clauses } = readStructure(document)
	return crossReferences.map((reference) => [
		document.text.slice(reference.start, reference.end),
		reference.external ? 'external' : (clauses.find(({ id }) => id === reference.resolvedTo)?.number ?? null),
	])
}

test.each([
	['See Section 2.1.', [['Section 2.1', '2.1']]],
	[
		'See Sections 1 and 2.2.',
		[
			['Sections 1', '1'],
			['2.2', '2.2'],
		],
	],
	[
		'See Section 1 and Section 2.1.',
		[
			['Section 1', '1'],
			['2.1', '2.1'],
		],
	],
	['See clause 2.2(b).', [['clause 2.2(b)', '2.2']]],
	['Prices stand in Exhibit A.', [['Exhibit A', 'EXHIBIT A']]],
])('%s is resolved', (sentence, expected) => {
	expect(references(sentence)).toEqual(expected)
})

test.each([
	['See Section 7.', 'Section 7'],
	['See Section 2.9.', 'Section 2.9'],
	['As Schedule 4 says.', 'Schedule 4'],
	['See Section 1(d).', 'Section 1(d)'],
])('%s dangles', (sentence, words) => {
	expect(references(sentence)).toEqual([[words, null]])
})

test.each([
	'Section 2(a) of the Securities Act applies.',
	'California Labor Code Section 2870 applies.',
	'Section 409A may apply.',
	'An election under Section 83(b) is due.',
	'As in Section 5 of the Master Lease Agreement.',
	'See 18 U.S.C. § 1833(b).',
	'Rights under § 31a of the Copyright Act stay.',
])('%s points outside', (sentence) => {
	expect(references(sentence)).toHaveLength(1)
	expect(references(sentence)[0]?.[1]).toBe('external')
})

test('"of this Agreement" stays inside', () => {
	expect(references('See Section 9 of this Agreement.')).toEqual([['Section 9', null]])
})

test('"Annex 1" is the annex headed "Annex I", but no other word or letter answers for it', () => {
	const named = (written: string) => {
		const { crossReferences } = readStructure(
			agreement('1. Data. See ' + written + '.', '2. Term. One year.', 'ANNEX I', 'The data is listed here.'),
		)
		return crossReferences.filter(({ kind }) => kind === 'exhibit').map(({ resolvedTo }) => resolvedTo !== null)
	}
	expect(['Annex 1', 'Annex I', 'Annex 2', 'Schedule 1'].map(named)).toEqual([[true], [true], [false], [false]])
})

test.each(['Article 28(3) GDPR applies.', 'Article 24 and Article 28 GDPR apply.'])('"%s" leads into a law', (sentence) => {
	expect(references(sentence).every(([, target]) => target === 'external')).toBe(true)
})
