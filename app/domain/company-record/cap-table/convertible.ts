import { convertibleTypes } from '#app/domain/record/record-fields.ts'
import { dayOf, isCertain, otherParties, companyParty, signatureOf, statementOf, type Paper, type Statement } from '../paper.ts'
import { changedLater } from './changed-later.ts'
import type { CappedMoney } from './convert-at-caps.ts'

/** A SAFE or convertible note of the company, as its record has it. */
export interface Convertible {
	paper: Paper
	kind: 'SAFE' | 'Convertible Note'
	/** `null` where the report reads no other party. */
	holder: string | null
	amount: Statement | null
	cap: Statement | null
	basis: Statement | null
	discount: Statement | null
	/** In cents; `null` unless both are known in US dollars. */
	money: CappedMoney | null
	/** Whether somebody confirmed all that it is computed from. */
	confirmed: boolean
	/** Why it is not in the total; `null` when it is. */
	leftOut: string | null
	/** What is wrong or must be checked. */
	warnings: string[]
}

const holding = /\b(?:investor|holder|noteholder|purchaser|subscriber|lender|buyer|payee)\b/i

/** The SAFEs and notes that the company issued; those that it holds of others are none of its own. */
export function convertiblesOf(papers: readonly Paper[], legalName: string): Convertible[] {
	const issued = papers.filter((paper) => {
		const company = companyParty(paper, legalName)
		return convertibleTypes.includes(paper.type ?? '') && !company?.roles.some((role) => holding.test(role))
	})
	const read = issued.map((paper) => {
		const each = readConvertible(paper, legalName)
		// What somebody confirmed stands against a guess from other papers.
		return each.leftOut !== null || each.confirmed ? each : { ...each, leftOut: changedLater(paper, papers, legalName, true) }
	})
	// The oldest copy counts: the papers come with the last changed first.
	return read.map((each, index) => {
		const twin = each.leftOut === null ? read.slice(index + 1).find((other) => other.leftOut === null && isSame(each, other)) : undefined
		return twin ? { ...each, leftOut: `It has the same holder, amount, cap and day as “${twin.paper.name}” and may be a copy.` } : each
	})
}

function readConvertible(paper: Paper, legalName: string): Convertible {
	const [amount, cap, basis, discount] = (['value', 'valuation_cap', 'cap_basis', 'discount_rate'] as const).map((field) =>
		statementOf(paper, field),
	) as [Statement | null, Statement | null, Statement | null, Statement | null]
	const kind = paper.type === 'SAFE' ? 'SAFE' : 'Convertible Note'
	const money = moneyOf(paper)
	const signature = signatureOf(paper)
	const used = [paper.record.value, paper.record.valuation_cap, paper.record.cap_basis]
	const holder = otherParties(paper, legalName)
		.map(({ name }) => name)
		.join(', ')
	return {
		paper,
		kind,
		holder: holder || null,
		amount,
		cap,
		basis,
		discount,
		money,
		confirmed: used.every(isCertain) && signature?.confirmed === true,
		leftOut: whyLeftOut(paper, legalName, { kind, money, discount }),
		warnings: discountWarnings(paper, signature?.signed === true),
	}
}

function whyLeftOut(
	paper: Paper,
	legalName: string,
	{ kind, money, discount }: Pick<Convertible, 'kind' | 'money' | 'discount'>,
): string | null {
	const { record } = paper
	if (!companyParty(paper, legalName)) return `The report reads no party called “${legalName}”.`
	const signature = signatureOf(paper)
	if (!signature) return 'Whether it is signed is not known. Mark the document as signed, or enter it in its record.'
	if (!signature.signed) return `It counts once it is signed; the record says “${signature.state}”.`
	if (kind === 'Convertible Note')
		return 'A note converts with the interest that has accrued by the day of a financing, which is not known yet.'
	if (!record.value.value) return missingWords('purchase amount', record.value.readings.length)
	if (!record.valuation_cap.value) {
		if (record.valuation_cap.readings.length > 0) return missingWords('valuation cap', 2)
		return discount
			? 'It has no valuation cap as read: its price hangs on the price of the next financing.'
			: 'Neither a valuation cap nor a discount rate is known.'
	}
	if (!money) return 'Its amounts are not in US dollars.'
	if (money.cap <= money.amount)
		return `It can’t be computed: the valuation cap of ${dollars(money.cap)} is not more than the purchase amount of ${dollars(money.amount)}.`
	if (!record.cap_basis.value) return 'Whether the cap is post-money or pre-money is not known. Enter it in the document’s record.'
	return null
}

function missingWords(what: string, readings: number): string {
	return readings > 0
		? `The report reads the ${what} in several ways. Choose one in the document’s record.`
		: `The ${what} is not known. Enter it in the document’s record.`
}

function moneyOf({ record: { value, valuation_cap: cap } }: Paper): CappedMoney | null {
	if (!value.value || !cap.value || value.value.unit !== 'USD' || cap.value.unit !== 'USD') return null
	const [amount, capped] = [centsOf(value.value.value), centsOf(cap.value.value)]
	return amount === null || capped === null ? null : { amount, cap: capped }
}

/** Cents of an amount in digits, such as "500000" or "100000.50"; `null` for anything else. */
export function centsOf(amount: string): bigint | null {
	const [, units, cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? []
	return units === undefined ? null : BigInt(units) * 100n + BigInt(cents.padEnd(2, '0'))
}

/** Cents as dollars: "$500,000", "$99.50". */
export function dollars(cents: bigint): string {
	const rest = cents % 100n
	return `$${(cents / 100n).toLocaleString('en-US')}${rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** Below this rate the discount was probably entered instead of what is left of the price. The mark is ours. */
const lowestUsualRate = 50

function discountWarnings({ record: { discount_rate: rate } }: Paper, signed: boolean): string[] {
	if (!rate.value) return []
	const percent = Number(rate.value.value)
	if (percent >= lowestUsualRate) return []
	return [
		`The discount rate of ${percent}% means price × ${priceFactor(rate.value.value)}, a discount of ${shown(100 - percent)}% as the YC form counts it. ` +
			`If a discount of ${percent}% was agreed, the rate must say ${shown(100 - percent)}%. ` +
			`${signed ? 'Agree on a correction in writing.' : 'Correct it before signing.'}`,
	]
}

/** What a holder pays of the price at a discount rate: "0.80" for 80. */
export function priceFactor(rate: string): string {
	return shown(Number(rate) / 100).replace(
		/^(\d+)(?:\.(\d*))?$/,
		(_all, units: string, digits = '') => `${units}.${String(digits).padEnd(2, '0')}`,
	)
}

function shown(value: number): string {
	return String(Number(value.toFixed(6)))
}

function isSame(one: Convertible, other: Convertible): boolean {
	return (
		one.holder !== null &&
		one.holder.toLowerCase() === other.holder?.toLowerCase() &&
		one.money?.amount === other.money?.amount &&
		one.money?.cap === other.money?.cap &&
		sameDay(one.paper, other.paper)
	)
}

/** Whether two papers may be of one day: an unknown day may be any. */
export function sameDay(one: Paper, other: Paper): boolean {
	const [day, otherDay] = [dayOf(one), dayOf(other)]
	return day === null || otherDay === null || day === otherDay
}
