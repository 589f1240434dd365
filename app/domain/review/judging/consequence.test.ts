import { expect, test } from 'vitest'
import { consequence } from './consequence.ts'

const of = (rule: string) => consequence({ rule })

test('what was only learned stands behind what a rule has read, and the graver first among itself', () => {
	expect(of('points.indemnity')).toBeLessThan(of('general.wide_indemnity'))
	expect(of('points.liability_cap')).toBeGreaterThan(of('points.termination_by_other'))
	expect(of('points.suspension')).toBeGreaterThan(of('points.transfer_limit'))
	expect(of('points.suspension')).toBeGreaterThan(of('points.costs'))
})

test('a cap for one side alone is graver than the way out', () => {
	expect(of('general.one_sided_cap')).toBeGreaterThan(of('general.one_sided_termination'))
})
