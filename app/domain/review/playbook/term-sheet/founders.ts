import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readDates } from '#app/domain/review/facts/dates/dates.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { isDenied, quoteSpan } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { aboutTopic, topicText } from '../topics.ts'
import { raising } from './sides.ts'

const basis = { kind: 'S', source: 'NVCA model term sheet and published guides to venture deals' } as const

const credit = longPattern('i')`
	\b(?:from|since)\s+the\s+(?:date|day)\s+(?:on\s+which\s+|when\s+)?(?:they|he|she|you|each)\b[^.;]{0,20}\b(?:began|started|joined)\b
	|\btime\b[^.;]{0,40}\bcounts?\b
	|\b(?:time|work|years?|months?)\b[^.;]{0,30}\bsince\s+(?:they|he|she|you|each)\s+(?:began|started|joined)\b|\bcredit\w*\b
	|\balready\s+vested\b
	|\b(?:\d+\s?%|(?:percent|half|quarter|third)\b)[^.;]{0,80}\b(?:is|are|be|as|deemed|treated\s+as)\s+(?:\w+\s+){0,2}vested\b
	|\bvested\s+(?:portion|shares)\b[^.;]{0,60}\b(?:closing|date)
	|\b(?:remain|stay|continue)\w*\b[^.;]{0,40}\b(?:vest(?:ed|ing)?|existing|current)\b
	|\b(?:from|since|as\s+of|on|at|after)\b[^.;]{0,40}\b(?:
		incorporation|founding|founded|joined|start(?:ed)?\s+(?:date|of\s+(?:service|work))|hire|employment|commencement\s+of
	)\b
	|\b(?:existing|current)\s+vesting\b|\bfully\s+vested\b
	|\b(?:buy-?back|repurchase)\s+right\s+(?:for|over|as\s+to)\s+[1-9]\d\s?%|\b(?:time|service)\s+(?:already\s+)?served\b
`
const fresh = longPattern('i')`
	\bstart\w*\s+(?:from\s+(?:zero|nothing|scratch)|again|over|anew)\b
	|\b(?:start\w*|commenc\w*|begin\w*|restart\w*|reset\w*|re-?vest\w*|from|as\s+of|on|at|upon|after|following)\b[^.;]{0,30}\b
		(?:the\s+)?(?:initial\s+)?closing\b
	|\bre-?(?:vest|start|set)\w*\b
	|\bnew\s+(?:four|4|three|3)[\s-]year\b|\bno\s+credit\b|\bwithout\s+credit\b
`
const accelerates = longPattern('i')`
	\baccelerat\w*
	|\b(?:vest\w*)\b[^.;]{0,100}\b(?:in\s+full|immediately|fully|at\s+once)\b[^.;]{0,100}\b(?:terminat|sale|change|control|double)
	|\bdouble[\s-]trigger\b
`

/** A right to buy stock back that lapses with time is vesting by another name. */
const vestingWords =
	/\bvest|\b(?:stock|shares)\b[^.;]{0,30}\bearned\s+(?:over|by|month|again|anew)\b|\b(?:repurchase|buy-?back)\s+(?:right|option)/i

