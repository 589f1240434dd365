import { describe, expect, test } from 'vitest'
import { expectGoodVoice } from '#tests/fixtures/rule-case.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import type { LawyerPoint } from '../../points/lawyer-point.ts'
import { type PointKind, pointTopics } from '../../points/point-kinds.ts'
import type { RuleInput } from '../rule.ts'
import { pointRules } from './point-rules.ts'
import { pointTexts } from './point-texts.ts'
import { sayPoint } from './say-point.ts'

const opening = 'This Agreement is between Kelp Inc. ("Provider") and Reed LLC ("Customer").\n'

/** A contract of one clause, with a point in its last sentence. */
function withPoint(clause: string, point: Partial<LawyerPoint> & { kind: PointKind }): RuleInput {
	const input = ruleInput(`${opening}${clause}`, 'Services Agreement', 'unsure', 'Customer')
	const { start, text } = input.structure.sentences.at(-1)!
	return {
		...input,
		points: [
			{
				start,
				end: start + text.trimEnd().length,
				topic: point.kind,
				chance: 0.8,
				weighty: 0.6,
				high: 0.1,
				worth: 0.6,
				wrong: 0,
				proven: true,
				...point,
			},
		],
	}
}

function decided(input: RuleInput, kind: string) {
	return pointRules.find(({ id }) => id === `points.${kind}`)!.decide(input)
}

describe('what is said', () => {
	test('a short sentence is told whole, in plainer words', () => {
		const decision = decided(withPoint('1. Costs. Customer shall reimburse Provider for all travel expenses.', { kind: 'costs' }), 'costs')
		expect(decision).toMatchObject({
			outcome: 'flagged',
			findings: [{ says: 'Costs on you: Customer must reimburse Provider for all travel expenses.', severity: 'medium' }],
		})
	})

	test('a long one is quoted from its subject on, with a mark where it goes on', () => {
		const clause =
			'1. Costs. During the Term and for a period of two years after its expiry or earlier termination for whatever reason, Customer shall reimburse Provider for all travel, lodging, courier, filing, printing and other expenses that Provider in its discretion thinks fit to incur for the project.'
		const input = withPoint(clause, { kind: 'costs' })
		expect(sayPoint(input, input.structure.sentences.at(-1)!)).toMatch(/^“Customer shall reimburse Provider for all travel, .* …”$/)
	})

	test('the words that open a list say enough of an indemnity, and nothing of an ending', () => {
		const opened = (clause: string, kind: PointKind) => decided(withPoint(clause, { kind }), kind)
		expect(opened('1. Claims. Customer shall indemnify and hold harmless Provider against all losses from:', 'indemnity')).toMatchObject({
			findings: [{ says: 'Indemnity: “Customer shall indemnify and hold harmless Provider against all losses from …”' }],
		})
		expect(opened('1. End. Provider may terminate this Agreement at any time where:', 'termination_by_other')).toMatchObject({
			outcome: 'not_applicable',
			readYourself: [{}],
		})
	})

	test.each(['1. Fee. Customer shall pay ________ for it.', '1. Fee. Customer shall pay [amount] for it.'])(
		'%s is not told: what it says is still open',
		(clause) => {
			expect(decided(withPoint(clause, { kind: 'costs' }), 'costs')).toMatchObject({
				outcome: 'not_applicable',
				readYourself: [{ lookFor: pointTexts.costs.lookFor }],
			})
		},
	)
})

test('what a site shows may change: at most a low point', () => {
	const changed = (clause: string) =>
		decided({ ...withPoint(clause, { kind: 'unilateral_change', high: 0.7 }), documentType: 'Terms of Service' }, 'unilateral_change')
	expect(changed('1. Change. Provider may change any feature of the website at any time.')).toMatchObject({
		findings: [{ severity: 'low' }],
	})
	expect(changed('1. Change. Provider may change the terms of the website at any time.')).toMatchObject({
		findings: [{ severity: 'high' }],
	})
})

test('what the other side warrants to the reader, or a risk that the reader takes, is no such burden', () => {
	expect(
		decided(
			withPoint('1. Title. The Creator hereby represents and warrants to Customer that all of the art is its own.', {
				kind: 'warranty_given',
			}),
			'warranty_given',
		),
	).toMatchObject({ outcome: 'not_applicable' })
	expect(
		decided(withPoint('1. Risk. Customer shall assume all risk of the use of the art.', { kind: 'open_duty' }), 'open_duty'),
	).toMatchObject({ outcome: 'not_applicable' })
})

