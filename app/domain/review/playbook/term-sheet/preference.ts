import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { denial, passage, quoteSpan, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { aboutTopic, topicText } from '../topics.ts'
import { raising } from './sides.ts'
import { usualPreference } from './thresholds.ts'

const nvca = { kind: 'S', source: 'NVCA model term sheet; published surveys of venture deals' } as const

const liquidation = longPattern('i')`
	\b(?:in|on|upon)\s+(?:each|every|any|a)\s+(?:sale|merger|liquidation|exit)\b[^.;]{0,100}\b(?:preferred|series\s+\w+|investors?)\b
		[^.;]{0,60}\b(?:first|ahead|gets?|receives?|takes?|back|times?|paid)\b
	|\b(?:preferred|series\s+\w+|investors?)\b[^.;]{0,40}\b(?:gets?|receives?|takes?)\s+back\s+(?:its|their|the)\s+(?:\w+\s+)?
		(?:price|money|investment)\b
	|\bif\b[^.;]{0,40}\b(?:is|are)\s+(?:sold|bought|wound\s+up|taken\s+over)\b[^.;]{0,80}\b(?:first|gets?|receives?|takes?|back|times)\b
	|\b(?:on|in|from)\s+a\s+(?:sale|winding-?up|exit)\b[^.;]{0,100}\b(?:first|ahead|gets?|receives?|takes?|back|times)\b
	|\bliquidation\s+(?:preference|event|proceeds)\b
	|\b(?:in\s+the\s+event\s+of|upon|on)\s+(?:a|any)\s+(?:liquidation|sale\s+of\s+the\s+company|dissolution|deemed\s+liquidation|exit)\b
	|\bparticipating\s+preferred\b|\bmoney\s+back\b
	|^(?:thereafter|then|after\s+(?:that|such|the|payment)|(?:the|any)\s+(?:remain\w+|balance|rest|surplus|assets))\b[^.]{0,160}\b
		(?:common|participat\w*|pro\s?rata)\b
`
const timesInWords: Record<string, number> = {
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	twice: 2,
	double: 2,
	triple: 3,
	'one and one-half': 1.5,
	'one and a half': 1.5,
}
const multiple = longPattern('gi')`
	\b(\d{1,2}(?:\.\d{1,2})?)\s?[x×](?![a-z])
	|\b(one\s+and\s+(?:one-half|a\s+half)|one|two|three|four|five)\s*(?:\(\s?\d(?:\.\d+)?\s?[x×]?\s?\)\s*)?times\b
	|\b(twice|double|triple)\b|\b(\d{1,2}(?:\.\d+)?)\s+times\b
	|\b(1\d\d|[2-9]\d\d)\s?(?:%|percent)\s+of\s+(?:the\s+|its\s+|their\s+)?(?:original|purchase|invest\w+|issue|price|amount)
`
const noShare = longPattern('i')`
	\bnon-?\s?participating\b
	|\bnot\s+(?:be\s+)?(?:participat\w*|entitled\s+to\s+participate)|\bno\s+(?:further\s+)?participation\b
	|\bwithout\s+(?:further\s+)?participation\b
`
const shares = longPattern('i')`
	\b(?:thereafter|then|after\s+that)\s+(?:also\s+)?shares?\b[^.;]{0,30}\bwith\b[^.;]{0,30}\bcommon\b
	|\bshares?\s+in\s+what\s+is\s+left\b
	|\bshar(?:e|es|ing)\b[^.;]{0,30}\b(?:remain\w+|rest|balance|surplus)\b[^.;]{0,60}\bwith\b[^.;]{0,30}\bcommon\b
	|\bshares?\s+in\s+(?:the\s+)?(?:rest|remain\w+|balance|surplus)\b|\bfully\s+participat\w*|(?<!non-?\s?)\bparticipat(?:ing|es?|ion)\b
	|\b(?:remain\w*|balance|thereafter|then|surplus|rest)\b[^.]{0,140}\b(?:
		(?:preferred|series\s+\w+|investors?)\b[^.]{0,40}\b(?:and|with)\b[^.]{0,40}\bcommon
		|common\b[^.]{0,60}\b(?:and|with)\b[^.]{0,40}\b(?:preferred|series\s+\w+)
	)\b
`
const senior = longPattern('i')`
	\b(?:gets?|receives?|takes?|paid)\b[^.;]{0,60}\bbefore\s+(?:the\s+)?
		(?:series\s+(?:seed|[a-z])|(?:other|earlier|existing)\s+preferred|all\s+other\s+preferred)\b
	|\b(?:senior|prior)\b[^.;]{0,40}\bto\b[^.;]{0,60}\b(?:
		all\s+(?:other|existing)|any\s+other|each\s+other|existing\s+preferred|other\s+(?:series|classes|preferred)
		|series\s+(?:seed|[a-z])\b|(?:prior|earlier|outstanding)\s+preferred|everyone
	)
	|\b(?:rank\w*\s+(?:senior|ahead)|seniority)\b
	|\bahead\s+of\s+(?:all|any|every|the\s+(?:existing|other))
`

export const liquidationPreference: Rule = {
	id: 'term_sheet.liquidation_preference',
	playbook: 'term_sheet',
	title: 'Liquidation preference',
	basis: nvca,
	protects: raising,
	stake: 8,
	standard: '1x non-participating, pari passu with earlier preferred stock.',
	decide(input) {
		const topic = aboutTopic(input, /\bliquidation|\bpreference/i, liquidation)
		if (!topic) return notApplicable
		const text = topicText(topic)
		// A cap on participation ("up to 3x in all") is no preference of 3x.
		const times = largest(
			text.replace(/\b(?:until|up\s+to|capped\s+at|cap\s+of|maximum\s+of|aggregate\s+of|total\s+of)\b[^.;]{0,80}/gi, ' '),
		)
		const high = times !== null && times > usualPreference
		const both = passage(topic, shares, noShare)
		const conditional =
			both && /\b(?:if|greater\s+of|right\s+to\s+participate\s+in)\b[^.;]{0,40}$/i.test(both.sentence.text.slice(0, both.match.index))
		const participates = both !== null && !conditional && !noShare.test(text)
		const ranks = passage(topic, senior, /\b(?:only\s+to\s+(?:the\s+)?common|pari\s+passu|equal\w*\s+with)\b/i)
		const aheadOfOthers =
			ranks && !/\b(?:senior|prior|ahead)\b[^.;]{0,30}\b(?:to|of)\s+(?:the\s+)?(?:holders\s+of\s+)?common\b/i.test(ranks.sentence.text)
				? ranks
				: null
		const problems = [
			high ? `${times}x the money invested` : null,
			participates ? 'participating (a share of the rest as well)' : null,
			aheadOfOthers ? 'senior to earlier preferred stock' : null,
		].filter((problem) => problem !== null)
		if (problems.length === 0) {
			const fair = wording(
				topic,
				/\bnon-?participating\b|\b1(?:\.0)?\s?[x×]|\bone\s+times\b|\b(?:original|purchase|issue)\s+(?:purchase\s+|issue\s+)?price\b|\b100\s?%/i,
			)
			return fair ? passed(fair) : undecided
		}
		const place = (high ? wording(topic, new RegExp(multiple.source, 'i')) : null) ?? (participates ? both : null) ?? aheadOfOthers
		if (!place) return undecided
		return flagged({
			severity: high || participates ? 'high' : 'medium',
			span: place,
			says: `Liquidation preference (what investors take first in a sale): ${list(problems)}.`,
			why: workedSale(high ? times : 1, participates),
			market: '1x non-participating, pari passu with earlier preferred stock.',
			action: 'change the liquidation preference to 1x non-participating, pari passu with earlier preferred stock',
			reason: 'The investors get their money back or share in the gain.',
			fallback: participates ? 'Participation capped at 2x in total.' : '1.5x, only for a sale within the first year.',
			replacement:
				'In a liquidation or sale of the Company, each holder of Preferred Stock will receive the greater of (a) its original purchase ' +
				'price plus declared but unpaid dividends and (b) the amount it would receive upon conversion to Common Stock. All series of ' +
				'Preferred Stock rank pari passu. The balance will be distributed to the holders of Common Stock.',
			decideBy: 'lawyer',
		})
	},
}

/** A sale for four times the round shows what each term costs; the numbers are a sample and are labeled so. */
function workedSale(times: number, participates: boolean): string {
	const [invested, sale, share] = [5, 20, 0.25]
	const first = Math.min(sale, invested * times)
	const total = participates ? first + (sale - first) * share : Math.max(first, sale * share)
	return (
		`Example: they invest $${invested} million for 25% and the company is sold for $${sale} million. They get ` +
		`$${Number(total.toFixed(2))} million instead of $${Math.max(invested, sale * share)} million.`
	)
}

function largest(text: string): number | null {
	let most: number | null = null
	for (const match of allMatches(text, multiple)) {
		const words = (match[2] ?? match[3])?.toLowerCase().replace(/\s+/g, ' ')
		const times = words ? (timesInWords[words] ?? 1) : match[5] ? Number(match[5]) / 100 : Number(match[1] ?? match[4])
		if (times <= 10) most = Math.max(most ?? 0, times)
	}
	return most
}

const accrues = longPattern('i')`
	\b(?:adds?|piles?|builds?)\s+up\b|(?<!non-?\s?)\bcumulative\b
	|\baccru(?:e|es|ing)\b[^.;]{0,80}\b(?:dividends?|whether|daily|annual\w*|per\s+annum|%)
	|\bdividends?\b[^.;]{0,80}\b(?:accru(?:e|es|ing)|accumulat\w+|compound\w*)\b
	|\bwhether\s+or\s+not\s+(?:\w+\s+){0,3}declared\b|\bmandatory\s+dividends?\b|\bPIK\b
`

export const dividends: Rule = {
	id: 'term_sheet.dividends',
	playbook: 'term_sheet',
	title: 'Dividends',
	basis: nvca,
	protects: raising,
	standard: 'Non-cumulative dividends, payable only when declared by the board.',
	decide(input) {
		const topic = aboutTopic(input, /\bdividend|\byield\b/i, /\bdividends?\b/i)
		if (!topic) return notApplicable
		const clause = passage(topic, accrues, /\bnon-?\s?cumulative\b|\bnot\s+(?:be\s+)?(?:cumulative|accrue)/i)
		if (!clause) {
			const fair = wording(
				topic,
				/\bnon-?\s?cumulative\b|\b(?:if|when)\b[^.;]{0,30}\bdeclared\b|\bas-?\s?converted\b|\bnone\b|\bno\s+dividends?\b|\bnot\s+(?:be\s+)?cumulative\b/i,
			)
			return fair ? passed(fair) : undecided
		}
		return flagged({
			severity: 'high',
			span: clause,
			says: 'Dividends are cumulative: they accrue every year, declared or not.',
			why: 'They are added to the liquidation preference. At 8%, $5 million is owed $7 million after five years.',
			market: 'Non-cumulative dividends, payable only when declared by the board.',
			action: 'make the dividends non-cumulative, payable only when declared',
			reason: 'A growing company reinvests its cash.',
			fallback: 'Cumulative dividends that stop at a sale above 2x the purchase price.',
			replacement:
				'Dividends on the Preferred Stock will be non-cumulative and payable only when, as and if declared by the board of directors.',
		})
	},
}

const buyBackAsked = longPattern('i')`
	\b(?:can|may)\s+(?:hand|give|sell|put|turn)\b[^.;]{0,40}\b(?:stock|shares)\s+back\b
	|\b(?:can|may)\b[^.;]{0,60}\bbe\s+(?:paid|cashed|bought)\s+out\b
	|\b(?:we|investors?|holders?|purchasers?|fund|majority)\b(?:(?!\b(?:not|never|no|cannot)\b)[^.;]){0,80}\b
		(?:ask|require|oblige|make|demand|cause|force)\b[^.;]{0,60}\b(?:buy\s+back|buys?\b[^.;]{0,40}\bback|repurchase|redeem)
	|\b(?:buy|take)\b[^.;]{0,30}\bback\b[^.;]{0,60}\b(?:on|at|upon)\s+(?:our|the\s+(?:investors?|purchasers?|holders?)['’]?s?['’]?)\s+
		(?:request|demand|wish)
`
const buyBackNamed = longPattern('i')`
	\b(?:we|investors?|holders?)\b[^.;]{0,60}\b(?:ask|require|oblige|make|demand)\b[^.;]{0,40}\b(?:company|you)\b[^.;]{0,40}\b
		(?:buy|repurchase|redeem)
	|\b(?:holders?|investors?|preferred|series\s+\w+|majority|purchasers?)\b[^.]{0,160}\b(?:
		redeem\w*|redemption|put\s+(?:right|option)|(?:require|oblige|cause)\b[^.;]{0,40}\bcompany\b[^.;]{0,40}\b(?:repurchase|buy\s+back)
	)
	|\bcompany\b[^.;]{0,60}\b(?:shall|will|must)\b[^.;]{0,30}\b(?:redeem|repurchase|buy\s+back)\b|\bput\s+(?:right|option)\b
	|\b(?:mandatory|optional)\s+redemption\b|\bredeemable\b
`
const buyBack = new RegExp(`${buyBackAsked.source}|${buyBackNamed.source}`, 'i')

export const redemption: Rule = {
	id: 'term_sheet.redemption',
	playbook: 'term_sheet',
	title: 'Redemption',
	basis: nvca,
	protects: raising,
	stake: 8,
	standard: 'Seed and Series A rounds have no redemption right.',
	decide(input) {
		const topic = withoutVetoes(aboutTopic(input, /\bredempt|\bput\s+right/i, buyBack))
		if (!topic) return notApplicable
		const none =
			wording(
				topic,
				longPattern('i')`
					^(?:[^:]{0,40}:\s*)?(?:none|not\s+applicable|n\/a|no\b|not\s+redeemable)
					|(?<!\bwhether\s+or\s+)\b(?:not|no|never)\b[^.;]{0,60}\b(?:redeem\w*|redemption|put)\b
				`,
			) ?? denial(topic, /\bredeem\w*|\bredemption/i)
		const right = passage(topic, buyBackAsked, /\bunvested\b/i)
		if (right) return flagged({ ...redemptionWords, span: quoteSpan(right.sentence, right.match) })
		const clause = passage(
			topic,
			longPattern('i')`
				\bredeem\w*|\bredemption\b[^.;]{0,200}|\bput\s+(?:right|option)\b|\brepurchase\b|\bbuy\b[^.;]{0,30}\bback\b
				|\b(?:at\s+the\s+)?(?:election|option|request)\b
			`,
			/\b(?:no|not|non-?)\s*redeem\w*|\bunvested\b|\b(?:former|departing|terminated)\s+(?:employees?|staff|service)|\bupon\s+termination\b/i,
		)
		if (!clause || none) return none ? passed(none) : undecided
		return flagged({ ...redemptionWords, span: quoteSpan(clause.sentence, clause.match) })
	},
}

const redemptionWords = {
	severity: 'high',
	says: 'The investors can require the company to redeem their stock.',
	why: 'The redemption falls due when the company has the least cash. The threat alone can force a sale.',
	market: 'Seed and Series A rounds have no redemption right.',
	action: 'strike the redemption right',
	reason: 'Preferred stock is not debt.',
	fallback: 'After seven years, by a two-thirds vote, over three years and only out of surplus.',
	replacement: 'The Preferred Stock will not be redeemable.',
} as const

function withoutVetoes(topic: RuleInput | null): RuleInput | null {
	const sentences = (topic?.structure.sentences ?? []).filter(({ text }) => !veto.test(text))
	return topic && sentences.length > 0 ? { ...topic, structure: { ...topic.structure, sentences } } : null
}

const veto = longPattern('i')`
	\b(?:consent|approval|without|vote)\b[^.]{0,300}\b(?:redeem|repurchase|redemption)
	|\b(?:redeem|repurchase|redemption)\b[^.]{0,200}\b(?:consent|approval)\b
	|^\(?[a-z]{1,4}\)\s*(?:to\s+)?(?:redeem|repurchase)
`

function list(items: readonly string[]) {
	return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