export const founderVesting: Rule = {
	id: 'term_sheet.founder_vesting',
	playbook: 'term_sheet',
	title: 'Founder vesting',
	basis,
	protects: ['founder', 'company'],
	stake: 8,
	standard: 'Credit for time served, and double-trigger acceleration (full vesting if dismissed without cause after a sale).',
	decide(input) {
		const topic = aboutTopic(
			input,
			/\bfounders?\b|\bkey\s+holders?\b|\b(?:stock|share)\s+vesting|^vesting$|\bvesting\s+of\s+founder/i,
			longPattern('i')`
				\b(?:founders?|key\s+holders?)\b[^.]{0,140}\b(?:vest\w*|earned\s+(?:over|by|month|again|anew))|\bvest\w*[^.]{0,140}\bfounders?\b
				|\bre-?vest\w*
				|\byour\s+(?:own\s+)?(?:shares|stock)\b[^.]{0,80}\bvest
				|\bfounders?\b[^.]{0,140}\b(?:repurchase|buy-?back)\s+(?:right|option)
			`,
		)
		const text = topic ? topicText(topic) : ''
		const place = topic?.structure.sentences.find(({ text: words }) => vestingWords.test(words))
		if (
			!topic ||
			!place ||
			(!/\bfounders?\b|\bkey\s+holders?\b|\byour\s+(?:own\s+)?(?:shares|stock)\b/i.test(text) &&
				!/\bfounder/i.test(labelOnly(topic, input)))
		)
			return notApplicable
		const creditAt = credit.exec(text)
		const credited =
			(creditAt !== null && !/\b(?:no|without|not)\b[^.;]{0,30}$/i.test(text.slice(Math.max(0, creditAt.index - 40), creditAt.index))) ||
			startsEarlier(input, text)
		const restarts = fresh.test(text)
		const acceleration = accelerates.exec(text)
		const accelerated =
			acceleration !== null &&
			!isDenied(text, acceleration) &&
			!/\bno\b[^.;]{0,30}$/i.test(text.slice(Math.max(0, acceleration.index - 40), acceleration.index))
		const lost = restarts ? !credited || /\bno\s+credit\b|\bwithout\s+credit\b/i.test(text) : !credited
		if (!lost && accelerated) return passed({ start: place.start, end: place.end })
		const problem =
			lost && !accelerated
				? 'no credit for time served and no acceleration after a sale'
				: lost
					? 'no credit for time served'
					: 'no acceleration (early vesting) if a founder is dismissed after a sale'
		return flagged({
			severity: lost ? 'high' : 'medium',
			span: quoteSpan(place, { index: Math.max(0, place.text.search(vestingWords)), 0: '' }),
			says: `Founder shares vest with ${problem}.`,
			why: lost
				? 'A founder who leaves in the first year loses stock already earned.'
				: 'A buyer can dismiss a founder the day after closing and take back the unvested stock.',
			market: 'Credit for time served, and double-trigger acceleration (full vesting if dismissed without cause after a sale).',
			action:
				lost && accelerated
					? 'give the founders vesting credit for time served'
					: lost
						? 'give the founders vesting credit for time served, and double-trigger acceleration'
						: 'add double-trigger acceleration for the founders',
			reason: 'Vesting should reward the work still to come.',
			fallback: 'Vesting of half the stock over three years. Founders should take their own counsel on this point.',
			replacement:
				'Each founder’s shares will vest monthly over four years from the date the founder began to provide services to the Company. All ' +
				'unvested shares will vest upon a termination without cause or a resignation for good reason within 12 months after a change of ' +
				'control.',
			decideBy: 'lawyer',
		})
	},
}

/** Vesting from a date before another one in the document, such as its own, counts the time worked. */
function startsEarlier(input: RuleInput, text: string) {
	const latest =
		factsNamed(input, 'date')
			.map(({ value }) => value)
			.sort()
			.at(-1) ?? ''
	return readDates(text).some(
		({ iso, start }) =>
			iso < latest &&
			/\b(?:from|since|as\s+of|on|commenc\w*|start\w*|begin\w*)\b[^.;]{0,30}$/i.test(text.slice(Math.max(0, start - 60), start)),
	)
}

/** Words right before the topic's first sentence: its heading, where that names the founders. */
function labelOnly(topic: RuleInput, { document }: RuleInput) {
	const start = topic.structure.sentences[0]?.start ?? 0
	return document.text.slice(Math.max(0, start - 60), start)
}

const drag = longPattern('i')`
	\b(?:common\s+holders?|holders\s+of\s+common|founders?|stockholders|shareholders)\b[^.;]{0,20}\b(?:shall|must|will)\s+vote\s+for\s+
		(?:it|the\s+sale|such\s+(?:a\s+)?sale)\b
	|\b(?:all|every|the\s+other)\b[^.;]{0,40}\bmust\s+(?:also\s+)?(?:sell|join|go\s+along|follow|vote\s+for)\b
	|\bdrag[\s-]?along\b
	|\b(?:you|all\s+others|everyone(?:\s+else)?)\b[^.;]{0,40}\bmust\s+(?:also\s+)?(?:sell|join)\b
	|\b(?:require|oblige|force|compel|cause)\b[^.;]{0,80}\b(?:all|other|remaining|common|every)\b[^.;]{0,40}\b
		(?:stockholders?|shareholders?|holders?)\b[^.;]{0,60}\b(?:sell|vote|join|agree|approve)
`
const boardSaid = /\bboard\b|\bdirectors\b/i
const commonSaid = /\bcommon\b|\bfounders?\b|\bkey\s+holders?\b/i
const unlimited = longPattern('i')`
	\b(?:stand|answer|liable)\b[^.;]{0,20}\bfor\b[^.;]{0,40}\bclaims?\s+in\s+full\b
	|\bjoint(?:ly)?\s+(?:and|&)\s+several(?:ly)?\b|\bwithout\s+(?:any\s+)?(?:limit|cap)\b|\bunlimited\b
	|\b(?:same|full)\s+(?:representations|reps|indemni\w+)\b(?![^.]{0,160}\b(?:several|limit|cap|proceeds))
`

