import type { CompanyProfile } from '#app/domain/company/company-profile.ts'
import type { Paper } from '../paper.ts'
import { convertibleLine, counted, poolLine, stockLine, type CapLine } from './cap-lines.ts'
import { convertAtCaps, type Converted, type Holding } from './convert-at-caps.ts'
import { convertiblesOf, type Convertible } from './convertible.ts'
import { percentOf, whole } from './fraction.ts'
import { poolOf, sharesOf, stockPapersOf, type ReservedPool, type StockPaper } from './stock.ts'

/** A part of the ownership, for the picture. */
export interface OwnedPart {
	label: string
	percent: string
	/** Of the whole, in hundredths of a percent. */
	size: number
	kind: 'existing' | 'pool' | 'safe'
}

/** What the SAFEs, notes and stock papers of a company add up to. Numbers of shares are digits: they may be large. */
export interface CapTable {
	/** Issued shares of the company profile. */
	issued: string | null
	stock: CapLine[]
	pool: CapLine | null
	convertibles: CapLine[]
	/** All shares once each SAFE in the total has become shares at its cap. */
	total: { shares: string; existingPercent: string; steps: string[]; confirmed: boolean } | null
	/** Why there is no total; `null` with one, and where nothing is to be added up. */
	refused: string | null
	/** What the total takes for granted. */
	notes: string[]
	parts: OwnedPart[]
}

type Profile = Pick<CompanyProfile, 'legal_entity_name' | 'issued_shares'>

/** The cap table as the papers have it, each line with its words and whether somebody confirmed what it rests on. */
export function capTableOf(papers: readonly Paper[], profile: Profile | null): CapTable {
	const name = profile?.legal_entity_name ?? null
	const stock = name ? stockPapersOf(papers, name) : []
	const pool = name ? poolOf(papers, name) : null
	const convertibles = name ? convertiblesOf(papers, name) : []
	const issued = profile?.issued_shares ? BigInt(profile.issued_shares) : null
	const inTotal = convertibles.filter(({ leftOut }) => leftOut === null)
	const existing = issued === null ? null : issued + (pool?.shares ?? 0n)
	const [post, pre] = (['post-money', 'pre-money'] as const).map((basis) => inTotal.filter((each) => each.basis?.value === basis)) as [
		Convertible[],
		Convertible[],
	]
	const converted =
		existing === null
			? null
			: convertAtCaps(
					existing,
					post.map(({ money }) => money!),
					pre.map(({ money }) => money!),
				)
	const done = converted === 'sold_out' ? null : converted
	const holdings = new Map<Convertible, Holding>()
	if (done) {
		post.forEach((each, index) => holdings.set(each, done.postMoney[index]!))
		pre.forEach((each, index) => holdings.set(each, done.preMoney[index]!))
	}
	return {
		issued: issued?.toString() ?? null,
		// Papers that add up to more than what is issued are parts of nothing.
		stock: stock.map((each) => stockLine(each, issued !== null && sharesOf(stock) > issued ? null : done)),
		pool: pool && poolLine(pool, done),
		convertibles: convertibles.map((each) => convertibleLine(each, holdings.get(each) ?? null, done, existing)),
		total: done && existing !== null ? totalOf(done, existing, post, pre, pool) : null,
		refused: refusalOf(profile, issued, converted, post),
		notes: notesOf(stock, inTotal, pool, issued),
		parts: done ? partsOf(done, issued!, pool, stock, inTotal, holdings) : [],
	}
}

function refusalOf(
	profile: Profile | null,
	issued: bigint | null,
	converted: Converted | 'sold_out' | null,
	post: Convertible[],
): string | null {
	if (!profile)
		return 'Enter your company’s legal name and issued shares in the company profile. They tell which papers are yours and what exists.'
	if (issued === null) return 'Enter the issued shares in the company profile. SAFEs are converted on top of them.'
	if (converted !== 'sold_out') return null
	const parts = post.map(({ money }) => percentOf({ n: money!.amount, d: money!.cap })).join(' + ')
	return `There is no total: the post-money SAFEs sell 100% of the company or more (${parts}). Check the amounts and the caps.`
}

