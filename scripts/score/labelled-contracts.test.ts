import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allRules } from '#app/domain/review/playbook/all-rules.ts'
import { playbookOf } from '#app/domain/review/type/playbook-of.ts'
import { type LabelledContract, labelledContracts } from '#tests/fixtures/labelled/labelled-contracts.ts'

const contracts = labelledContracts()
const kinds = [...new Set(allRules.map((rule) => rule.playbook))].filter((kind) => kind !== 'general')

test('every text has its label, and the set is large enough to mean something', () => {
	const texts = readdirSync('tests/fixtures/labelled', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
	expect(texts.length).toBe(contracts.length)
	expect(contracts.length).toBeGreaterThanOrEqual(60)
})

test.each(contracts.map((contract) => [contract.name, contract] as const))(
	'%s quotes its own words and names rules that apply to it',
	(name, contract) => {
		const kind = playbookOf(contract.type)
		expect(kind.replace('_', '-')).toBe(name.split('/')[0])

		const applicable = new Set(allRules.filter((rule) => rule.playbook === kind || rule.playbook === 'general').map((rule) => rule.id))
		expect(labelledIds(contract).filter((id) => !applicable.has(id))).toEqual([])
		expect(new Set(labelledIds(contract)).size).toBe(labelledIds(contract).length)

		for (const quote of Object.values(contract.flagged)) {
			expect(
				contract.source.split('\n').some((line) => line.includes(quote)),
				quote,
			).toBe(true)
			expect(quote.split(' ').length).toBeGreaterThanOrEqual(3)
			expect(quote.split(' ').length).toBeLessThanOrEqual(60)
		}
	},
)

test.each(kinds)('%s has at least five contracts, clean and flawed', (kind) => {
	const ours = contracts.filter((contract) => playbookOf(contract.type) === kind)
	expect(ours.length).toBeGreaterThanOrEqual(5)
	expect(ours.filter(isClean).length).toBeGreaterThanOrEqual(2)
	expect(ours.filter((contract) => !isClean(contract)).length).toBeGreaterThanOrEqual(3)
})

test.each(kinds)('every rule of %s is broken by a contract and kept by two others', (kind) => {
	const partlyOutsideTheText = new Set([
		'privacy_terms.practice',
		'privacy_terms.assent',
		'safe.form_d',
		'safe.standard_form',
		'nda.standard_form',
	])
	const ours = contracts.filter((contract) => playbookOf(contract.type) === kind)
	for (const { id } of allRules.filter((rule) => rule.playbook === kind && !partlyOutsideTheText.has(rule.id))) {
		expect(ours.filter((contract) => id in contract.flagged || contract.absent.includes(id)).length, id).toBeGreaterThanOrEqual(1)
		expect(ours.filter((contract) => !labelledIds(contract).includes(id)).length, id).toBeGreaterThanOrEqual(2)
	}
})

function labelledIds({ flagged, absent, either }: LabelledContract) {
	return [...Object.keys(flagged), ...absent, ...either]
}

function isClean(contract: LabelledContract) {
	return Object.keys(contract.flagged).length === 0 && contract.absent.length === 0
}
