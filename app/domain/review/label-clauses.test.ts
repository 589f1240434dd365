import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { readStructure } from './clauses/read-structure.ts'
import { labelsOf } from './label-clauses.ts'

function labels(clause: string) {
	const document = documentFromText(`# Services Agreement\n${clause}\n2. Last. The end.`)
	const structure = readStructure(document)
	const first = structure.clauses.find(({ number }) => number?.startsWith('1'))
	if (!first) throw new Error('The clause was not read')
	return labelsOf(first, { structure, text: document.text })
}

test.each([
	['1. Governing Law. This Agreement is governed by the laws of the State of Delaware.', 'Governing Law'],
	['1. Transfer. Neither party may assign this Agreement without the prior consent of the other.', 'Anti-Assignment'],
	['1. Loss. The total liability of each party shall not exceed the fees paid.', 'Cap On Liability'],
	['1. Loss. The liability of Customer is unlimited.', 'Uncapped Liability'],
	['1. Trade. The Consultant shall not compete with the Company.', 'Non-Compete'],
	['1. Term. The term renews automatically for periods of one year unless a party gives notice 30 days before.', 'Notice Period To Terminate Renewal'],
	['1. End. Either party may terminate this Agreement for convenience.', 'Termination For Convenience'],
	['1. Rights. The Consultant hereby assigns to the Company all right, title and interest in the work.', 'IP Ownership Assignment'],
	['1. Use. Provider grants Customer a license to use the software.', 'License Grant'],
	['1. Cover. Provider shall maintain liability insurance.', 'Insurance'],
	['1. Books. The Company may audit the records of the Distributor.', 'Audit Rights'],
])('%s is labelled', (clause, name) => {
	expect(labels(clause).map((label) => label.name)).toContain(name)
})

test.each([
	['1. Rights. No license is granted.', 'License Grant'],
	['1. Trade. Nothing here keeps a party from competing; it may not compete unfairly.', 'Non-Compete'],
	['1. Courts. The courts have exclusive jurisdiction.', 'Exclusivity'],
])('%s is not labelled %s', (clause, name) => {
	expect(labels(clause).map((label) => label.name)).not.toContain(name)
})

test('a heading and words together are surer than either', () => {
	expect(labels('1. Governing Law. This Agreement is governed by the laws of the State of Ohio.')[0]?.score).toBeGreaterThan(labels('1. Misc. This Agreement is governed by the laws of the State of Ohio.')[0]?.score ?? 1)
})
