import { expect, test } from 'vitest'
import { amountOwed, conversionPrice, ownershipAtCap, priceText, sharesIssued, type SharePrice } from './note-arithmetic.ts'

const hundredThousand = 100_000_00
const dollar = (cents: bigint): SharePrice => ({ cents, shares: 1n })
const principals = [1, 99, 12_345_67, hundredThousand, 7_777_777_77]
const rates = [0, 0.5, 2, 6.25, 8, 12.5, 24]
const months = [0, 1, 7, 12, 18, 24, 61]

test('100,000 dollars at 8 percent for 24 months is 116,000 simple and 116,640 when compounded yearly', () => {
	expect(amountOwed({ principal: hundredThousand, rate: 8, months: 24, compoundings: 0 })).toBe(116_000_00)
	expect(amountOwed({ principal: hundredThousand, rate: 8, months: 24, compoundings: 1 })).toBe(116_640_00)
	expect(amountOwed({ principal: 250_000_00, rate: 12, months: 12, compoundings: 12 })).toBe(281_706_26)
})

test('no time or no rate means no interest', () => {
	for (const principal of principals) {
		for (const compoundings of [0, 1, 4, 12, 365]) {
			for (const rate of rates) expect(amountOwed({ principal, rate, months: 0, compoundings })).toBe(principal)
			for (const time of months) expect(amountOwed({ principal, rate: 0, months: time, compoundings })).toBe(principal)
		}
	}
})

test('more time, a higher rate and more compounding never make the debt smaller', () => {
	for (const principal of principals) {
		for (const rate of rates) {
			const overTime = months.map((time) => amountOwed({ principal, rate, months: time, compoundings: 0 }))
			expect(overTime).toEqual([...overTime].sort((a, b) => a - b))
			const byFrequency = [1, 2, 4, 12, 365].map((compoundings) => amountOwed({ principal, rate, months: 24, compoundings }))
			expect(byFrequency).toEqual([...byFrequency].sort((a, b) => a - b))
		}
		const byRate = rates.map((rate) => amountOwed({ principal, rate, months: 18, compoundings: 4 }))
		expect(byRate).toEqual([...byRate].sort((a, b) => a - b))
	}
})

test('simple interest over the whole time is the sum of its parts, to a cent', () => {
	for (const principal of principals) {
		for (const rate of rates) {
			const interest = (time: number) => amountOwed({ principal, rate, months: time, compoundings: 0 }) - principal
			expect(Math.abs(interest(24) - interest(7) - interest(17))).toBeLessThanOrEqual(1)
		}
	}
})

test('a whole number of cents is asked for', () => {
	expect(() => amountOwed({ principal: 10.5, rate: 8, months: 12, compoundings: 0 })).toThrow(RangeError)
	expect(() => amountOwed({ principal: 10, rate: -1, months: 12, compoundings: 0 })).toThrow(RangeError)
})

test('the note converts at the lower of cap price and discount price, and at the other one where there is only one', () => {
	const terms = { capCents: 8_000_000_00, sharesCounted: 10_000_000, roundPrice: dollar(150n), discount: 20 }
	// Cap price 0.80, discount price 1.20.
	expect(priceText(conversionPrice(terms) ?? dollar(0n))).toBe('$0.8000')
	expect(priceText(conversionPrice({ ...terms, roundPrice: dollar(90n) }) ?? dollar(0n))).toBe('$0.7200')
	expect(priceText(conversionPrice({ ...terms, capCents: null }) ?? dollar(0n))).toBe('$1.2000')
	expect(priceText(conversionPrice({ ...terms, roundPrice: null }) ?? dollar(0n))).toBe('$0.8000')
	expect(conversionPrice({ capCents: null, sharesCounted: null, roundPrice: null, discount: 20 })).toBeNull()
})

test('a discount or a cap never makes the price higher than the round price, and a lower price never gives fewer shares', () => {
	for (const round of [1n, 33n, 150n, 12_345n]) {
		for (const discount of [0, 15, 20, 33.3333, 50]) {
			const price = conversionPrice({ capCents: 5_000_000_00, sharesCounted: 8_000_000, roundPrice: dollar(round), discount })
			if (!price) throw new Error('There is a round price')
			expect(price.cents * 1n <= round * price.shares).toBe(true)
			expect(sharesIssued(hundredThousand, price)).toBeGreaterThanOrEqual(sharesIssued(hundredThousand, dollar(round)))
		}
	}
})

test('only whole shares are issued, and their price is never more than what was owed', () => {
	for (const owed of principals) {
		for (const price of [{ cents: 800_000_000n, shares: 10_000_000n }, { cents: 7n, shares: 3n }, dollar(133n)]) {
			const shares = BigInt(sharesIssued(owed, price))
			expect(shares * price.cents <= BigInt(owed) * price.shares).toBe(true)
			expect((shares + 1n) * price.cents > BigInt(owed) * price.shares).toBe(true)
		}
	}
	expect(() => sharesIssued(1, dollar(0n))).toThrow(RangeError)
})

test('ownership at the cap is larger where the cap counts the notes', () => {
	expect(ownershipAtCap(116_000_00, 4_884_000_00, 'pre_money')).toBe('2.32')
	expect(ownershipAtCap(116_000_00, 5_800_000_00, 'post_money')).toBe('2')
	for (const owed of principals) {
		expect(Number(ownershipAtCap(owed, 9_000_000_00, 'post_money'))).toBeGreaterThanOrEqual(
			Number(ownershipAtCap(owed, 9_000_000_00, 'pre_money')),
		)
	}
})
