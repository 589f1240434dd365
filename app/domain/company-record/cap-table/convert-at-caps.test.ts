import { expect, test } from 'vitest'
import { convertAtCaps } from './convert-at-caps.ts'
import { centsOf, dollars, priceFactor } from './convertible.ts'
import { percentOf, whole } from './fraction.ts'

const million = 100_000_000n
const half = { amount: million / 2n, cap: 5n * million }
const full = { amount: million, cap: 10n * million }

test('$500k at $5M and $1M at $10M post-money on 8,000,000 shares make 10,000,000: 1,000,000 each, and 80% stay', () => {
	const converted = convertAtCaps(8_000_000n, [half, full])
	if (converted === 'sold_out') throw new Error('sold out')
	expect(whole(converted.capitalization)).toBe(10_000_000n)
	expect(converted.postMoney.map(({ shares }) => shares)).toEqual([1_000_000n, 1_000_000n])
	expect(converted.postMoney.map(({ part }) => percentOf(part))).toEqual(['10%', '10%'])
	expect(percentOf(converted.existingPart)).toBe('80%')
})

test('a pre-money SAFE is counted before the post-money ones, which keep their part', () => {
	const converted = convertAtCaps(8_000_000n, [full], [{ amount: million, cap: 8n * million }])
	if (converted === 'sold_out') throw new Error('sold out')
	expect(converted.preMoney[0]!.shares).toBe(1_000_000n)
	expect(whole(converted.capitalization)).toBe(10_000_000n)
	expect(percentOf(converted.postMoney[0]!.part)).toBe('10%')
	expect(percentOf(converted.preMoney[0]!.part)).toBe('10%')
})

test('SAFEs that sell everything have no total, and a cap that is not above the amount is refused', () => {
	expect(
		convertAtCaps(1000n, [
			{ amount: 6n, cap: 10n },
			{ amount: 4n, cap: 10n },
		]),
	).toBe('sold_out')
	expect(() => convertAtCaps(1000n, [{ amount: 10n, cap: 10n }])).toThrow(RangeError)
})

test('shares are exact where floating point is not, and rounded down', () => {
	const converted = convertAtCaps(9_007_199_254_740_993n, [{ amount: 1n, cap: 3n }])
	if (converted === 'sold_out') throw new Error('sold out')
	expect(converted.postMoney[0]!.shares).toBe(4_503_599_627_370_496n)
	expect(percentOf({ n: 1n, d: 3n })).toBe('33.33%')
	expect(percentOf({ n: 2n, d: 3n })).toBe('66.67%')
	expect(percentOf({ n: 1n, d: 8n })).toBe('12.5%')
})

test('money is whole cents, and a rate is what is left of the price', () => {
	expect(centsOf('100000.5')).toBe(10_000_050n)
	expect(centsOf('1e3')).toBeNull()
	expect(dollars(10_000_050n)).toBe('$100,000.50')
	expect(priceFactor('80')).toBe('0.80')
	expect(priceFactor('20')).toBe('0.20')
	expect(priceFactor('82.5')).toBe('0.825')
})
