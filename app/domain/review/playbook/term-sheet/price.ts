import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { dollars, percent } from '../measures.ts'
import { quoteSpan, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { aboutTopic, topicText } from '../topics.ts'
import { raising } from './sides.ts'
import { largestPool } from './thresholds.ts'

const million = 1_000_000

interface Sum {
	value: number
	sentence: Sentence
}

/** The money terms of a round in whole dollars; `null` for what is not stated. */
export function roundTerms(input: RuleInput): { pre: Sum | null; post: Sum | null; investment: Sum | null } {
	const money = aboutTopic(
		input,
		/\b(?:amount|investment|offering|financing\s+size|round\s+size|money\s+raised)\b/i,
		longPattern('i')`
			\b(?:
				amount\s+(?:raised|of\s+(?:the\s+)?(?:financing|investment|offering))|aggregate\s+(?:proceeds|investment|purchase)
				|invest(?:s|ment|ing)?|raise[ds]?|financing\s+of
			)\b
		`,
	)
	return {
		pre: sumNear(input, /\bpre-?\s?money\b/i),
		post: sumNear(input, /\bpost-?\s?money\b/i),
		investment:
			[...(money?.structure.sentences ?? [])]
				.sort((a, b) => Number(sized.test(b.text)) - Number(sized.test(a.text)))
				.flatMap((sentence) =>
					readAmounts(sentence.text)
						.filter(
							({ value, start }) =>
								value >= million / 10 &&
								!/\b(?:valuation|money|tranche|least|over|exceed\w*|holds?|pool)\b[^.;$]{0,30}$/i.test(sentence.text.slice(0, start)),
						)
						.map(({ value }) => ({ value, sentence })),
				)[0] ?? null,
	}
}

const sized = /\b(?:amount|proceeds|rais\w+|investment|financing)\b/i

function sumNear(input: RuleInput, words: RegExp): Sum | null {
	for (const sentence of input.structure.sentences) {
		if (!words.test(sentence.text)) continue
		const amounts = readAmounts(sentence.text).filter(({ value }) => value >= million / 10)
		// The label of a row may say the words too: each place is tried.
		for (const match of allMatches(sentence.text, new RegExp(words.source, 'gi'))) {
			const behind = amounts.find(
				({ start }) =>
					start >= match.index &&
					start - match.index < 110 &&
					!/\b(?:pre|post)-?\s?money\b/i.test(sentence.text.slice(match.index + match[0].length, start)),
			)
			const before = amounts.find(
				({ end }) => end <= match.index && /^[\s,(]*(?:fully[\s-]diluted\s+)?$/i.test(sentence.text.slice(end, match.index)),
			)
			const amount = before ?? behind
			if (amount) return { value: amount.value, sentence }
		}
	}
	return null
}

const currency = String.raw`(?:[$€£]|\b(?:USD|CAD|AUD|EUR|GBP|CHF|SGD|NZD|INR)\b)`

const moneyCounted = longPattern('i')`
	\bwith\s+(?:it|that|this)\s+in\b
	|\b(?:with|after|including|counting|before|without)\s+(?:this|our|the|its|the\s+new|new)\s+(?:money|cash|investment)\b[^.;]{0,80}\b
		(?:valu\w+|worth|price[ds]?)\b
	|\b(?:valu\w+|worth|price[ds]?)\b[^.;]{0,80}\b(?:with|after|including|counting|before|without)\s+(?:this|our|the|its|the\s+new|new)\s+
		(?:money|cash|investment)\b
`

export const price: Rule = {
	id: 'term_sheet.price',
	playbook: 'term_sheet',
	title: 'Price and valuation',
	basis: { kind: 'S', source: 'NVCA model term sheet and published guides to venture deals' },
	protects: raising,
	stake: 8,
	standard: 'Post-money is pre-money plus the new money, and a pro forma cap table shows each holder.',
	wording: { stands: 'beside' },
	decide(input) {
		const { pre, post, investment } = roundTerms(input)
		const text = visibleText(input)
		// SAFEs and notes that convert are part of the gap, so with them the sum need not come out.
		const plain = investment !== null && sized.test(investment.sentence.text) && !/\b(?:safes?|convertible|notes)\b/i.test(text)
		if (pre && post && plain && Math.abs(pre.value + investment.value - post.value) > post.value * 0.02) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: quoteSpan(post.sentence, { index: Math.max(0, post.sentence.text.search(/post/i)), 0: '' }),
				says:
					`Pre-money of ${dollars(pre.value)} plus ${dollars(investment.value)} is ${dollars(pre.value + investment.value)}, but ` +
					`the post-money is stated as ${dollars(post.value)}.`,
				why:
					`The difference decides what is sold: ${percent((investment.value / post.value) * 100)} on one reading, ` +
					`${percent((investment.value / (pre.value + investment.value)) * 100)} on the other.`,
				market: 'Post-money is pre-money plus the new money, and a pro forma cap table shows each holder.',
				action: 'correct the pre-money or the post-money valuation',
				reason: 'Both sides should compute the same price.',
				decideBy: 'you',
			})
		}
		const unsettled = wording(input, openValuation)
		if (unsettled && !pre && !post && !perShareStated.test(text)) return flagged({ ...open, span: unsettled })
		const other = secondPrice(input)
		if (other) return flagged({ ...twoPrices(other.sums), span: other.span })
		const valuation = wording(
			input,
			new RegExp(String.raw`\bvaluation\b|\bworth\b[^.;]{0,30}${currency}|\bvalu(?:e|es|ed|ing)\b[^.;]{0,40}${currency}`, 'i'),
		)
		const basis =
			(pre || post
				? wording(input, /\b(?:pre|post)-?\s?money\b/i)
				: wording(input, /\b(?:pre|post)-?\s?money\b/i, /\bpools?\b|\bsafes?\b|\bnotes?\b/i)) ?? wording(input, moneyCounted)
		const counted = wording(
			input,
			longPattern('i')`
				\bfully[\s-]diluted\b|\bcapitali[sz]ation\b|\bcap\s+table\b
				|\bcounts?\b[^.;]{0,40}\b(?:every|all)\b[^.;]{0,20}\bshares?\b
				|\ball\s+(?:shares|options)\b[^.;]{0,60}\b(?:included|counted)\b|\b[\d,]{7,}\s+(?:\w+\s+){0,3}shares\b
			`,
		)
		const perShare = wording(
			input,
			new RegExp(
				String.raw`${currency}\s?\d[\d,.]*\s+(?:per|a|for\s+each)\s+share\b|\b(?:price|purchase\s+price)\s+per\s+share\b[^.;]{0,60}${currency}\s?\d`,
				'i',
			),
		)
		if (!valuation && !basis && !perShare) {
			if (!/\b(?:preferred|series|shares?|equity|financing|invest\w*)\b/i.test(text)) return notApplicable
			return absent({
				severity: 'high',
				says: 'No valuation and no price per share are stated.',
				why: 'All other terms are agreed while the price stays open.',
				market: 'A post-money valuation, the amount raised and the shares that are counted.',
				action: 'state the post-money valuation and the shares it counts',
				reason: 'All other terms depend on it.',
				replacement: priceClause,
			})
		}
		if (!basis && perShare && counted) return passed(perShare)
		const place = valuation ?? perShare
		if (!basis && place) {
			const two =
				investment && valuation ? readAmounts(valuation.sentence.text).filter(({ value }) => value > investment.value)[0] : undefined
			const worked =
				two && investment
					? ` ${dollars(investment.value)} buys ${percent((investment.value / two.value) * 100)} if the ${dollars(two.value)} is ` +
						`post-money, ${percent((investment.value / (two.value + investment.value)) * 100)} if it is pre-money.`
					: ''
			return flagged({
				kind: 'ambiguous',
				severity: 'high',
				span: place,
				says: `The valuation is not said to be pre-money or post-money.${worked}`,
				why: 'The two readings sell different percentages of the company for the same money.',
				market: 'A post-money valuation, with the price formula and the shares that are counted.',
				action: 'state the valuation as post-money, with the shares it counts',
				reason: 'It is the number that shows what is sold.',
				fallback: 'A pre-money valuation, with a pro forma cap table.',
				replacement: priceClause,
			})
		}
		if (!counted && basis) {
			return flagged({
				kind: 'ambiguous',
				severity: 'medium',
				span: basis,
				says: 'The price does not say which shares it counts.',
				why: 'If options, SAFEs or a new pool are counted, each share costs less and the founders give up more.',
				market: 'The price is the valuation divided by all shares, options and converting securities, as a pro forma cap table shows.',
				action: 'state which shares the price counts, and attach the pro forma cap table',
				reason: 'A price per share needs a share count.',
				fallback: 'A pro forma cap table agreed before the definitive agreements.',
				replacement: priceClause,
			})
		}
		return passed(basis ?? perShare)
	},
}

