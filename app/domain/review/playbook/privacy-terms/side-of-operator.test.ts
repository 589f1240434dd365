import { expect, test } from 'vitest'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { privacyTermsRules } from './privacy-terms-rules.ts'

const opening = 'These terms are made between you and Heronbyte Inc. ("Heronbyte", "we" or "us").\n'

function outcomeOf(id: string, text: string, type: DocumentType, reader?: string) {
	return privacyTermsRules.find((rule) => rule.id === id)?.decide(ruleInput(`${opening}${text}`, type, 'unsure', reader)).outcome
}

const cases: readonly (readonly [string, string, DocumentType, string | undefined, string])[] = [
	// The license to what users upload is the operator's own benefit.
	[
		'user_content',
		'Your drawings. You assign to us all rights in the drawings that you upload.',
		'Terms of Service',
		'Heronbyte',
		'not_applicable',
	],
	['user_content', 'Your drawings. You assign to us all rights in the drawings that you upload.', 'Terms of Service', undefined, 'flagged'],
	// Who asks for relief picks arbitration: nobody is forced.
	[
		'arbitration',
		'Disputes. Whoever brings a small claim may elect to resolve it by binding arbitration. For claims for which arbitration is inapplicable the courts of Ohio will decide.',
		'Terms of Service',
		undefined,
		'undecided',
	],
	[
		'arbitration',
		'8.1 Disputes. All disputes shall be settled by binding arbitration.\n8.2 Choice. You may opt out of Section 8.1 by a letter to us within thirty days.',
		'Terms of Service',
		undefined,
		'passed',
	],
	['arbitration', 'Disputes. All disputes shall be settled by binding arbitration.', 'Terms of Service', undefined, 'flagged'],
	// Class actions are waived, and nobody has to arbitrate.
	[
		'arbitration',
		'Class actions. You may bring claims only for yourself, and not as a member of a class action.',
		'Terms of Service',
		undefined,
		'flagged',
	],
	[
		'change_notice',
		'Prices. We may change our prices. Terms. We may change these terms. We will not make large changes without giving you a chance to agree.',
		'Terms of Service',
		undefined,
		'passed',
	],
	[
		'rights',
		'Your rights. You have the right to access, correct and delete your data, which you may exercise by an authorized agent.',
		'Privacy Policy',
		undefined,
		'passed',
	],
	['rights', 'Your rights. You have the right to access, correct and delete your data.', 'Privacy Policy', undefined, 'flagged'],
]

test.each(cases)('privacy_terms.%s over "%s" in %s for %s is %s', (id, text, type, reader, outcome) => {
	expect(outcomeOf(`privacy_terms.${id}`, text, type, reader)).toBe(outcome)
})

test('a waiver of class actions without an agreement to arbitrate is not called arbitration', () => {
	const text = 'Class actions. You may bring claims only for yourself, and not as a member of a class action.'
	const decision = privacyTermsRules
		.find(({ id }) => id === 'privacy_terms.arbitration')
		?.decide(ruleInput(`${opening}${text}`, 'Terms of Service', 'unsure'))
	expect(decision?.outcome === 'flagged' && decision.findings[0]?.says).toBe('Users waive class actions, with no right to opt out.')
})
