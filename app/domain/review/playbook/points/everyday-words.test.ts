import { describe, expect, test } from 'vitest'
import { expectGoodVoice } from '#tests/fixtures/rule-case.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { isInLayWords } from '../../judging/lay-words.ts'
import type { LawyerPoint } from '../../points/lawyer-point.ts'
import type { RuleInput } from '../rule.ts'
import { everydayWords } from './everyday-words.ts'

const paper =
	'Letter between Kelp Inc. ("Kelp") and Reed LLC ("Reed").\n' +
	'Kelp runs the mill by the river and Reed sells the flour in its three shops, as both have done since spring.\n'

/** A letter in everyday words, with a point in its last sentence. */
function letter(sentence: string, point: Partial<LawyerPoint> = {}, type: Parameters<typeof ruleInput>[1] = 'Supply Agreement'): RuleInput {
	const input = ruleInput(`${paper}${sentence}`, type, 'unsure', 'Reed')
	const { start, text } = input.structure.sentences.at(-1)!
	return {
		...input,
		points: [
			{
				start,
				end: start + text.trimEnd().length,
				kind: 'open_duty',
				topic: null,
				chance: 0.8,
				weighty: 0.7,
				high: 0.1,
				worth: 0,
				wrong: 0,
				proven: false,
				...point,
			},
		],
	}
}

const right = 'Kelp may stop the mill on any evening and Reed then sells nothing more.'

describe('what is said follows from who may, must or may not do something', () => {
	test.each([
		[right, 'A right of the other side: Kelp may stop the mill on any evening and Reed then sells nothing more.'],
		['Kelp may sell the mill only if Reed agrees.', 'Worth negotiating: Kelp may sell the mill only if Reed agrees.'],
		[
			'Reed must not sell the flour of any other mill in its shops.',
			'A limit on you: Reed must not sell the flour of any other mill in its shops.',
		],
		[
			'Reed pays Kelp 900 euro for each day on which a shop is closed.',
			'Money: Reed pays Kelp 900 euro for each day on which a shop is closed.',
		],
		[
			'Reed must sweep the yard of the mill whenever Kelp wants it.',
			'A duty of yours: Reed must sweep the yard of the mill whenever Kelp wants it.',
		],
		[
			'Every recipe that comes up in the shops is from then on one of the mill.',
			'Worth negotiating: Every recipe that comes up in the shops is from then on one of the mill.',
		],
	])('%s', (sentence, says) => {
		const input = letter(sentence)
		expect(isInLayWords(input.document)).toBe(true)
		expect(everydayWords.decide(input)).toMatchObject({ outcome: 'flagged', findings: [{ says, severity: 'medium' }] })
	})
})

test('every text reads well', () => {
	for (const sentence of [right, 'Reed must sweep the yard.', 'Reed must not sing.', 'Reed pays 9 euro.', 'All recipes are of the mill.']) {
		const decision = everydayWords.decide(letter(sentence))
		if (!('findings' in decision)) throw new Error(`Not found: ${sentence}`)
		expectGoodVoice(decision.findings[0]!)
	}
})

test('what weighs more is graver', () => {
	const severity = (point: Partial<LawyerPoint>) => everydayWords.decide(letter(right, point))
	expect(severity({ high: 0.6 })).toMatchObject({ findings: [{ severity: 'high' }] })
	expect(severity({ weighty: 0.5 })).toMatchObject({ findings: [{ severity: 'low' }] })
})

test.each<[string, RuleInput]>([
	['an unlikely point', letter(right, { chance: 0.44 })],
	['a trifle', letter(right, { weighty: 0.3 })],
	['an unlikely one in which no verb shows whose burden it is', letter('All recipes are of the mill.', { chance: 0.47 })],
	['a point of a sure kind that the other side bears', letter('Kelp pays all costs of the yard.', { kind: 'costs', topic: 'costs' })],
	['a privacy policy', letter(right, {}, 'Privacy Policy')],
	[
		'a contract in the words of lawyers',
		{
			...letter(right),
			document: { ...letter(right).document, text: 'The parties shall terminate this agreement upon written notice of breach.' },
		},
	],
])('no finding: %s', (_, input) => {
	expect(everydayWords.decide(input)).toEqual({ outcome: 'not_applicable' })
})