test('an indemnity that comes back in other words is mutual', () => {
	const clause =
		'1. Claims. Provider shall indemnify Customer against claims for infringement. Customer shall defend and indemnify Provider against all claims and losses.'
	const decision = decided(withPoint(clause, { kind: 'indemnity' }), 'indemnity')
	expect(decision).toMatchObject({ findings: [{ action: 'limit the indemnity to third-party claims that we cause' }] })
})

test('a suspension without notice lacks what is asked for, one with notice has it', () => {
	const suspended = (clause: string) => decided(withPoint(clause, { kind: 'suspension' }), 'suspension')
	expect(suspended('1. Stop. Provider may suspend the service at any time without prior notice.')).toMatchObject({ outcome: 'flagged' })
	expect(suspended('1. Stop. Provider may suspend the service on ten days’ notice.')).toMatchObject({ outcome: 'not_applicable' })
})

test('a grave point is high, a doubtful one low, and what may be a trifle or wrong is only listed', () => {
	const severity = (point: Partial<LawyerPoint>) =>
		decided(withPoint('1. Costs. Customer shall pay all costs of Provider.', { kind: 'costs', ...point }), 'costs')
	expect(severity({ high: 0.7 })).toMatchObject({ findings: [{ severity: 'high' }] })
	expect(severity({ worth: 0.35 })).toMatchObject({ findings: [{ severity: 'low' }] })
	expect(severity({ worth: 0.2 })).toMatchObject({ outcome: 'not_applicable', readYourself: [{}] })
	expect(severity({ wrong: 0.3 })).toMatchObject({ outcome: 'not_applicable', readYourself: [{}] })
})

test('what is not proven is listed to be read, and what is hardly likely is not', () => {
	const clause = '1. Costs. Customer shall pay all costs of Provider.'
	expect(decided(withPoint(clause, { kind: 'costs', worth: 0.2 }), 'costs')).toMatchObject({
		outcome: 'not_applicable',
		readYourself: [{ lookFor: pointTexts.costs.lookFor }],
	})
	expect(decided(withPoint(clause, { kind: 'costs', worth: 0, chance: 0.09 }), 'costs')).toEqual({ outcome: 'not_applicable' })
})

test('a duty of the other side and a right of the reader are no findings, and listed only where the trained reader is surer', () => {
	expect(
		decided(
			withPoint('1. Indemnity. Provider shall indemnify Customer against all claims.', { kind: 'indemnity', chance: 0.39 }),
			'indemnity',
		),
	).toEqual({ outcome: 'not_applicable' })
	expect(
		decided(
			withPoint('1. Ending. Customer may terminate this Agreement at any time.', { kind: 'termination_by_other' }),
			'termination_by_other',
		),
	).toMatchObject({ outcome: 'not_applicable', readYourself: [{}] })
})

test('a point of which only the group of kinds is known is listed, and no finding', () => {
	const input = withPoint('1. Costs. Customer shall pay all costs of Provider.', { kind: 'costs', topic: 'money' })
	expect(decided(input, 'costs')).toEqual({ outcome: 'not_applicable' })
	expect(decided(input, 'money')).toMatchObject({
		outcome: 'not_applicable',
		readYourself: [{ lookFor: expect.stringMatching(/^Money: /) as string }],
	})
})

test.each([
	['Customer warrants that, to the best of its knowledge, the data is accurate.', 'warranty_given'],
	['Provider may audit the records of Customer once a year on thirty days’ prior written notice.', 'audit'],
	['Provider may terminate this Agreement if Customer does not cure a material breach within thirty (30) days.', 'termination_by_other'],
	['Provider reserves all rights, and no right is assigned to Customer.', 'ip_assignment'],
	['Provider may, at the request of Customer, initiate an audit of its own records.', 'audit'],
	['The failure of Provider to give notice shall not relieve Customer of its duty to indemnify.', 'indemnity'],
	['Customer shall not indemnify Provider for losses that Provider causes.', 'indemnity'],
	['Customer shall notify Provider of each event that may lead to an indemnity.', 'indemnity'],
	['Customer shall not send Provider any confidential information.', 'open_duty'],
	['Customer represents and warrants that it will not endorse the products of a competitor.', 'warranty_given'],
	['Customer assigns to Provider all rights in its suggestions, which Provider may use as it sees fit.', 'license_out'],
	['Customer agrees not to submit any ideas that it considers to be confidential, that is, that you consider so.', 'confidentiality'],
	['Customer shall not disclose or sell any data, or assign it to anybody.', 'transfer_limit'],
] as const)('%s has what a lawyer would ask for: it is only listed', (clause, kind) => {
	const decision = decided(withPoint(`1. Clause. ${clause}`, { kind }), kind)
	expect(decision.outcome).toBe('not_applicable')
})

