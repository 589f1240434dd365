import { describe, expect, test } from 'vitest'
import { bestTerms, capFor, conversionPrice, discountedPrice, discountOf, partSold, stackSafes, totalSold } from './safe-arithmetic.ts'

const early = { amount: 500_000, cap: 5_000_000 }
const later = { amount: 1_000_000, cap: 10_000_000 }

test('two SAFEs of 10% on 8,000,000 shares make 10,000,000, of which each holder gets 1,000,000', () => {
	expect(stackSafes(8_000_000, [early, later])).toEqual({ capitalisation: 10_000_000, shares: [1_000_000, 1_000_000], existingPart: 0.8 })
})

test('a rate of 80 leaves 80% of the price, a rate of 20 leaves 20%: a discount of 80%', () => {
	expect(discountedPrice(1, 80)).toBe(0.8)
	expect(discountedPrice(1, 20)).toBe(0.2)
	expect(discountOf(20)).toBe(80)
})

test('a cap that is not above the amount has no answer', () => {
	expect(() => partSold({ amount: 500_000, cap: 500_000 })).toThrow(RangeError)
	expect(() =>
		stackSafes(1000, [
			{ amount: 1, cap: 1.5 },
			{ amount: 1, cap: 2 },
		]),
	).toThrow('sell')
})

test('a most-favoured-nation holder takes the terms with the lowest price in that round', () => {
	const round = { price: 2, capitalisation: 10_000_000 }
	const offers = [{ cap: 12_000_000 }, { discountRate: 80 }, { cap: 15_000_000, discountRate: 50 }]
	expect(offers.map((terms) => conversionPrice(terms, round))).toEqual([1.2, 1.6, 1])
	expect(bestTerms(offers, round)).toBe(offers[2])
	expect(bestTerms(offers.slice(0, 2), round)).toBe(offers[0])
	expect(bestTerms([], round)).toBeNull()
})

const stacks = Array.from({ length: 60 }, (_stack, seed) => ({
	existing: 1_000_000 + seed * 77_777,
	safes: Array.from({ length: (seed % 4) + 1 }, (_safe, at) => ({
		amount: 50_000 + ((seed * 31 + at * 17) % 20) * 25_000,
		cap: 4_000_000 + ((seed * 13 + at * 7) % 30) * 500_000,
	})),
}))

describe('whatever the SAFEs', () => {
	test('all shares add up to the capitalisation', () => {
		for (const { existing, safes } of stacks) {
			const { capitalisation, shares } = stackSafes(existing, safes)
			expect(existing + shares.reduce((sum, count) => sum + count, 0)).toBeCloseTo(capitalisation, 3)
		}
	})

	test('a holder’s part is amount ÷ cap, and stays so when another SAFE is added', () => {
		for (const { existing, safes } of stacks) {
			for (const stack of [safes, [...safes, early]]) {
				const { capitalisation, shares } = stackSafes(existing, stack)
				for (const [index, safe] of safes.entries()) expect((shares[index] ?? 0) / capitalisation).toBeCloseTo(safe.amount / safe.cap, 10)
			}
		}
	})

	test('those who hold shares today give up just what is sold, in any order', () => {
		for (const { existing, safes } of stacks) {
			const { capitalisation, existingPart } = stackSafes(existing, safes)
			expect(existing / capitalisation).toBeCloseTo(existingPart, 10)
			expect(existingPart).toBeCloseTo(1 - totalSold(safes), 10)
			expect(stackSafes(existing, [...safes].reverse()).capitalisation).toBeCloseTo(capitalisation, 3)
		}
	})

	test('at the cap, the price times the shares is the amount', () => {
		for (const { existing, safes } of stacks) {
			const { capitalisation, shares } = stackSafes(existing, safes)
			for (const [index, { amount, cap }] of safes.entries())
				expect((shares[index] ?? 0) * conversionPrice({ cap }, { price: 1e9, capitalisation })).toBeCloseTo(amount, 3)
		}
	})

	test('the cap that is worked back from a part sells that part', () => {
		for (const part of [0.01, 0.05, 0.1, 0.2, 0.35])
			for (const { safes } of stacks)
				expect(partSold({ amount: safes[0]!.amount, cap: capFor(safes[0]!.amount, part) })).toBeCloseTo(part, 12)
	})

	test('nobody converts above the price of the round', () => {
		for (const { existing, safes } of stacks)
			for (const { cap } of safes)
				expect(conversionPrice({ cap, discountRate: 90 }, { price: 0.5, capitalisation: existing })).toBeLessThanOrEqual(0.5)
	})
})
