import { expect, test } from 'vitest'
import { ledgerOf, type LedgerRound } from './ledger.ts'
import type { SuggestionOutcome, CounterpartyEdit } from './judge/round-judgement.ts'

const asked = (suggestionId: string, ruleId: string | null, outcome: SuggestionOutcome) => ({
	suggestionId,
	ruleId,
	number: 1,
	title: ruleId ?? suggestionId,
	outcome,
})
const edit = (key: string) => ({ key }) as CounterpartyEdit
const round = (number: number, given: Partial<LedgerRound>): LedgerRound => ({
	number,
	suggestions: [],
	tracked: [],
	untracked: [],
	answers: [],
	...given,
})

test('what was turned down in one round and accepted in the next is one ask that we got', () => {
	const ledger = ledgerOf([
		round(1, { suggestions: [asked('a', 'cap', 'reverted')] }),
		round(2, { suggestions: [asked('b', 'cap', 'accepted')] }),
	])

	expect(ledger.asks).toEqual([
		{
			title: 'cap',
			standing: 'got',
			history: [
				{ round: 1, outcome: 'reverted', answer: 'open' },
				{ round: 2, outcome: 'accepted', answer: 'open' },
			],
		},
	])
	expect(ledger).toMatchObject({ gets: 1, gives: 0, open: 0 })
})

test('two asks of one rule, and asks of people, are asks of their own', () => {
	const suggestions = [asked('a', 'cap', 'reverted'), asked('b', 'cap', 'accepted'), asked('c', null, 'untouched')]
	expect(ledgerOf([round(1, { suggestions })]).asks.map(({ standing }) => standing)).toEqual(['open', 'got', 'open'])
})

test('the last answer counts: an ask let go and an edit agreed are gives, an edit refused is kept', () => {
	const ledger = ledgerOf([
		round(1, {
			suggestions: [asked('a', 'cap', 'reverted')],
			tracked: [edit('t1'), edit('t2')],
			untracked: [edit('u1')],
			answers: [
				{ subject: 'a', answer: 'refused' },
				{ subject: 'a', answer: 'agreed' },
				{ subject: 't1', answer: 'agreed' },
				{ subject: 'u1', answer: 'refused' },
				{ subject: 't2', answer: 'agreed' },
				{ subject: 't2', answer: 'open' },
			],
		}),
	])
	expect(ledger.asks[0]?.standing).toBe('given')
	expect(ledger.counterpartyAsks.map(({ edit: { key }, tracked, standing }) => [key, tracked, standing])).toEqual([
		['t1', true, 'given'],
		['t2', true, 'open'],
		['u1', false, 'kept'],
	])
	expect(ledger).toMatchObject({ gets: 1, gives: 2, open: 1 })
})
