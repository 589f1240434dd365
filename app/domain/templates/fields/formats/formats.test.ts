import { expect, test } from 'vitest'
import type { FieldKind, FieldValue } from '../template-field.ts'
import type { Format } from './format-names.ts'
import { formatValue } from './format-value.ts'

const words = (value: FieldValue | FieldValue[], kind: FieldKind, name?: Format['name'], argument: string | null = null) =>
	formatValue(value, { kind, choices: [{ value: 'de', label: 'Delaware' }] }, name ? [{ name, argument }] : [])

test.each([
	['2026-01-05', 'January 5, 2026', null],
	['2024-02-29', '02/29/2024', 'MM/DD/YYYY'],
	['2026-12-31', 'Thursday, the 31st day of December, 2026', 'dddd, [the] Do [day of] MMMM, YYYY'],
	['2026-11-11', '11th Nov 26', 'Do MMM YY'],
	['2026-03-02', '2nd 3 Mon', 'Do M ddd'],
	['2026-03-03', '3rd', 'Do'],
])('%s is written %s', (day, expected, pattern) => {
	expect(words(day, 'date', 'date', pattern)).toBe(expected)
})

test.each([
	[30, 'number', 'thirty (30)'],
	[0, 'number', 'zero (0)'],
	[1_000_000, 'number', 'one million (1,000,000)'],
	[1_234_567, 'number', 'one million two hundred thirty-four thousand five hundred sixty-seven (1,234,567)'],
	[2.5, 'number', 'two point five (2.5)'],
	[0.1 + 0.2, 'number', 'zero point three (0.3)'],
	[-3, 'number', 'minus three (-3)'],
	[1, 'money', 'one dollar ($1)'],
	[50_000, 'money', 'fifty thousand dollars ($50,000)'],
	[1250.5, 'money', 'one thousand two hundred fifty and 50/100 dollars ($1,250.50)'],
	[1.01, 'money', 'one and 01/100 dollars ($1.01)'],
	[12.5, 'percent', 'twelve point five percent (12.5%)'],
] as const)('%d as %s in words is %s', (amount, kind, expected) => {
	expect(words(amount, kind, 'words')).toBe(expected)
})

test.each([
	[50_000, 'money', 'money', '$50,000'],
	[0.5, 'money', 'money', '$0.50'],
	[10_000_000, 'number', 'number', '10,000,000'],
	[12.5, 'percent', 'percent', '12.5%'],
	[12.5, 'percent', undefined, '12.5%'],
	[99, 'money', undefined, '$99'],
	[1e12, 'number', undefined, '1,000,000,000,000'],
] as const)('%d as %s with %s is %s', (amount, kind, name, expected) => {
	expect(words(amount, kind, name)).toBe(expected)
})

test('lists have the serial comma, and one or two names none', () => {
	expect(words([], 'text', 'list')).toBe('')
	expect(words(['Ann'], 'text', 'list')).toBe('Ann')
	expect(words(['Ann', 'Ben'], 'text', 'list')).toBe('Ann and Ben')
	expect(words(['Ann', 'Ben', 'Cleo'], 'text', 'list')).toBe('Ann, Ben, and Cleo')
	expect(words(['Ann', 'Ben', 'Cleo'], 'text', 'list', 'or')).toBe('Ann, Ben, or Cleo')
})

test.each([
	['Acme, Inc.', 'possessive', 'Acme, Inc.’s'],
	['Northwind Labs', 'possessive', 'Northwind Labs’'],
	['', 'possessive', ''],
	['Acme, Inc.', 'upper', 'ACME, INC.'],
	['straße', 'upper', 'STRASSE'],
	['NET Days', 'lower', 'net days'],
	['the terms of the offer', 'title', 'The Terms of the Offer'],
	['“advisor” agreement', 'title', '“Advisor” Agreement'],
	['שלום', 'upper', 'שלום'],
] as const)('%s | %s is %s', (value, name, expected) => {
	expect(words(value, 'text', name)).toBe(expected)
})

test('a person or company is its name, a choice its label, yes and no are words', () => {
	expect(words({ title: 'CEO', name: 'Ann Lee' }, 'person')).toBe('Ann Lee')
	expect(words({ name: 'Acme, Inc.', state: 'Delaware' }, 'company', 'possessive')).toBe('Acme, Inc.’s')
	expect(words('de', 'choice')).toBe('Delaware')
	expect(words('de', 'choice', 'upper')).toBe('DELAWARE')
	expect(words(true, 'yes_no')).toBe('Yes')
	expect(words([{ name: 'Ann' }, { name: 'Ben' }], 'list')).toBe('Ann and Ben')
})

test('several formats apply in turn', () => {
	const formats: Format[] = [
		{ name: 'words', argument: null },
		{ name: 'upper', argument: null },
	]
	expect(formatValue(30, { kind: 'number', choices: [] }, formats)).toBe('THIRTY (30)')
})