function totalOf(done: Converted, existing: bigint, post: Convertible[], pre: Convertible[], pool: ReservedPool | null): CapTable['total'] {
	const before = [...done.preMoney].reduce((sum, { shares }) => sum + shares, existing)
	const shares = [...done.postMoney, ...done.preMoney].reduce((sum, each) => sum + each.shares, existing)
	const parts = post.map(({ money }) => percentOf({ n: money!.amount, d: money!.cap }))
	return {
		shares: shares.toString(),
		existingPercent: percentOf(done.existingPart),
		steps: [
			...(pre.length > 0 ? [`Existing shares and those of pre-money SAFEs: ${counted(before)}`] : []),
			...(post.length > 0
				? [
						`Post-money SAFEs sell ${parts.join(' + ')}: ${percentOf(sum(done))} of all shares`,
						`${counted(before)} ÷ (100% − ${percentOf(sum(done))}) = ${counted(whole(done.capitalization))} shares`,
					]
				: []),
			`Existing holders keep ${counted(existing)} ÷ ${counted(whole(done.capitalization))} = ${percentOf(done.existingPart)}`,
		],
		confirmed: [...post, ...pre].every(({ confirmed }) => confirmed) && (pool?.confirmed ?? true),
	}
}

function sum({ postMoney }: Converted) {
	return postMoney.reduce((all, { part }) => ({ n: all.n * part.d + part.n * all.d, d: all.d * part.d }), { n: 0n, d: 1n })
}

function notesOf(
	stock: readonly StockPaper[],
	inTotal: readonly Convertible[],
	pool: ReservedPool | null,
	issued: bigint | null,
): string[] {
	if (issued === null) return []
	return [
		'Each SAFE is taken as converted at its cap today. New money, a larger pool and a lower price change it.',
		...(inTotal.length > 0
			? [
					'Fineprint does not know whether a SAFE has already become stock or was paid back, unless a document says so. One that has still counts here.',
				]
			: []),
		pool
			? 'The whole pool of the plan is counted. Shares that were issued from it and are among the issued shares count twice: then enter what is left.'
			: 'No pool is counted: no single equity plan that names your company and a number of shares was read. ' +
				'A post-money SAFE counts options and the pool too: with a pool, all shares are more.',
		...(stock.some(({ leftOut }) => leftOut === null) ? ['Stock that papers issue is part of the issued shares, not added to them.'] : []),
	]
}

function partsOf(
	{ capitalization: { n, d } }: Converted,
	issued: bigint,
	pool: ReservedPool | null,
	stock: readonly StockPaper[],
	inTotal: readonly Convertible[],
	holdings: ReadonlyMap<Convertible, Holding>,
): OwnedPart[] {
	const part = (label: string, shares: bigint, kind: OwnedPart['kind']): OwnedPart[] =>
		shares > 0n ? [{ label, percent: percentOf({ n: shares * d, d: n }), size: Number((shares * d * 10_000n) / n), kind }] : []
	const held = stock.filter(({ leftOut, shares }) => leftOut === null && shares !== null)
	const onPaper = sharesOf(stock)
	// Papers that add up to more than what is issued contradict it: then only the whole is shown.
	const existing =
		onPaper > issued
			? part('Issued shares', issued, 'existing')
			: [
					...held.flatMap(({ holder, paper, shares }) => part(holder ?? paper.name, shares!, 'existing')),
					...part(held.length > 0 ? 'Other issued shares' : 'Issued shares', issued - onPaper, 'existing'),
				]
	return [
		...existing,
		...(pool ? part('Equity plan', pool.shares, 'pool') : []),
		...inTotal.flatMap((each) => part(each.holder ?? each.paper.name, holdings.get(each)?.shares ?? 0n, 'safe')),
	]
}