export const dragAlong: Rule = {
	id: 'term_sheet.drag_along',
	playbook: 'term_sheet',
	title: 'Drag-along',
	basis,
	protects: raising,
	stake: 8,
	standard: 'Approval by the board, a majority of preferred and a majority of common stock. Liability is several and capped at proceeds.',
	decide(input) {
		const topic = aboutTopic(input, /\bdrag/i, drag)
		const first = topic?.structure.sentences[0]
		if (!topic || !first) return notApplicable
		const text = topicText(topic)
		if (/^(?:[^:]{0,40}:\s*)?(?:none|not\s+applicable|no\s+drag)/i.test(text)) return passed({ start: first.start, end: first.end })
		const who =
			topic.structure.sentences.find(({ text: words }) =>
				/\b(?:approv\w+|elect\w*|vote\w*|consent|majority|holders?|may|require)\b/i.test(words),
			) ?? first
		// Those who must sell along are no voters: "require all common holders to sell" gives them no say.
		const approval = text
			.replace(
				longPattern('gi')`
					\b(?:all|other|remaining|each|every|the\s+other)\s+(?:of\s+the\s+)?(?:holders\s+of\s+)?
					(?:common|founders?|stockholders?|shareholders?|holders?|key\s+holders?)\b(?:\s+(?:stock(?:holders?)?|holders?|shares))?
				`,
				' ',
			)
			.replace(
				/\b(?:founders?|common\s+(?:stock)?holders?|key\s+holders?|common)\b[^.;]{0,40}\b(?:shall|will|must|agree\s+to|are\s+required)\b/gi,
				' ',
			)
			// Who is forced to sell decides nothing: "holders of half may force the Investor".
			.replace(
				/\b(?:forc|requir|oblig|compel|caus|drag)\w*\s+(?:along\s+)?(?:the\s+|any\s+|each\s+)?(?:lead\s+)?(?:investors?|preferred)\b/gi,
				' ',
			)
		// A share of all holders, the investors among them, is no vote of theirs alone.
		const ofAll = /\bholders\s+of\b[^.;]{0,40}(?:per\s?cent|%)[^.;]{0,30}\binclud\w+/i.test(approval)
		const alone =
			!ofAll &&
			/\b(?:preferred|series\s+\w+|investors?|lead|we)\b/i.test(approval) &&
			!(boardSaid.test(approval) && commonSaid.test(approval))
		const burden = topic.structure.sentences.find(
			({ text: words }) =>
				unlimited.test(words) &&
				!/\b(?:not|never)\b[^.;]{0,20}\bjoint/i.test(words) &&
				!/\bseveral\s+(?:and|but)\s+not\s+joint/i.test(words),
		)
		if (!alone && !burden) return passed({ start: who.start, end: who.end })
		const missing =
			!boardSaid.test(approval) && !commonSaid.test(approval)
				? 'without the board or the common stock'
				: boardSaid.test(approval)
					? 'without the common stock'
					: 'without the board'
		return flagged({
			severity: alone && !boardSaid.test(approval) ? 'high' : 'medium',
			span: quoteSpan(alone ? who : (burden ?? who), { index: 0, 0: '' }),
			says: alone
				? `Drag-along: the investors can force a sale ${missing}${burden ? ', with uncapped or joint liability for each seller' : ''}.`
				: 'Holders who are dragged along bear joint or uncapped liability.',
			why: 'A sale could return the investors’ money and leave nothing for common stock. A buyer’s claim could then reach the founders’ own money.',
			market: 'Approval by the board, a majority of preferred and a majority of common stock. Liability is several and capped at proceeds.',
			action: 'make the drag-along require the board, the preferred and the common stock, with several liability capped at proceeds',
			reason: 'A sale should suit both classes of stock.',
			fallback: 'No common vote, if the price is at least 3x the original purchase price.',
			replacement:
				'Holders will be required to vote for and join in a sale approved by the board of directors, the holders of a majority of the ' +
				'Preferred Stock and the holders of a majority of the Common Stock held by service providers. The liability of each holder will ' +
				'be several and not joint and limited to the proceeds it receives.',
			decideBy: 'lawyer',
		})
	},
}
