import { expect, test } from 'vitest'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { twoParties } from '#tests/fixtures/frames-of.ts'
import { gradeLevel, longSentences } from '#tests/fixtures/readability.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { superCap } from './liability-gaps.ts'
import { riskRules } from './risk-rules.ts'

const rules = [...riskRules, superCap]

function judged(reader: 'Provider' | 'Customer', clause: string, type: DocumentType = 'Services Agreement'): string[] {
	const input = ruleInput(`${twoParties}${clause}`, type, 'unsure', reader)
	return rules.flatMap((rule) => {
		const decision = rule.decide(input)
		const name = rule.id.replace(/^\w+\./, '')
		if (decision.outcome === 'passed') return [`${name} fine`]
		return 'findings' in decision ? decision.findings.map(({ severity }) => `${name} ${typeof severity === 'string' ? severity : '?'}`) : []
	})
}

const work = '1. Services. Provider designs a web shop for Customer, who pays the fees.\n'
const cap = "9. Liability. Each party's total liability shall not exceed the fees paid and payable in the twelve months before the claim.\n"

const cases: readonly (readonly ['Provider' | 'Customer', string, readonly string[]])[] = [
	['Customer', "9. Liability. Each party's total liability shall not exceed €800.", ['liability_cap high', 'one_sided_cap fine']],
	[
		'Customer',
		'9. Indemnity. Customer indemnifies Provider against all losses of any sort that are connected with the Project.',
		['one_way_indemnity medium', 'wide_indemnity high'],
	],
	[
		'Customer',
		'9. Indemnity. Customer indemnifies Provider against all claims that arise at the site, whoever caused them.',
		['one_way_indemnity medium', 'wide_indemnity high'],
	],
	['Customer', '9. Data. Provider may use all data in the Services to develop and improve its products.', ['ai_training medium']],
	['Provider', work, ['liability_cap medium']],
	['Customer', work, []],
	['Provider', cap, ['one_sided_cap fine']],
	['Customer', cap, ['liability_cap fine', 'one_sided_cap fine']],
	[
		'Customer',
		"9. Liability. Provider's liability shall not exceed the fees paid in the twelve months before the claim.",
		['liability_cap fine', 'one_sided_cap medium'],
	],
	['Provider', "9. Liability. Provider's liability shall not exceed the fees paid in the twelve months before the claim.", []],
	[
		'Provider',
		"9. Liability. Customer's liability shall not exceed the fees paid in the twelve months before the claim.",
		['one_sided_cap high'],
	],
	[
		'Customer',
		"9. Liability. Each party's liability is limited to the fees of the last three months.",
		['liability_cap high', 'one_sided_cap fine'],
	],
	['Provider', "9. Liability. Each party's liability is limited to the fees of the last three months.", ['one_sided_cap fine']],
	[
		'Customer',
		"9. Liability. Each party's liability is limited to the fees of the last six months.",
		['liability_cap medium', 'one_sided_cap fine'],
	],
	['Customer', "9. Liability. Provider's liability is limited to $100.", ['liability_cap high', 'one_sided_cap medium']],
	['Customer', "9. Liability. Provider's liability is limited to 10% of the fees.", ['liability_cap high', 'one_sided_cap medium']],
	['Customer', '9. Liability. Provider shall not be liable for any damages whatsoever.', ['no_liability high']],
	[
		'Provider',
		`${cap}9.2 Liability. Provider's liability for breach of confidentiality is unlimited.`,
		['one_sided_cap fine', 'unlimited_liability high'],
	],
	[
		'Customer',
		`${cap}9.2 Limits. The limitations of liability do not apply to Customer's breach of Section 3.`,
		['liability_cap fine', 'one_sided_cap fine', 'unlimited_liability medium'],
	],
	[
		'Customer',
		`${cap}9.2 Limits. The limitations of liability do not apply to a party's breach of Section 3.`,
		['liability_cap fine', 'one_sided_cap fine'],
	],
	['Customer', '9. Liability. Provider is not liable for indirect or consequential damages.', ['indirect_loss low']],
	['Customer', '9. Liability. Neither party is liable for indirect or consequential damages.', ['indirect_loss fine']],
	[
		'Customer',
		'9. Liability. Provider shall not be liable to Customer nor shall Customer be liable to Provider for any consequential damages.',
		[],
	],
	['Customer', '9. Devices. Provider shall not be liable for damage to the hardware of Customer that the app causes.', []],
	[
		'Customer',
		'8. Indemnity. Customer shall indemnify Provider against third-party claims caused by its negligence.',
		['one_way_indemnity medium', 'wide_indemnity fine'],
	],
	[
		'Provider',
		'8. Indemnity. Provider shall indemnify Customer against third-party claims that the Services infringe a patent.',
		['wide_indemnity fine'],
	],
	[
		'Customer',
		'8. Indemnity. Customer shall indemnify Provider against all losses arising from any breach of this Agreement.',
		['one_way_indemnity medium', 'wide_indemnity high'],
	],
	[
		'Customer',
		'8. Indemnity. Each party shall indemnify the other against third-party claims caused by its negligence.',
		['one_way_indemnity fine', 'wide_indemnity fine'],
	],
	[
		'Customer',
		'8. Indemnity. Each party shall indemnify the other against all losses arising from any breach of this Agreement.',
		['one_way_indemnity fine', 'wide_indemnity medium'],
	],
	[
		'Customer',
		'8. Indemnity. Each party shall indemnify the other against all claims and losses arising from any breach of this Agreement.',
		['one_way_indemnity fine'],
	],
	['Customer', '7. Non-Compete. Customer shall not compete with Provider for two years after termination.', ['non_compete high']],
	['Provider', '7. Non-Compete. Customer shall not compete with Provider for two years after termination.', []],
	['Customer', '7. Freedom. Nothing in this Agreement prevents either party from competing with the other.', []],
	['Customer', '7. Exclusivity. Customer shall purchase all hosting exclusively from Provider for three years.', ['exclusivity medium']],
	// A maker's own products come from it; others may be sold beside them.
	['Customer', '7. Source. Customer shall not purchase Products for resale from any person other than Provider.', []],
	['Provider', '7. Exclusivity. Customer shall purchase all hosting exclusively from Provider for three years.', []],
	['Provider', '7. Price. Provider shall give Customer prices no less favorable than those offered to any other customer.', ['mfn medium']],
	[
		'Customer',
		'6. Non-Solicitation. Customer shall not solicit employees of Provider for three years after the end.',
		['non_solicit medium'],
	],
	['Customer', '6. Non-Solicitation. Neither party shall solicit employees of the other for one year after the end.', ['non_solicit fine']],
	[
		'Customer',
		'5. IP. Customer hereby assigns to Provider all right, title and interest in improvements of the Software.',
		['ip_assignment high'],
	],
	['Provider', '5. IP. Provider hereby assigns to Customer all right, title and interest in the Deliverables.', []],
	['Provider', '5. IP. Provider hereby assigns to Customer all rights in its pre-existing materials.', ['ip_assignment high']],
	['Customer', '5. Data. Customer grants Provider a perpetual, irrevocable license to use Customer Data.', ['wide_license high']],
	['Customer', '5. Data. Customer grants Provider a license to use Customer Data solely to provide the Services.', ['wide_license fine']],
	['Provider', '5. IP. Provider grants Customer a perpetual license to use the Software.', []],
	['Customer', '5. Data. Provider may use Customer Data to train machine learning models.', ['ai_training high']],
	['Customer', '5. Data. Provider shall not use Customer Data to train machine learning models.', ['ai_training fine']],
	['Customer', '5. Training. Provider shall train the employees of Customer.', []],
	[
		'Customer',
		'4. Confidentiality. Customer shall keep the Confidential Information of Provider confidential.',
		['one_way_confidentiality medium'],
	],
	// The reader's own secrets have a name, so that a clause about them was not read.
	[
		'Customer',
		'4. Confidentiality. Customer shall keep the Confidential Information of Provider confidential. Plans of Customer ("Customer Confidential Information") go back at the end.',
		[],
	],
	[
		'Customer',
		'4. Confidentiality. Each party shall keep the Confidential Information of the other confidential.',
		['one_way_confidentiality fine'],
	],
	[
		'Customer',
		'4. Confidentiality. Each party shall keep Confidential Information confidential. The confidentiality obligations continue indefinitely.',
		['one_way_confidentiality fine', 'endless_confidentiality medium'],
	],
	[
		'Customer',
		'4. Confidentiality. Each party shall keep Confidential Information confidential. The confidentiality obligations survive for three years.',
		['one_way_confidentiality fine', 'endless_confidentiality fine'],
	],
	['Customer', '4. Confidentiality. The confidentiality obligations survive for three years, and for trade secrets in perpetuity.', []],
	[
		'Customer',
		'5. IP. If Customer is deemed to have rights in the Licensed Materials, Customer hereby assigns to Provider all rights in the Licensed Materials.',
		[],
	],
	['Customer', '5. IP. Customer hereby assigns to Provider all rights in the Provider Technology and its improvements.', []],
	['Customer', '5. Policy. Customer shall transfer ownership of the insurance policy to Provider.', []],
	[
		'Customer',
		'8. Indemnity. Customer shall indemnify Provider against all losses arising from any breach of this warranty. Provider shall indemnify Customer against third-party claims.',
		['one_way_indemnity fine'],
	],
	[
		'Customer',
		'8. Indemnity. Customer shall indemnify Provider against all claims relating to any use other than an approved use in accordance with this Agreement.',
		['one_way_indemnity medium'],
	],
	[
		'Customer',
		'8. Indemnity. Customer shall indemnify Provider against all losses arising from any breach of this Agreement. Provider shall indemnify Customer against all losses arising from any breach of this Agreement.',
		['one_way_indemnity fine'],
	],
	['Customer', '6. Non-Solicitation. Customer shall not solicit customers of Provider for six months after the end.', ['non_solicit fine']],
	['Customer', '4. Hearing. The parties shall keep confidential all information that is disclosed in the arbitration proceedings.', []],
	[
		'Customer',
		'9. Liability. In no event is either party liable for consequential damages, except that Provider may be liable for fraud.',
		[],
	],
	['Customer', "9. Liability. Provider's liability is unlimited, while Customer's liability is limited to $100.", []],
	['Provider', "9. Liability. Customer's liability for every breach is unlimited, and Provider's liability is limited to ten dollars.", []],
	[
		'Customer',
		'5. Permits. At the end Customer shall transfer to Provider all right and title to the import permits for the Products.',
		[],
	],
	['Customer', '7. Sponsors. Customer shall not accept as a primary sponsor any company that competes with Provider.', []],
	['Customer', '8. Breach. Customer may terminate this Agreement and request Provider to pay damages and indemnify all losses.', []],
	['Customer', '4. Residuals. Provider may use residuals retained in the unaided memory of its staff.', ['residuals high']],
]

