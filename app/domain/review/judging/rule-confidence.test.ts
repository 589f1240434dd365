import { expect, test } from 'vitest'
import type { LawyerPoint } from '../points/lawyer-point.ts'
import { ruleById } from '../playbook/rule-by-id.ts'
import { calibrated, findingThreshold, mayBeShown } from './rule-confidence.ts'

const document = (length: number) => ({ text: 'x'.repeat(length) }) as never
const point = (chance: number) => ({ start: 10, end: 60, chance }) as LawyerPoint
const span = { start: 20, end: 40 }
const confidence = (rule: string, chance: number, length = 20_000) =>
	calibrated(ruleById(rule)!, 0.9, span, { document: document(length), points: [point(chance)] })

test('in a long paper a general rule is vetoed where the reader of points would not raise the words', () => {
	expect(confidence('general.indirect_loss', 0.1)).toBeLessThan(findingThreshold)
	expect(confidence('general.indirect_loss', 0.4)).toBe(0.9)
	expect(mayBeShown(ruleById('general.indirect_loss')!, confidence('general.indirect_loss', 0.1))).toBe(false)
})

test('a short paper, a check of facts or form, and a list of a type are not vetoed', () => {
	expect(confidence('general.indirect_loss', 0.1, 5000)).toBe(0.9)
	for (const rule of ['general.contradictory_facts', 'general.signature_block', 'nda.residuals']) expect(confidence(rule, 0)).toBe(0.9)
})

test('in a long paper a poor record of the rule outweighs how sure it is of its reading', () => {
	expect(confidence('general.unilateral_changes', 0.9)).toBeLessThan(findingThreshold)
	expect(confidence('general.unilateral_changes', 0.9, 5000)).toBe(0.9)
})

test('words of another place do not count, and what is missing has none', () => {
	const rule = ruleById('general.indirect_loss')!
	const input = { document: document(20_000), points: [{ ...point(0.9), start: 500, end: 600 }] }
	expect(calibrated(rule, 0.9, span, input)).toBeLessThan(findingThreshold)
	expect(calibrated(rule, 0.9, null, input)).toBe(0.9)
})