const openValuation = longPattern('i')`
	\b(?:valuation|price\s+per\s+share|purchase\s+price)\b[^.;]{0,60}\b(?:to\s+be|will\s+be|shall\s+be|remains\s+to\s+be)\s+
	(?:mutually\s+)?(?:agreed|negotiated|settled|decided)\b
`
const perShareStated = /[$€£]\s?\d[\d,.]*\s+(?:per|a|for\s+each)\s+share\b/i

const open = {
	kind: 'ambiguous',
	severity: 'high',
	says: 'The valuation is left to a later agreement.',
	why: 'All other terms are agreed while the price stays open, and by then you have stopped talking to other investors.',
	market: 'A post-money valuation, the amount raised and the shares that are counted.',
	action: 'state the post-money valuation and the shares it counts',
	reason: 'All other terms depend on it.',
	fallback: 'A pre-money range, with a date by which it is fixed.',
	replacement: null,
} as const

const otherPrice = longPattern('i')`
	\b(?:
		warrants?|options?|exercise|strike|conver\w+|common|series\s+(?:seed|[a-z]\d?)\s+(?:original|was|were|sold)|tranche
		|second\s+closing|milestone|dividends?|earlier|previous|prior|par\s+value|redempt\w*|last\s+round|discount\w*|notes?|safes?
	)\b
`

