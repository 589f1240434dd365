import { expect, test } from 'vitest'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { policyPassages } from './policy-passages.ts'

const opening =
	'Privacy Policy\nThis policy explains how Heronbyte Inc. ("Heronbyte", "we" or "us") handles the personal information of you, our user.'

function listed(lines: readonly string[], type: DocumentType = 'Privacy Policy', reader: string | null = null) {
	return policyPassages(ruleInput([opening, ...lines].join('\n'), type, 'unsure', reader), () => false).map(
		({ lookFor }) => lookFor.split(':')[0],
	)
}

test.each([
	['We may use the tickets that you open to train our machine learning models.', 'AI'],
	['The school asks you for a copy of your passport before the exam begins.', 'Sensitive data'],
	['In some states what we do with partners may be called a sale of personal information.', 'Sale of data'],
	['Our partners use cookies to show you advertising on the sites of others.', 'Advertising'],
	['If we are part of a merger, your personal information goes to the company that follows us.', 'Sale of the business'],
	['We keep your messages for as long as we need them for our legitimate needs.', 'Storage'],
	['By using the app you agree that we collect and use your information as written here.', 'Consent'],
	['If somebody breaks in, we may notify you electronically of the breach.', 'Security'],
])('%s', (line, subject) => {
	expect(listed([line])).toContain(subject)
})

test('a contract has no passages of a policy', () => {
	expect(listed(['We may use the tickets that you open to train our machine learning models.'], 'Services Agreement')).toEqual([])
})

test('each subject has only so many sentences, and none twice', () => {
	const lines = Array.from({ length: 6 }, (_, index) => `In case ${index} our policy may be changed by us without a word to anybody.`)
	expect(listed(lines).filter((subject) => subject === 'Changes')).toHaveLength(2)
})