test.each([
	['In no event shall the total liability of Customer exceed the fees paid.', 'liability_cap'],
	['Neither party shall be liable for indirect damages.', 'liability_cap'],
	['If Customer cannot trade, Customer shall not owe rent.', 'costs'],
	['Provider shall not retain the data of Customer.', 'data'],
	['Customer shall disclose to Provider Confidential Information solely for the evaluation.', 'confidentiality'],
] as const)('%s does not hurt the reader, and is not even listed', (clause, kind) => {
	expect(decided(withPoint(`1. Clause. ${clause}`, { kind, chance: 0.39 }), kind)).toEqual({ outcome: 'not_applicable' })
})

test('a kind gives one finding, and the rest to read', () => {
	const input = ruleInput(
		`${opening}1. Costs. Customer shall pay all costs of Provider. Customer shall pay all taxes of Provider.`,
		'Services Agreement',
		'unsure',
		'Customer',
	)
	const points = input.structure.sentences.slice(-2).map(({ start, text }): LawyerPoint => ({
		start,
		end: start + text.trimEnd().length,
		kind: 'costs',
		topic: 'costs',
		chance: 0.8,
		weighty: 0.6,
		high: 0.1,
		worth: 0.6,
		wrong: 0,
		proven: true,
	}))
	const decision = decided({ ...input, points }, 'costs')
	expect(decision).toMatchObject({ outcome: 'flagged', readYourself: [{}] })
	expect('findings' in decision && decision.findings).toHaveLength(1)
})

test.each([
	[
		'Customer shall indemnify Provider against all losses.',
		'indemnity',
		'limit the indemnity to third-party claims that we cause and make it mutual',
	],
	[
		'Customer shall indemnify Provider against third-party claims that its negligence or misconduct brings about.',
		'indemnity',
		'make it mutual',
	],
	[
		'Provider may terminate this Agreement if Customer breaches it.',
		'termination_by_other',
		'add written notice and 30 days to cure before this right applies',
	],
	['Provider may terminate this Agreement at any time on sixty (60) days’ notice.', 'termination_by_other', 'give both sides this right'],
	[
		'Customer grants Provider a license to its data.',
		'license_out',
		'let the license end with this agreement and limit it to the purpose of this agreement',
	],
	['Customer grants Provider a perpetual license solely for research.', 'license_out', 'let the license end with this agreement'],
	['Customer shall reimburse Provider for all reasonable costs.', 'costs', 'set a cap on them'],
	[
		'Customer warrants that the goods conform to the order.',
		'warranty_given',
		'limit this warranty in time, with repair, replacement or a refund as the only remedy',
	],
] as const)('%s lacks what is asked for', (clause, kind, ask) => {
	expect(decided(withPoint(`1. Clause. ${clause}`, { kind }), kind)).toMatchObject({ outcome: 'flagged', findings: [{ action: ask }] })
})

test('what the other side owes in the same way is mutual already', () => {
	const given =
		'1. Clause. Provider shall indemnify Customer against all losses. Customer shall indemnify Provider against third-party claims to the extent caused by its negligence.'
	expect(decided(withPoint(given, { kind: 'indemnity' }), 'indemnity')).toMatchObject({ outcome: 'not_applicable', readYourself: [{}] })
})

test.each([
	'Customer shall, to the same extent, indemnify Provider against claims about its own drawings.',
	'Provider and Customer indemnify each other against all losses.',
	'Customer shall indemnify Provider against third-party claims to the extent caused by its negligence.',
])('%s, however grave, is only listed', (clause) => {
	expect(decided(withPoint(`1. Clause. ${clause}`, { kind: 'indemnity', high: 0.9 }), 'indemnity')).toMatchObject({
		outcome: 'not_applicable',
		readYourself: [{}],
	})
})

test('an indemnity for any breach of the deal stays a finding, though it is the breach of who pays', () => {
	const clause =
		'1. Clause. Customer shall indemnify Provider against third-party claims to the extent arising out of its use of the kites or any breach of this Agreement.'
	expect(decided(withPoint(clause, { kind: 'indemnity', high: 0.9 }), 'indemnity').outcome).toBe('flagged')
})

