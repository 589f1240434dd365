import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { privacyTermsRules } from './privacy-terms-rules.ts'

const text =
	'Heronbyte Inc. ("we") runs a planner. We may modify these terms at any time without notice. You grant us a perpetual, irrevocable licence to use your content for any purpose.'

function finding(id: string, partyRole: 'sending' | 'receiving') {
	const decision = privacyTermsRules.find((rule) => rule.id === id)?.decide(ruleInput(text, 'Terms of Service', partyRole))
	if (decision?.outcome !== 'flagged') throw new Error(`${id} is ${decision?.outcome ?? 'no rule'}`)
	return decision.findings[0]
}

test('a user asks the publisher, the publisher mends its own text', () => {
	expect(finding('privacy_terms.change_notice', 'receiving')).toMatchObject({
		decideBy: 'counterparty',
		ask: expect.stringMatching(/^Could we please add 30 days’ notice .*\? A change/) as unknown,
	})
	expect(finding('privacy_terms.change_notice', 'sending')?.decideBy).toBe('you')
	expect(finding('privacy_terms.user_content', 'sending')).toMatchObject({
		decideBy: 'you',
		ask: expect.stringMatching(/^Limit the license .*\. The service/) as unknown,
	})
	expect(finding('privacy_terms.user_content', 'receiving')?.decideBy).toBe('counterparty')
})
