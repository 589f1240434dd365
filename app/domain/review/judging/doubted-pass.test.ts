import { expect, test } from 'vitest'
import type { LawyerPoint } from '../points/lawyer-point.ts'
import { ruleById } from '../playbook/rule-by-id.ts'
import { isDoubted } from './doubted-pass.ts'

const pass = { start: 100, end: 200 }

function point(kind: LawyerPoint['kind'], start: number, chance: number): LawyerPoint {
	return { start, end: start + 50, kind, topic: kind, chance, weighty: 0.2, high: 0.1, proven: false, worth: 0, wrong: 0 }
}

test('a point in the quoted words stands against a pass, whatever it is about', () => {
	expect(isDoubted(ruleById('general.governing_law')!, pass, [point('costs', 120, 0.35)])).toBe(true)
	expect(isDoubted(ruleById('general.governing_law')!, pass, [point('costs', 120, 0.2)])).toBe(false)
})

test('elsewhere only a likely point of the same subject does', () => {
	expect(isDoubted(ruleById('general.one_sided_assignment')!, pass, [point('transfer_limit', 400, 0.7)])).toBe(true)
	expect(isDoubted(ruleById('general.one_sided_assignment')!, pass, [point('transfer_limit', 400, 0.5)])).toBe(false)
	expect(isDoubted(ruleById('general.one_sided_assignment')!, pass, [point('costs', 400, 0.9)])).toBe(false)
})

test('what limits secrecy elsewhere stands against every pass of the NDA checks', () => {
	expect(isDoubted(ruleById('nda.carve_out_public')!, pass, [point('confidentiality', 400, 0.7)])).toBe(true)
})