function secondPrice(input: RuleInput): { sums: [string, string]; span: Span } | null {
	const found = input.structure.sentences.flatMap((sentence) => {
		const match =
			/\b(?:price|buys?|purchases?|sells?|makes|at)\b[^.;]{0,200}?([$€£]\s?\d+\.\d{2,4})\s+(?:per|a|for\s+each)\s+share\b/i.exec(
				sentence.text,
			)
		return match && !otherPrice.test(match[0]) ? [{ sum: match[1]!.replace(/\s/g, ''), sentence, match }] : []
	})
	const [first] = found
	const second = found.find(({ sum }) => sum !== first?.sum)
	return first && second ? { sums: [first.sum, second.sum], span: quoteSpan(second.sentence, second.match) } : null
}

function twoPrices([first, second]: [string, string]) {
	return {
		kind: 'contradictory',
		severity: 'high',
		says: `Two prices per share are stated: ${first} and ${second}.`,
		why: 'The difference decides how many shares the investor gets for its money.',
		market: 'One price per share, computed from the valuation and the share count.',
		action: 'state one price per share',
		reason: 'Both sides should compute the same number of shares.',
		decideBy: 'you',
	} as const
}

const priceClause =
	'The price per share is the post-money valuation divided by the fully diluted capitalization immediately following the closing, ' +
	'including all outstanding shares and options, the unallocated option pool and all SAFEs and convertible notes as converted, as ' +
	'shown in the attached pro forma capitalization table.'

