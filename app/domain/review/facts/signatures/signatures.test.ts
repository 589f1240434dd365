import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import { factSource } from '../fact-source.ts'
import { readSignatureFacts } from './signatures.ts'

const clauses = ['1. Price. Low.', '2. Time. Soon.', '3. Place. Near.', '4. Ways. Many.', 'IN WITNESS WHEREOF, the parties sign.']

function signatures(...lines: string[]) {
	const document = agreement(...lines)
	return readSignatureFacts(factSource(document, readStructure(document))).map(({ name, value }) => [name, value])
}

test('a conformed signature counts as signed, and names who signed once', () => {
	expect(signatures(...clauses, 'By: /s/ Ada Miller', 'Name: Ada Miller')).toEqual([
		['signature_state', 'signed'],
		['signatory', 'Ada Miller'],
	])
})

test('an empty line is unsigned', () => {
	expect(signatures(...clauses, 'By: ____________', 'Name: Ada Miller')).toEqual([
		['signature_state', 'unsigned'],
		['signatory', 'Ada Miller'],
	])
})

test('one signature and one empty line are partly signed', () => {
	expect(signatures(...clauses, 'By: /s/ Ada Miller', 'By: ____________')[0]).toEqual(['signature_state', 'partly signed'])
})

test('without a block that is said too', () => {
	expect(signatures(...clauses.slice(0, 4))).toEqual([['signature_state', 'no signature block']])
})

test.each(['By: /S/ Ada Miller', 'By: [SIG] Ada Miller', '/S/ Ada Miller'])('%s is signed too', (line) => {
	expect(signatures(...clauses, line, 'Name: Ada Miller')[0]).toEqual(['signature_state', 'signed'])
})
