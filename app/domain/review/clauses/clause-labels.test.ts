import { describe, expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { labelsByClause } from './clause-labels.ts'
import { loadReviewModels } from './load-review-models.server.ts'
import { readStructure } from './structure/read-structure.ts'
import { readWith } from './review-models.ts'

function structureOf(text: string) {
	const document = documentFromText(text)
	return { document, structure: readStructure(document) }
}

function labelsOf(clause: string) {
	const { document, structure } = structureOf(
		`# Services Agreement\nThis Services Agreement is made as of May 4, 2026 between Alder Inc. ("Company") and Birch LLC ("Consultant").\n${clause}\n2. Last. The end.`,
	)
	const first = structure.clauses.find(({ number }) => number?.startsWith('1'))
	return labelsByClause(structure, readWith(loadReviewModels(), document, structure, 'services').labels).get(first?.id ?? '') ?? []
}

describe('the trained classifier', () => {
	test.each([
		[
			'1. Governing Law. This Agreement is governed by the laws of the State of Delaware, without regard to its conflict of laws rules.',
			'Governing Law',
		],
		['1. Assignment. Neither party may assign this Agreement without the prior written consent of the other party.', 'Anti-Assignment'],
		[
			'1. Limitation of Liability. In no event shall the total liability of either party under this Agreement exceed the fees paid in the twelve months before the claim.',
			'Cap On Liability',
		],
		[
			'1. Term. This Agreement renews automatically for successive periods of one year unless either party gives written notice of non-renewal at least thirty (30) days before the end of the then current term.',
			'Renewal Term',
		],
		[
			'1. Termination. Either party may terminate this Agreement at any time for convenience on thirty (30) days written notice.',
			'Termination For Convenience',
		],
		[
			'1. License. Company hereby grants to Consultant a non-exclusive, non-transferable license to use the Software during the Term.',
			'License Grant',
		],
		['1. Insurance. Consultant shall maintain commercial general liability insurance of at least $1,000,000 per occurrence.', 'Insurance'],
		['1. Audit. Company may, on reasonable notice, audit the books and records of Consultant to verify the amounts due.', 'Audit Rights'],
	])('labels %s', (clause, name) => {
		expect(labelsOf(clause).map((label) => label.name)).toContain(name)
	})

	test.each([
		['1. Courts. The courts of Ohio have exclusive jurisdiction.', 'Exclusivity'],
		['1. Notices. Notices are sent by mail to the addresses above.', 'License Grant'],
	])('%s is not labelled %s', (clause, name) => {
		expect(labelsOf(clause).map((label) => label.name)).not.toContain(name)
	})
})

describe('labels of clauses', () => {
	const { structure } = structureOf('# Lease\n1. Rent. The rent is due.\n1.1 Late rent. Late rent bears interest.\n2. Use. Offices only.')
	const clause = (number: string) => structure.clauses.find((found) => found.number === number)!

	test('a passage labels the innermost clause it begins in', () => {
		const inside = clause('1.1')
		expect([...labelsByClause(structure, [{ name: 'Payment', score: 0.9, start: inside.bodyStart, end: inside.end }])]).toEqual([
			[inside.id, [{ name: 'Payment', score: 0.9 }]],
		])
	})

	test('the best score of a label stands, best labels first, six at most', () => {
		const { id, bodyStart, end } = clause('2')
		const passages = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, index) => ({ name, score: 0.3 + index / 10, start: bodyStart, end }))
		const labels = labelsByClause(structure, [...passages, { name: 'G', score: 0.2, start: bodyStart, end }]).get(id)
		expect(labels?.map(({ name }) => name)).toEqual(['G', 'F', 'E', 'D', 'C', 'B'])
		expect(labels?.[0]?.score).toBe(0.9)
	})
})