test.each(cases)('for %s: %s', (reader, clause, found) => {
	const mine = judged(reader, clause)
	const usual = clause === work || reader === 'Customer' ? mine : mine.filter((each) => each !== 'liability_cap medium')
	expect(usual).toEqual(found)
})

test('terms for the public are judged by rules of their own', () => {
	expect(judged('Customer', "9. Liability. Provider's liability is limited to $100.", 'Terms of Service')).toEqual([])
})

test('what the rules say can be read by a founder', () => {
	for (const [reader, clause] of cases) {
		const input = ruleInput(`${twoParties}${clause}`, 'Services Agreement', 'unsure', reader)
		for (const decision of rules.map((rule) => rule.decide(input))) {
			if (!('findings' in decision)) continue
			for (const { says, why, market, fallback, replacement } of decision.findings) {
				const words = [says, why, market].map((text) => (typeof text === 'string' ? text : text.neutral)).join(' ')
				expect(gradeLevel(words), words).toBeLessThanOrEqual(11)
				expect(longSentences(words, 28), words).toEqual([])
				expect(replacement ?? '').not.toMatch(/undefined|\bnull\b/)
				expect(fallback).not.toBe('')
			}
		}
	}
})

function editOf(rule: string, clause: string): string | null {
	const decision = rules
		.find(({ id }) => id.endsWith(`.${rule}`))!
		.decide(ruleInput(`${twoParties}${clause}`, 'Services Agreement', 'unsure', 'Customer'))
	if (!('findings' in decision)) throw new Error(`${rule} found nothing: ${decision.outcome}`)
	return decision.findings[0]?.replacement ?? null
}