const pool = longPattern('i')`
	\b(?:option|equity|employee|incentive|ESOP|stock|unallocated|available)\s+(?:\w+\s+){0,2}(?:pool|reserve)\b|\bpool\b
	|\bequity\s+incentive\s+plan\b
	|\b(?:set|sets|put|puts)\b[^.;]{0,40}\baside\b[^.;]{0,60}\b(?:hires|employees|staff|team|people)\b
	|\b(?:stock|shares)\b[^.;]{0,30}\bfor\s+(?:future\s+|new\s+)?(?:hires|employees|staff)\b
`
const inPreMoney = longPattern('i')`
	\bpre-?\s?money\b
	|\bbefore\s+(?:we|the\s+\w+)\s+(?:invests?|closes?|buys?|pays?|joins?|comes?\s+in)|\blowers?\s+the\s+price\b
	|\bat\s+(?:the\s+)?(?:cost|expense)\s+of\s+(?:the\s+)?(?:existing|present|current|today|founders?|old)
	|\b(?:paid\s+for|borne)\s+by\s+(?:the\s+)?(?:existing|present|current|founders?|old)
	|\b(?:prior\s+to|before|at\s+or\s+(?:prior\s+to|before))\s+(?:the\s+)?(?:initial\s+|first\s+)?(?:closing|investment|financing)\b
`
const topUp = longPattern('i')`
	\b(?:
		increas\w*|expan\w*|top(?:ped)?[\s-]?up|enlarg\w*|establish\w*|creat\w*|reserv\w*|set\s+aside|represent\w*|equal\s+to|includ\w*
		|will\s+be|refresh\w*|addition\w*
	)\b
`
const plan = longPattern('i')`
	\bhiring\s+(?:plan|needs?|budget|schedule|forecast|roadmap)
	|\b(?:headcount|staffing|recruit\w+)\s+(?:plan|needs?|budget)|\bplanned\s+(?:hires|hiring)|\bplan\s+(?:of|for)\s+(?:hires|hiring)
	|\bhires?\b[^.;]{0,40}\b(?:next|coming|following)\b
	|\b(?:12|15|18|twelve|fifteen|eighteen)(?:\s*(?:to|-|–)\s*(?:18|24|eighteen))?(?:\s*\(\d+\))?[\s-]months?\b
`
const outside = longPattern('i')`
	\bpost-?closing\s+(?:increase|expansion)
	|\b(?:not|exclud\w+|without)\b[^.;]{0,40}\b(?:included|counted|reflected)?\b[^.;]{0,30}\bpre-?\s?money\b
	|\bshared\b[^.;]{0,40}\ball\b
	|\bdilut\w+\s+(?:all|everyone|the\s+investors|both)\b
	|\b(?:creat|establish|increas|enlarg|set\s+up|adopt|made)\w*\b[^.;%]{0,40}\b(?:after|following)\s+the\s+closing\b
`

export const optionPool: Rule = {
	id: 'term_sheet.option_pool',
	playbook: 'term_sheet',
	title: 'Option pool',
	basis: { kind: 'S', source: 'published guides to the option pool shuffle' },
	protects: raising,
	standard: 'A pool for the hires of the next 12 to 18 months, often 10% to 15% after the round.',
	decide(input) {
		const topic = aboutTopic(input, /\b(?:option|employee|equity)\s+(?:\w+\s+)?(?:pool|plan)|\bpool\b/i, pool)
		if (!topic) return notApplicable
		const text = topicText(topic)
		const sizes = topic.structure.sentences.flatMap((sentence) =>
			readPercentages(sentence.text)
				.filter(({ start, end }) => pool.test(sentence.text.slice(Math.max(0, start - 160), end + 160)) || /pool/i.test(text))
				.map(({ value }) => ({ value, sentence })),
		)
		const size = sizes[0] ?? null
		const planned = plan.test(text)
		const before = inPreMoney.test(text) && !outside.test(text)
		const large = size !== null && size.value > largestPool
		const place = size?.sentence ?? topic.structure.sentences[0]
		if (!place) return undecided
		if (!large && (planned || outside.test(text))) return passed({ start: place.start, end: place.end })
		if (!large && !(before && topUp.test(text))) return undecided
		const { pre, post, investment } = roundTerms(input)
		const whole = post?.value ?? (pre && investment ? pre.value + investment.value : null)
		const front = pre?.value ?? (post && investment ? post.value - investment.value : null)
		const worked =
			before && size && whole && front
				? ` A pool of ${percent(size.value)} of ${dollars(whole)} is ${dollars(Math.round((whole * size.value) / 100))}, so the ` +
					`${dollars(front)} pre-money is effectively ${dollars(Math.round(front - (whole * size.value) / 100))}.`
				: ''
		return flagged({
			severity: large ? 'medium' : 'low',
			span: quoteSpan(place, { index: Math.max(0, place.text.search(pool)), 0: '' }),
			says: large
				? `The option pool of ${percent(size.value)} is larger than most.${worked}`
				: `The option pool is created before the closing, at the founders’ cost, without a hiring plan.${worked}`,
			why: 'A pool in the pre-money dilutes the founders alone. It lowers the effective price.',
			market: 'A pool for the hires of the next 12 to 18 months, often 10% to 15% after the round.',
			action: 'size the option pool to a hiring plan for the next 12 to 18 months',
			reason: 'The hiring plan shows what is needed.',
			fallback: 'The pool as it is, with a valuation raised by its cost.',
			replacement:
				'The unallocated option pool following the closing will equal the number of shares required by the attached hiring plan for the ' +
				'next 15 months. Any later increase will dilute all holders ratably.',
		})
	},
}
