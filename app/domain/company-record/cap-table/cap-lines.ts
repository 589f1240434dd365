import type { Statement } from '../paper.ts'
import type { Converted, Holding } from './convert-at-caps.ts'
import { dollars, priceFactor, type Convertible } from './convertible.ts'
import { percentOf, whole } from './fraction.ts'
import type { ReservedPool, StockPaper } from './stock.ts'

/** A line of the cap table: a SAFE or note, or stock that a paper issues. */
export interface CapLine {
	kind: 'SAFE' | 'Convertible Note' | 'Stock' | 'Pool'
	document: { id: string; name: string }
	holder: string | null
	/** What it says, with the words: amount, cap, discount, shares, vesting. */
	terms: (Statement & { label: string })[]
	/** What it becomes or has, in digits; `null` where it can't be computed. */
	shares: string | null
	/** Of all shares: "10%". */
	percent: string | null
	/** The arithmetic. */
	steps: string[]
	warnings: string[]
	confirmed: boolean
	/** Why it is not in the total; `null` when it is. */
	leftOut: string | null
}

const labels = { amount: 'Amount', cap: 'Valuation cap', basis: 'Cap is', discount: 'Discount rate' } as const

/** A SAFE or note with its arithmetic. */
export function convertibleLine(each: Convertible, holding: Holding | null, done: Converted | null, existing: bigint | null): CapLine {
	const { paper, kind, holder, money, discount, leftOut, warnings, confirmed } = each
	const terms = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((key) => {
		const stated = each[key]
		return stated ? [{ ...stated, label: labels[key] }] : []
	})
	return {
		kind,
		document: { id: paper.id, name: paper.name },
		holder,
		terms,
		shares: holding?.shares.toString() ?? null,
		percent: holding ? percentOf(holding.part) : null,
		steps: stepsOf(each, holding, done, existing),
		warnings,
		// Stated alone where nothing is computed from it: then its terms say whether they are confirmed.
		confirmed: leftOut === null ? confirmed : terms.every((term) => term.confirmed) && (money !== null || discount !== null),
		leftOut,
	}
}

function stepsOf(each: Convertible, holding: Holding | null, done: Converted | null, existing: bigint | null): string[] {
	const { money, basis, discount, paper, kind, leftOut } = each
	const rate = paper.record.discount_rate.value?.value
	const price = discount && rate ? [`Discount: price of the financing × ${priceFactor(rate)}`] : []
	if (kind === 'Convertible Note' && money && existing !== null && basis?.value === 'pre-money' && money.cap > money.amount)
		return [
			`At its cap the principal alone would become ${counted(existing)} × ${dollars(money.amount)} ÷ ${dollars(money.cap)} = ` +
				`${counted((existing * money.amount) / money.cap)} shares, before interest and if the cap counts the existing shares`,
			...price,
		]
	if (!money || leftOut !== null) return price
	const also = discount ? ['If the discounted price of the next financing is lower than the price at the cap, it gets more shares.'] : []
	if (basis?.value === 'pre-money')
		return [
			...(holding && existing !== null
				? [`${counted(existing)} × ${dollars(money.amount)} ÷ ${dollars(money.cap)} = ${counted(holding.shares)} shares`]
				: []),
			...price,
			...also,
		]
	return [
		`${dollars(money.amount)} ÷ ${dollars(money.cap)} = ${percentOf({ n: money.amount, d: money.cap })} of all shares`,
		...(holding && done
			? [`${counted(whole(done.capitalization))} × ${percentOf(holding.part)} = ${counted(holding.shares)} shares, rounded down`]
			: []),
		...price,
		...also,
	]
}

/** Stock that a paper issues; it is part of the issued shares. */
export function stockLine({ paper, holder, shares, stated, vesting, confirmed, leftOut }: StockPaper, done: Converted | null): CapLine {
	return {
		kind: 'Stock',
		document: { id: paper.id, name: paper.name },
		holder,
		terms: [...(stated ? [{ ...stated, label: 'Shares' }] : []), ...(vesting ? [{ ...vesting, label: 'Vesting period' }] : [])],
		shares: shares?.toString() ?? null,
		percent:
			shares !== null && done && leftOut === null ? percentOf({ n: shares * done.capitalization.d, d: done.capitalization.n }) : null,
		steps: [],
		warnings: [],
		confirmed,
		leftOut,
	}
}

/** The pool of an equity plan. */
export function poolLine({ paper, shares, stated, confirmed }: ReservedPool, done: Converted | null): CapLine {
	return {
		kind: 'Pool',
		document: { id: paper.id, name: paper.name },
		holder: null,
		terms: [{ ...stated, label: 'Shares reserved' }],
		shares: shares.toString(),
		percent: done ? percentOf({ n: shares * done.capitalization.d, d: done.capitalization.n }) : null,
		steps: [],
		warnings: [],
		confirmed,
		leftOut: null,
	}
}

/** A number of shares with its commas. */
export function counted(shares: bigint): string {
	return shares.toLocaleString('en-US')
}
