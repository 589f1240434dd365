import { stockTypes } from '#app/domain/record/record-fields.ts'
import { folded } from '#app/domain/review/sides/party-called.ts'
import { isCertain, otherParties, companyParty, signatureOf, statementOf, titlesOf, type Paper, type Statement } from '../paper.ts'
import { changedLater } from './changed-later.ts'
import { sameDay } from './convertible.ts'

/** Stock that the company issued to somebody by a paper. */
export interface StockPaper {
	paper: Paper
	holder: string | null
	shares: bigint | null
	stated: Statement | null
	vesting: Statement | null
	confirmed: boolean
	leftOut: string | null
	/** Whether another paper is likely about the same stock. */
	isCopy: boolean
}

const buying = /\b(?:investor|holder|purchaser|subscriber|transferee|assignee|buyer)\b/i
const selling = /\b(?:seller|transferor|assignor)\b/i
/** Papers by which existing shares change hands. */
const movesShares = /\b(?:repurchase|redemption|transfer|secondary)\b/i

/** The papers by which the company issued stock. */
export function stockPapersOf(papers: readonly Paper[], legalName: string): StockPaper[] {
	const read = readStockPapers(papers, legalName).map((each) =>
		each.leftOut !== null || each.confirmed ? each : { ...each, leftOut: changedLater(each.paper, papers, legalName, false) },
	)
	return read.map((each, index) => {
		const twin = each.leftOut === null ? read.slice(index + 1).find((other) => other.leftOut === null && isSame(each, other)) : undefined
		return twin
			? {
					...each,
					isCopy: true,
					leftOut: `It has the same holder and shares as “${twin.paper.name}” and may be about the same stock. Confirm both records if it is not.`,
				}
			: each
	})
}

function isSame(one: StockPaper, other: StockPaper): boolean {
	if (one.holder === null || one.holder.toLowerCase() !== other.holder?.toLowerCase() || one.shares !== other.shares) return false
	return sameDay(one.paper, other.paper) || !one.confirmed || !other.confirmed
}

function readStockPapers(papers: readonly Paper[], legalName: string): StockPaper[] {
	return papers.flatMap((paper) => {
		const company = companyParty(paper, legalName)
		if (!stockTypes.includes(paper.type ?? '') || !company || company.roles.some((role) => buying.test(role))) return []
		const sellers = otherParties(paper, legalName).some(({ roles }) => roles.some((role) => selling.test(role)))
		if (sellers || titlesOf(paper).some((title) => movesShares.test(title))) return []
		const { shares } = paper.record
		const signature = signatureOf(paper)
		return [
			{
				paper,
				holder:
					otherParties(paper, legalName)
						.map(({ name }) => name)
						.join(', ') || null,
				shares: shares.value ? BigInt(shares.value.value) : null,
				stated: statementOf(paper, 'shares'),
				vesting: statementOf(paper, 'vesting_period'),
				confirmed: isCertain(shares) && signature?.confirmed === true,
				isCopy: false,
				leftOut: !signature
					? 'Whether it is signed is not known.'
					: !signature.signed
						? `It counts once it is signed; the record says “${signature.state}”.`
						: shares.value
							? null
							: shares.readings.length > 0
								? 'The report reads the number of shares in several ways. Choose one in the document’s record.'
								: 'The number of shares is not known. Enter it in the document’s record.',
			},
		]
	})
}

/** What the papers that count add up to. */
export function sharesOf(stock: readonly StockPaper[]): bigint {
	return stock.reduce((sum, { shares, leftOut }) => (shares === null || leftOut !== null ? sum : sum + shares), 0n)
}

/** Shares reserved under an equity plan. */
export interface ReservedPool {
	paper: Paper
	shares: bigint
	stated: Statement
	confirmed: boolean
}

/** The pool of the company's equity plan; `null` without one that names it and states a single number, or with several plans. */
export function poolOf(papers: readonly Paper[], legalName: string): ReservedPool | null {
	const named = (paper: Paper) =>
		companyParty(paper, legalName) !== null || titlesOf(paper).some((title) => folded(title).includes(folded(legalName)))
	const plans = papers.filter((paper) => paper.type === 'Equity Incentive Plan' && named(paper))
	const [plan] = plans
	const stated = plan && plans.length === 1 ? statementOf(plan, 'shares') : null
	if (!plan || !stated) return null
	return { paper: plan, shares: BigInt(plan.record.shares.value!.value), stated, confirmed: isCertain(plan.record.shares) }
}
