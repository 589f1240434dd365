import { expect, test } from 'vitest'
import type { LabelledContract } from '#tests/fixtures/labelled/labelled-contracts.ts'
import { judgeRules, reviewLabelled } from './rule-judgements.ts'

const contract: LabelledContract = {
	name: 'services/made-up',
	type: 'Services Agreement',
	partyRole: 'receiving',
	story: 'A provider that may change everything.',
	source:
		'# Services Agreement\nThis Agreement is between Acme, Inc. ("Provider") and Bee, Inc. ("Customer").\n1. Changes. Provider may modify this Agreement at any time by posting new terms on its website.\n2. Fees. Customer pays [●] a month.',
	flagged: { 'services.unilateral_change': 'posting new terms', 'general.blanks': 'Provider may modify this Agreement' },
	absent: ['general.governing_law'],
	either: ['general.liability_cap'],
}

const judgements = judgeRules(contract, reviewLabelled(contract))
const of = (id: string) => judgements.find(({ rule }) => rule === id)

test('every rule of the playbook and every general one is judged, other playbooks are not', () => {
	expect(new Set(judgements.map(({ playbook }) => playbook))).toEqual(new Set(['general', 'services']))
	expect(of('general.governing_law')).toMatchObject({ expected: 'absent', words: null })
	expect(of('services.sla')).toMatchObject({ expected: 'nothing' })
})

test('doubtful checks are left out, and general ones that give way to the playbook', () => {
	expect(of('general.liability_cap')).toBeUndefined()
	expect(of('general.unilateral_changes')).toBeUndefined()
})

test("a finding in the clause of the label's words is in place, one elsewhere is not", () => {
	expect(of('services.unilateral_change')).toMatchObject({ expected: 'flagged', outcome: 'flagged', inPlace: true })
	expect(of('general.blanks')).toMatchObject({ outcome: 'flagged', quotes: ['[●]'], inPlace: false })
})
