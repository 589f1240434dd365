import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { passed } from './draft-finding.ts'
import { readingLabels } from './labelled-lines.ts'
import type { RuleInput } from './rule.ts'

function sentencesSeen(input: RuleInput): string[] {
	const seen: string[] = []
	readingLabels({
		id: 'test.rule',
		playbook: 'general',
		title: 'Test',
		basis: { kind: 'G', source: 'test' },
		decide: ({ structure }) => {
			seen.push(...structure.sentences.map(({ text }) => text))
			return passed()
		},
	}).decide(input)
	return seen
}

test('a line on a cover page keeps its label', () => {
	expect(sentencesSeen(ruleInput('1. Basic Terms.\nTerm: Eighty-four (84) months\nDeposit: $12,000'))).toEqual(
		expect.arrayContaining(['Term: Eighty-four (84) months', 'Deposit: $12,000']),
	)
})

test('the cells of a table row are read together', () => {
	const document = documentFromText('Lease\nTerm\n84 months')
	const paragraphs = document.paragraphs.map((paragraph, index) =>
		index === 0 ? paragraph : { ...paragraph, kind: 'table_cell' as const, cell: { table: 0, row: 0, column: index - 1 } },
	)
	expect(sentencesSeen(ruleInput({ ...document, paragraphs }))).toContain('Term\n84 months')
})

test('a heading with a full stop is no label', () => {
	expect(sentencesSeen(ruleInput('1. Moves. The tenant stays where it is.'))).toEqual(['The tenant stays where it is.'])
})

test('a sentence that was taken for a heading is read too', () => {
	const seen = sentencesSeen(ruleInput('8. Assignment requires consent in writing. Notices go to the landlord at its address.'))
	expect(seen.join(' ')).toContain('Assignment requires consent in writing')
})
