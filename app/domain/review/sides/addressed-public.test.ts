import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { addressedPublic } from './addressed-public.ts'

const terms =
	'Kelp SE runs the site. The user must give a true name. Users may not share an account. The user shall keep the password. ' +
	'The user warrants that pictures are his own. Each user may end the membership at any time. The user agrees to these terms.'

test('terms that speak of "the user" bind the user', () => {
	expect(addressedPublic(terms, 'Terms of Service')).toMatchObject({ role: 'User', names: ['user', 'users', 'User', 'Users'] })
	const { start, end } = addressedPublic(terms, 'Terms of Service')!
	expect(terms.slice(start, end)).toBe('user')
})

test('a contract between two firms, and terms that hardly speak of a user, bind none', () => {
	expect(addressedPublic(terms, 'Services Agreement')).toBeNull()
	expect(addressedPublic(terms, null)).toBeNull()
	expect(addressedPublic('The user must give a true name.', 'Terms of Service')).toBeNull()
})

test('beside a publisher the user is the likely reader', () => {
	const { parties, reader } = ruleInput(`These Terms of Service are between Kelp SE and its users.\n${terms}`, 'Terms of Service', 'unsure')
	expect(parties.map(({ name, roleKind }) => [name, roleKind])).toEqual([
		['Kelp SE', 'provider'],
		['User', 'user'],
	])
	expect(reader).toMatchObject({ certainty: 'likely', party: { name: 'User' } })
})
