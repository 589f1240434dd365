import { describe, expect, test } from 'vitest'
import { contractNames, contractSource, reviewInput } from '#tests/fixtures/contracts.ts'
import { gradeLevel } from '#tests/fixtures/readability.ts'
import type { Finding } from '../report.ts'
import { reviewDocument } from '../review-document.ts'

const highestGrade = 9

const bare = '1. Secrecy. The Recipient shall keep the facts secret.'
const bareSafe = 'This paper is issued by Tern Inc. to the Investor.'

function findingsIn(reviewTone: 'friendly' | 'neutral' | 'legal'): Finding[] {
	const sources = contractNames.map((name) => reviewInput(contractSource(name), { reviewTone }))
	const bareInputs = [reviewInput(bare, { reviewTone, documentType: 'NDA' }), reviewInput(bareSafe, { reviewTone, documentType: 'SAFE' }), reviewInput(bare, { reviewTone, documentType: 'Services Agreement' })]
	return [...sources, ...bareInputs].flatMap((input) => reviewDocument(input).findings)
}

/** Names and quotes of the document are not our words. */
const ownWords = (text: string) => text.replace(/"[^"]*"/g, 'this').replace(/\$[\d,.]+|\d[\d,.-]*%?/g, 'ten')

describe.each(['friendly', 'neutral'] as const)('in the %s tone', (tone) => {
	const findings = findingsIn(tone)

	test('each finding reads at school level, grade 9 at most', () => {
		const hard = findings.map(({ rule, says, why, ask }) => ({ rule, grade: gradeLevel(ownWords([says, why, ask].join(' '))) })).filter(({ grade }) => grade > highestGrade)
		expect(hard).toEqual([])
	})

	test('each finding says why it matters and what is usual, with its source', () => {
		for (const { why, market, ask } of findings) {
			expect(why.length).toBeGreaterThan(20)
			expect(ask.length).toBeGreaterThan(20)
			expect(market).toMatch(/Source: .+\.$|not verified by a lawyer\.$/)
		}
	})
})

test('the findings of the tests show at least sixty different rules', () => {
	expect(new Set(findingsIn('legal').map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(60)
})
