import { expect, test } from 'vitest'
import { EmailAddress, PersonName, PhoneNumber } from './person.ts'

test('an address is one account however it is typed', () => {
	expect(EmailAddress.parse('  Ada@Founders.Example ')).toBe('ada@founders.example')
})

test.each([
	'ada',
	'ada@',
	'@founders.example',
	'ada@founders',
	'a@b.example, c@d.example',
	'ada@founders.example\nBcc: x@y.example',
	`${'a'.repeat(250)}@b.example`,
	'',
	undefined,
])('%j is no address', (value) => {
	expect(EmailAddress.safeParse(value).error?.issues[0]?.message).toBe('Please enter a valid email address')
})

test.each(['Ada', 'Zoë', "O'Neill", 'Núñez de la Peña', '王'])('%s is a name', (name) => {
	expect(PersonName.parse(` ${name} `)).toBe(name)
})

test('a missing name asks for both', () => {
	expect(PersonName.safeParse('  ').error?.issues[0]?.message).toBe('Please enter your first and last name')
})

test.each(['\u200b', '\u200d\u2060', '\u3164', '\u2800', '\u00ad\ufeff', '\u0301'])('%j shows nothing and is no name', (name) => {
	expect(PersonName.safeParse(name).error?.issues[0]?.message).toBe('Please enter your first and last name')
})

test.each(['Ada\nBcc: x', '<b>Ada</b>', 'a'.repeat(81)])('%j is no name', (name) => {
	expect(PersonName.safeParse(name).success).toBe(false)
})

test('a phone number may be empty, and is kept as written', () => {
	expect(PhoneNumber.parse(' ')).toBeNull()
	expect(PhoneNumber.parse('+49 (0)30 / 123-456')).toBe('+49 (0)30 / 123-456')
	expect(PhoneNumber.safeParse('call me').success).toBe(false)
	expect(PhoneNumber.safeParse('-----').success).toBe(false)
})