test('of several sentences about liability the one with the sum is told', () => {
	const input = ruleInput(
		`${opening}1. Liability. Provider shall not be liable for any loss of data. The total liability of Provider shall not exceed $100.`,
		'Services Agreement',
		'unsure',
		'Customer',
	)
	const points = input.structure.sentences.slice(-2).map(({ start, text }, index): LawyerPoint => ({
		start,
		end: start + text.trimEnd().length,
		kind: 'liability_cap',
		topic: 'liability_cap',
		chance: 0.8,
		weighty: 0.8 - index / 10,
		high: 0.1,
		worth: 0.6,
		wrong: 0,
		proven: true,
	}))
	expect(decided({ ...input, points }, 'liability_cap')).toMatchObject({
		outcome: 'flagged',
		findings: [{ says: expect.stringContaining('$100') as string }],
	})
})

test('every text reads well', () => {
	for (const { label, why, market, action, reason } of Object.values(pointTexts))
		expectGoodVoice({ says: `${label}.`, why, market, ask: `Could we please ${action}? ${reason}`, fallback: null })
	expect(pointRules).toHaveLength(pointTopics.length)
})

test.each([
	[
		'who only describes others’ sites',
		'1. Links. Provider is not liable for losses that come from the content of these third-party websites.',
		'liability_cap',
	],
	[
		'promises about secrets of earlier employers',
		'1. Others. Customer agrees not to bring secrets of former employers to Provider.',
		'confidentiality',
	],
] as const)('%s is asked for nothing', (_name, clause, kind) => {
	expect(decided(withPoint(clause, { kind }), kind).outcome).not.toBe('flagged')
})

test('what the words or those beside them give is not asked for', () => {
	const input = withPoint('1. License. Customer grants Provider, during the Trial Period, an irrevocable license to use the drawings.', {
		kind: 'license_out',
	})
	expect(JSON.stringify(decided(input, 'license_out'))).not.toContain('end with this agreement')
	const infringement = withPoint(
		'1. Claims. Customer shall defend Provider against any claim of a third party which alleges that the Materials infringe its copyright.',
		{ kind: 'indemnity' },
	)
	expect(JSON.stringify(decided(infringement, 'indemnity'))).toContain('exclude combinations')
})

test.each([
	[
		'ip_assignment',
		'1. Ownership. As between the parties, Customer is and remains the sole owner of all right, title and interest in Customer Data.',
	],
	['price_change', '1. Fees. The fees shall not increase during the term.'],
	['sole_discretion', "1. Updates. The development of updates is at Customer's sole discretion."],
	['transfer_limit', '1. Assignment. Provider may assign this Agreement to an affiliate.'],
	['termination_by_other', '1. Ending. Either party may terminate this Agreement at any time.'],
	['termination_by_other', '1. Codes. Provider may cancel any promotional code at any time.'],
	['termination_by_other', '1. Ending. Provider may only terminate this Agreement if Customer breaches it.'],
	['warranty_given', '1. Warranty. Provider represents that Customer was named in the filing.'],
	[
		'liability_cap',
		"1. Cap. In no event will Customer's liability to Provider, including any liability for which Provider is insured, exceed the fees paid.",
	],
] as const)('%s: what helps the reader, or is the act of the wrong side, is no point', (kind, clause) => {
	expect(decided(withPoint(clause, { kind, chance: 0.3 }), kind)).toEqual({ outcome: 'not_applicable' })
})

test('what seems to be the act of the wrong side is listed without a side where the reader of points is surer, never found', () => {
	const ended = withPoint('1. Ending. Either party may terminate this Agreement at any time.', { kind: 'termination_by_other' })
	expect(decided(ended, 'termination_by_other')).toMatchObject({
		outcome: 'not_applicable',
		readYourself: [{ lookFor: 'Termination: check who may end it, with what notice, and what is still paid.' }],
	})
})

test.each([
	['ip_assignment', '1. Ownership. Customer assigns to Provider all right, title and interest in improvements of Customer.'],
	['price_change', '1. Fees. Provider may increase the fees at any time.'],
	['sole_discretion', '1. Updates. Provider may reject the work in its sole discretion.'],
	['transfer_limit', '1. Assignment. Customer may not assign this Agreement.'],
] as const)('%s: the near miss that hurts the reader is one', (kind, clause) => {
	expect(decided(withPoint(clause, { kind }), kind)).toMatchObject({ outcome: 'flagged' })
})

