import { expect, test } from 'vitest'
import { completeness } from './profile.ts'

test('a profile is complete when all four fields are filled in', () => {
	const ada = { firstName: 'Ada', lastName: 'Founder', email: 'ada@founders.example', phoneNumber: '+44 20 7946 0000' }
	expect(completeness(ada)).toEqual({ filled: 4, of: 4 })
	expect(completeness({ ...ada, phoneNumber: null, lastName: ' ' })).toEqual({ filled: 2, of: 4 })
})
