import { expect, test } from 'vitest'
import type { ClauseVariant } from '../library/clauses/clause-variant.ts'
import { chooseClauses, usedClauses, variantProblems, type LibraryClause } from './choose-clauses.ts'

const variant = (key: string, given: Partial<ClauseVariant> = {}): ClauseVariant => ({
	key,
	label: key,
	side: null,
	state: null,
	text: key,
	...given,
})
const solicitation: LibraryClause = {
	id: 'c1',
	name: 'Non-solicitation',
	number: 3,
	variants: [
		variant('sender', { side: 'sender' }),
		variant('balanced', { side: 'balanced' }),
		variant('california', { state: 'California' }),
	],
}

test('the variant that was asked for comes before the one of the state, that before the balanced one', () => {
	const chosen = (choices: Record<string, string>, values: Record<string, string>) =>
		chooseClauses([solicitation], choices, values)[0]!.chosen.key
	expect(chosen({ 'Non-solicitation': 'sender' }, { governing_law: 'California' })).toBe('sender')
	expect(chosen({}, { governing_law: 'California' })).toBe('california')
	expect(chosen({}, { incorporation_state: 'California' })).toBe('balanced')
	expect(chosen({ 'Non-solicitation': 'gone' }, {})).toBe('balanced')
	expect(usedClauses(chooseClauses([solicitation], {}, {}))).toEqual([
		{ name: 'Non-solicitation', clauseId: 'c1', number: 3, variant: 'balanced' },
	])
})

test('unknown clauses and keys are told by name', () => {
	expect(
		variantProblems([solicitation], { 'Non-solicitation': 'x', Other: 'y' }).map(({ field, problem }) => `${field}: ${problem}`),
	).toEqual([
		'clauses.Non-solicitation: The clause has no variant of this key. It has: sender, balanced, california.',
		'clauses.Other: The template has no clause of this name.',
	])
})
