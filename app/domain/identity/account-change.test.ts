import { expect, test } from 'vitest'
import { parseAccountChange } from './account-change.ts'

test('an address alone asks for an account with the defaults', () => {
	expect(parseAccountChange(['Ada@Founders.Example'])).toEqual({ email: 'ada@founders.example' })
})

test('options stand in any order, with a space or an equals sign', () => {
	const asked = { email: 'ada@founders.example', admin: true, plan: 'startup', credits: 0 }
	expect(parseAccountChange(['--admin', 'ada@founders.example', '--plan', 'startup', '--credits', '0'])).toEqual(asked)
	expect(parseAccountChange(['ada@founders.example', '--credits=0', '--plan=startup', '--admin'])).toEqual(asked)
	expect(parseAccountChange(['ada@founders.example', '--no-admin'])).toEqual({ email: 'ada@founders.example', admin: false })
})

test.each([
	[[], 'Enter the account’s email address'],
	[['--admin'], 'Enter the account’s email address'],
	[['ada'], 'not an email address'],
	[['ada@founders.example', 'ben@founders.example'], 'one email address at a time'],
	[['ada@founders.example', '--plan', 'gold'], '--plan expects one of free, builder, startup, scale'],
	[['ada@founders.example', '--plan'], '--plan expects'],
	[['ada@founders.example', '--credits', '-1'], '--credits expects'],
	[['ada@founders.example', '--credits', '1.5'], '--credits expects'],
	[['ada@founders.example', '--credits', '9999999'], '--credits expects'],
	[['ada@founders.example', '--credits'], '--credits expects'],
	[['ada@founders.example', '--root'], '--root is not a valid option'],
	[['ada@founders.example', '--admin', '--no-admin'], 'contradict'],
])('%j is answered with what is wrong', (args, sentence) => {
	expect(parseAccountChange(args)).toEqual({ wrong: expect.stringContaining(sentence) })
})
