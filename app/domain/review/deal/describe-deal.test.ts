import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { loadReviewModels } from '../clauses/load-review-models.server.ts'
import { readContract } from '../read-contract.ts'
import { describeDeal } from './describe-deal.ts'

const lines = [
	'# Services Agreement',
	'This Services Agreement is made as of March 2, 2026 between Acme Robotics, Inc. (the “Customer”) and Beta Design LLC (the “Provider”).',
	'1. Services. The Provider shall design the housing of the robot.',
	'2. Fees. The Customer shall pay the Provider $12,000 per month.',
	'3. Term. This Agreement shall continue for twelve (12) months.',
	"4. Termination. Either party may terminate this Agreement for convenience upon thirty (30) days' written notice.",
	'5. Liability. The total liability of either party shall not exceed the fees paid in the twelve months before the claim.',
]

test('a deal is told in its own numbers, and every sentence has its words', () => {
	const document = documentFromText(lines.join('\n'))
	const deal = describeDeal(readContract(document, loadReviewModels()), null)
	const sentences = deal.map(({ sentence }) => sentence)
	expect(sentences).toContain('The Customer must pay the Provider $12,000 per month.')
	expect(sentences.some((sentence) => /terminate without cause on 30 days' notice\.$/.test(sentence))).toBe(true)
	expect(sentences.length).toBeLessThanOrEqual(5)
	for (const { start, end } of deal) expect(document.text.slice(start, end).trim()).not.toBe('')
})

test('a document that says nothing for certain has no deal to tell', () => {
	expect(
		describeDeal(readContract(documentFromText('# Notes\nThe weather was fine and the talks went on.'), loadReviewModels()), null),
	).toEqual([])
})

test('a right to terminate with effect from certain days only is not told as a right without cause', () => {
	const told = (end: string) => {
		const lines = [
			'SERVICES AGREEMENT',
			'This Agreement is between Kelp Inc., a Delaware corporation (the "Provider"), and Reed LLC (the "Customer").',
			`1. End. ${end}`,
		]
		return describeDeal(readContract(documentFromText(lines.join('\n')), loadReviewModels()), null).map(({ sentence }) => sentence)
	}
	expect(told("The Customer may terminate this Agreement at any time on 30 days' written notice.").join()).toContain(
		"may terminate without cause on 30 days' notice",
	)
	expect(
		told("The Customer may terminate this Agreement with effect from the third anniversary of its date on 30 days' written notice.").join(),
	).not.toContain('without cause')
})