test.each([
	['open_duty', '1. Help. Customer shall help Provider at any time.', pointTexts.open_duty.lookFor],
	[
		'open_duty',
		'1. Help. Help must be given at any time.',
		'Duty: check whose it is, how much work or cost it can become, and whether there is a limit.',
	],
	['termination_by_other', '1. End. Provider may terminate this Agreement at any time.', pointTexts.termination_by_other.lookFor],
	[
		'termination_by_other',
		'1. End. This Agreement may be terminated at any time.',
		'Termination: check who may end it, with what notice, and what is still paid.',
	],
] as const)('%s: what to look for names a side only where the words do', (kind, clause, lookFor) => {
	expect(decided(withPoint(clause, { kind, worth: 0.1 }), kind)).toMatchObject({ readYourself: [{ lookFor }] })
})

test('what a summary at the head of a section says is no point: the section says it', () => {
	expect(
		decided(
			withPoint('1. Liability. Short version: Provider is not liable to Customer for any damages.', { kind: 'liability_cap' }),
			'liability_cap',
		),
	).toEqual({ outcome: 'not_applicable' })
})

test('a license is not asked to end where the document ends all of them', () => {
	const clause = (rest: string) => `${rest}\n1. License. Customer grants Provider a license to use its marks.`
	const ask = (rest: string) => JSON.stringify(decided(withPoint(clause(rest), { kind: 'license_out' }), 'license_out'))
	expect(ask('0. Pay. Fees are due monthly.')).toContain('let the license end')
	expect(ask('0. End. Upon termination all licenses granted under this Agreement cease.')).not.toContain('let the license end')
})

test.each([
	['restraint', '1. Area. Provider shall not license the marks to others in the territory while Customer may sell them there.'],
	['suspension', '1. End. Upon termination of this Agreement Provider may cease the services and Customer shall pay what is due.'],
	['open_duty', '1. Staff. Customer shall employ as many people as are reasonably necessary for the shop.'],
	['audit', '1. Books. Provider may inspect the books of Customer upon written notice.'],
] as const)(
	'%s: a promise of the other side, what ends with the agreement, and what is limited already are no findings',
	(kind, clause) => {
		expect(decided(withPoint(clause, { kind }), kind).outcome).not.toBe('flagged')
	},
)

describe('what every site says', () => {
	const site = (words: string, kind: PointKind) => decided(withPoint(`1. Site. ${words}`, { kind, high: 0.7 }), kind)

	test('a say over comments and posts is at most low', () => {
		expect(site('In its sole discretion Provider may remove any comment of Customer.', 'sole_discretion')).toMatchObject({
			findings: [{ severity: 'low' }],
		})
		expect(site('In its sole discretion Provider may set the quota of Customer.', 'sole_discretion')).toMatchObject({
			findings: [{ severity: 'high' }],
		})
	})

	test.each([
		'Customer shall comply with all applicable laws.',
		'Customer shall keep its password secret.',
		'Customer must keep the login of its account safe.',
	])('%s is only listed', (words) => {
		expect(site(words, 'open_duty').outcome).toBe('not_applicable')
	})

	test('a better product is no change of the deal', () => {
		expect(site('Provider may from time to time improve the app without notice.', 'unilateral_change').outcome).toBe('not_applicable')
		expect(site('Provider may from time to time change the fees without notice.', 'unilateral_change').outcome).toBe('flagged')
	})

	test('a limb for consumers is no point of a business with terms of its own', () => {
		const limbs = (opens: string) =>
			decided(
				withPoint(
					`1. Liability. If you are a business:\nAll is said in Section 2.\n${opens}\nProvider's total liability to Customer shall not exceed 50 euros.`,
					{
						kind: 'liability_cap',
					},
				),
				'liability_cap',
			).outcome
		expect(limbs('2. If you are a consumer:')).toBe('not_applicable')
		expect(limbs('2. In all cases:')).toBe('flagged')
	})
})

test('a customer that assigns its rights is not told that it gets what it pays for', () => {
	const input = withPoint('1. Ownership. Customer assigns to Provider all right, title and interest in improvements of Customer.', {
		kind: 'ip_assignment',
	})
	expect(decided(input, 'ip_assignment')).toMatchObject({
		outcome: 'flagged',
		findings: [{ action: 'replace this assignment with a license that ends with the agreement' }],
	})
})