test('a low cap is raised in its number alone, and one with a further limb is left', () => {
	expect(editOf('liability_cap', "9. Liability. Each party's liability is limited to the fees of the last three (3) months.")).toBe(
		"Each party's liability is limited to the fees of the last twelve (12) months.",
	)
	expect(
		editOf(
			'liability_cap',
			"9. Liability. Except for bodily injury, each party's liability is limited to the fees of the last six months.",
		),
	).toBeNull()
})

test('a cap for one side is made one for both in its own sentence', () => {
	expect(
		editOf('one_sided_cap', "9. Liability. In no event shall Provider's total liability to Customer exceed the fees paid in two years."),
	).toBe('In no event shall either party’s total liability to the other party exceed the fees paid in two years.')
	expect(
		editOf(
			'one_sided_cap',
			"9. Liability. Except for its indemnities, Provider's total liability shall not exceed the fees paid in two years.",
		),
	).toBeNull()
})

test('confidentiality and indemnities for one side are asked to be mutual, and not rewritten', () => {
	expect(
		editOf('one_way_confidentiality', '4. Confidentiality. Customer shall keep the Confidential Information of Provider confidential.'),
	).toBeNull()
	expect(
		editOf(
			'one_way_indemnity',
			'8. Indemnity. Customer shall indemnify Provider against all claims relating to any use other than an approved use.',
		),
	).toBeNull()
})

test('a duty without end keeps all its words but the endless time', () => {
	expect(
		editOf(
			'endless_confidentiality',
			'4. Secrets. Customer shall keep the Confidential Information of Provider confidential in perpetuity and use it only for the Services.',
		),
	).toMatch(
		/confidential for three \(3\) years after this Agreement ends \(and, for a trade secret, for as long as it remains one\) and use it only for the Services\.$/,
	)
})
