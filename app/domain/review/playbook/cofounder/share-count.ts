import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { percent } from '../measures.ts'
import { sentenceAt, wording } from '../passages.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'
import { type Count, likeHoldings, readHoldings } from './holdings.ts'
import { holding, staying } from './sides.ts'

const market = 'Founder shares add up to the shares issued, within the authorized number.'

export const shareCount: Rule = {
	id: 'cofounder.share_count',
	playbook: 'cofounder',
	title: 'Share numbers',
	basis: { kind: 'S', source: 'Stripe Atlas founder stock terms' },
	protects: [...holding, ...staying],
	decide(input) {
		const { shares, percents } = readHoldings(input)
		const founders = distinct(shares, 'founder')
		const total = single(shares, 'total')
		const authorised = single(shares, 'authorised')
		const pool = single(shares, 'pool')?.value ?? 0
		const alike = founders.length === 0 ? likeHoldings(input) : null
		const sum = alike?.sum ?? sumOf(founders)
		const issued = Math.max(sum, total?.value ?? 0)
		const place = founders[0] ?? alike ?? total

		if (authorised && place && issued > authorised.value) {
			return mismatch(
				place,
				`${count(issued)} shares are issued and ${count(authorised.value)} are authorized.`,
				'issue no more shares than the charter authorizes',
			)
		}
		if (total && alike && sum !== total.value && sum + pool !== total.value) {
			return mismatch(
				alike,
				`Equal holdings make ${count(sum)} shares. The stated total is ${count(total.value)}.`,
				'bring the founders’ shares and the total into line',
			)
		}
		if (total && founders.length > 1 && sum !== total.value && sum + pool !== total.value) {
			return mismatch(
				total,
				`The founders hold ${founders.map(({ value }) => count(value)).join(' + ')} = ${count(sum)} shares. The stated total is ${count(total.value)}.`,
				'bring the founders’ shares and the total into line',
			)
		}
		const split = splitFault(percents) ?? ratioFault(shares, percents)
		if (split) return split
		const price = priceFault(input)
		if (price) return price
		if (place && (total || authorised || founders.length > 1)) return passed(place)
		const [share] = percents.filter(({ of }) => of === 'founder')
		if (share) return percents.length > 1 ? passed(share) : undecided
		return shares.length > 0 ? undecided : notApplicable
	},
}

function splitFault(percents: readonly Count[]): Decision | null {
	const founders = distinct(percents, 'founder')
	const [first] = founders
	if (!first || founders.length < 2) return null
	const sum = sumOf(founders)
	const all = sum + sumOf(distinct(percents, 'pool'))
	const whole = (value: number) => Math.abs(value - 100) < 0.6
	if (whole(sum) || whole(all)) return null
	return mismatch(
		first,
		`${founders.map(({ value }) => percent(value)).join(' + ')} = ${percent(sum)}, not 100%.`,
		'bring the percentages to 100%, with any pool named',
	)
}

function ratioFault(shares: readonly Count[], percents: readonly Count[]): Decision | null {
	const pairs = shares.flatMap((held) => {
		const [stake] = percents
			.filter(
				({ record, of, start }) => held.of === 'founder' && of === 'founder' && record === held.record && Math.abs(start - held.start) < 80,
			)
			.sort((a, b) => Math.abs(a.start - held.start) - Math.abs(b.start - held.start))
		return stake ? [{ held, stake }] : []
	})
	const [one] = pairs
	const other =
		one &&
		pairs.find(
			({ held, stake }) => Math.abs(held.value / one.held.value - stake.value / one.stake.value) > 0.02 * (stake.value / one.stake.value),
		)
	if (!one || !other) return null
	return mismatch(
		other.stake,
		`Shares and percentages do not fit: ${count(one.held.value)} are given as ${percent(one.stake.value)}, ` +
			`${count(other.held.value)} as ${percent(other.stake.value)}.`,
		'correct the number of shares or the percentage',
	)
}

/** "5,000,000 shares at $0.0001 per share, $600 in all": price times shares is another sum. */
function priceFault(input: RuleInput): Decision | null {
	const each = wording(
		input,
		/\b([\d,]{3,15})\s+(?:\w+\s+){0,4}shares\b[^;]{0,240}?(?<!\bpar\s+value\s+(?:of\s+)?)\$\s?(0?\.\d{1,8}|\d{1,3}\.\d{1,6})\s+(?:per|a|for\s+each)\s+share\b/i,
	)
	if (!each) return null
	const [, shares = '', price = ''] = each.match
	const due = Number(shares.replaceAll(',', '')) * Number(price)
	const sentence = sentenceAt(input, each)?.text ?? each.sentence.text
	const behind = sentence.slice(sentence.indexOf(each.match[0]) + each.match[0].length)
	const [paid] = /^[^.;]{0,80}\b(?:total|aggregate|in\s+all|altogether)\b/i.test(behind) ? readAmounts(behind) : []
	if (!paid || !Number.isFinite(due) || Math.abs(paid.value - due) <= Math.max(0.011, due * 0.002)) return null
	const money = (value: number) => `$${value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`
	return mismatch(each, `Shares times price is ${money(due)}, and the stated total is ${money(paid.value)}.`, 'correct the total price')
}

function mismatch(span: { start: number; end: number }, says: string, action: string): Decision {
	return flagged({
		kind: 'contradictory',
		severity: 'high',
		span,
		says,
		why: 'Shares issued beyond the right count may be void. Investors will find the gap in diligence.',
		market,
		action,
		reason: 'Contract, charter and cap table must show the same numbers.',
		decideBy: 'you',
	})
}

/** The same holding repeated, in a recital and in a table, counts once. */
function distinct(counts: readonly Count[], of: Count['of']): Count[] {
	const own = counts.filter((each) => each.of === of)
	return own.filter(
		({ holder, value, record }, index) =>
			index ===
				own.findIndex(
					(other) =>
						other.value === value &&
						(other.holder === holder || other.holder === null || holder === null) &&
						(other.record !== record || other.holder === holder),
				) || own.every((other) => other.record === record),
	)
}

function single(counts: readonly Count[], of: Count['of']): Count | undefined {
	return counts.find((each) => each.of === of)
}

function sumOf(counts: readonly Count[]) {
	return counts.reduce((sum, { value }) => sum + value, 0)
}

function count(value: number): string {
	return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
