import { describe, expect, test } from 'vitest'
import { contractNames, contractSource, reviewInput } from '#tests/fixtures/contracts.ts'
import { expectGoodVoice } from '#tests/fixtures/rule-case.ts'
import type { Finding } from '../report/report.ts'
import { reviewDocument } from '../review-document.ts'

const bare = '1. Secrecy. The Recipient shall keep the facts secret.'
const bareSafe = 'This paper is issued by Tern Inc. to the Investor.'

function findingsIn(reviewTone: 'friendly' | 'neutral' | 'legal'): Finding[] {
	const sources = contractNames.map((name) => reviewInput(contractSource(name), { reviewTone }))
	const bareInputs = [
		reviewInput(bare, { reviewTone, documentType: 'NDA' }),
		reviewInput(bareSafe, { reviewTone, documentType: 'SAFE' }),
		reviewInput(bare, { reviewTone, documentType: 'Services Agreement' }),
	]
	return [...sources, ...bareInputs].flatMap((input) => reviewDocument(input).findings)
}

describe.each(['friendly', 'neutral', 'legal'] as const)('in the %s tone', (tone) => {
	const findings = findingsIn(tone)

	test('each finding is written as a lawyer writes to a client', () => {
		for (const finding of findings) expectGoodVoice(finding)
	})

	test('each finding says why it matters and what is usual, with its source', () => {
		for (const { why, market, ask } of findings) {
			expect(why.length).toBeGreaterThan(20)
			expect(ask.length).toBeGreaterThan(20)
			expect(market).toMatch(/Source: .+\.$|not verified by a lawyer\.$/)
		}
	})
})

test('the findings of the tests show many different rules', () => {
	expect(new Set(findingsIn('legal').map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(35)
})
