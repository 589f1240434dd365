import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import { readFacts } from '../read-facts.ts'

function relative(line: string) {
	const document = agreement('1. Clause. Something else.', `2. Test. ${line}`)
	return readFacts(document, readStructure(document))
		.filter(({ name }) => name === 'relative_date')
		.map(({ value, unit, of, confidence }) => [value, unit, of, confidence])
}

test.each([
	['It ends thirty (30) days after the Effective Date.', [['30', 'days', 'after the Effective Date', 0.85]]],
	['It ends 5 business days before the closing.', [['5', 'business days', 'before the closing', 0.85]]],
	['Pay within 30 days of receipt of the invoice.', [['30', 'days', 'after receipt of the invoice', 0.65]]],
	['It ends on the third anniversary of the Effective Date.', [['36', 'months', 'after the Effective Date', 0.85]]],
	[
		'It ends thirty (60) days after the closing.',
		[
			['30', 'days', 'after the closing', 0.3],
			['60', 'days', 'after the closing', 0.3],
		],
	],
	[
		'It ends on the later of (a) May 1, 2027 and (b) delivery of the goods.',
		[['later of', undefined, 'May 1, 2027 / delivery of the goods', 0.85]],
	],
	['It ends on the earlier of the closing and the sale.', [['earlier of', undefined, 'the closing / the sale', 0.85]]],
	['It ends in thirty days.', []],
])('%s', (line, expected) => {
	expect(relative(line)).toEqual(expected)
})
