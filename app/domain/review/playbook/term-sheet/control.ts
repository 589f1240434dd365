import { longPattern } from '#app/domain/text/long-pattern.ts'
import { changeOfControl } from '../general/deal/transfer.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { isDenied, passage, quoteSpan } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { aboutTopic } from '../topics.ts'
import { boardSeats } from './board-seats.ts'
import { raising } from './sides.ts'

const basis = { kind: 'S', source: 'NVCA model term sheet' } as const
const seatWords = longPattern('i')`
	\bseats?\b[^.;]{0,30}\bboard\b
	|\bboard\b[^.]{0,80}\b(?:consist|compris|compos|seats?|members?|directors?|size)\b
	|\b(?:elect|designat|appoint|nominat)\w*\b[^.;]{0,80}\b(?:directors?|board\s+(?:seat|member))
	|\b(?:directors?|seats?)\b[^.;]{0,80}\b(?:designat|appoint|elect|nominat|nam(?:ed|e)\b|chos|choos|pick|select|fill)\w*
`
const boardLabel = /\bboard\b(?!\s+(?:approval|observer))|\bdirectors$/i
const wholeBoard = longPattern('i')`
	\b(?:investors?|preferred|series\s+\w+)\b[^.;]{0,80}\b(?:designate|appoint|elect|control|name)\w*\b[^.;]{0,40}\b
		(?:a\s+majority|most|all)\b[^.;]{0,40}\b(?:board|directors)\b
	|\b(?:majority|most|all)\s+of\s+(?:the\s+)?(?:board|directors)\b[^.;]{0,60}\b(?:designat|appoint|elect|nam)\w*\b[^.;]{0,40}\b
		(?:investors?|preferred|series)\b
`

export const board: Rule = {
	id: 'term_sheet.board',
	playbook: 'term_sheet',
	title: 'Board composition',
	basis,
	protects: raising,
	stake: 8,
	standard: 'After a seed round the founders hold most seats. After a Series A each side has as many, plus an independent director.',
	decide(input) {
		const topic = aboutTopic(input, boardLabel, seatWords)
		if (!topic) return notApplicable
		// What stands under the heading counts; the same seats named again in a voting clause would count twice.
		const headed = aboutTopic(input, boardLabel)
		const seats = (headed && boardSeats(headed)) ?? boardSeats(topic)
		const openly = passage(topic, wholeBoard)
		const first =
			openly?.sentence ??
			headed?.structure.sentences.find(({ text }) => seatWords.test(text)) ??
			topic.structure.sentences.find(({ text }) => seatWords.test(text) || /\b(?:we|investors?)\b/i.test(text)) ??
			topic.structure.sentences[0]
		if (!first) return undecided
		if (!seats && !openly) return undecided
		const { investors = 0, founders = 0, independent = 0, total = null } = seats ?? {}
		// One seat of the investors, beside directors that nobody counts, is no majority.
		if (!openly && total === null && investors === 1 && founders + independent === 0) return undecided
		const whole = Math.max(total ?? 0, investors + founders + independent)
		const controls = openly !== null || investors * 2 > whole
		const outnumbers = investors > founders && founders + independent > 0 && investors > 1
		if (!controls && !outnumbers) return passed({ start: first.start, end: first.end })
		const tally = openly && !seats ? 'most of the seats' : `${investors} of ${whole} seats`
		return flagged({
			severity: controls ? 'high' : 'medium',
			span: quoteSpan(first, { index: 0, 0: '' }),
			says: controls
				? `The investors control the board: ${tally}.`
				: `The investors have ${investors} board seats, the founders ${founders}.`,
			why: 'The board hires and fires the CEO, sets pay and approves a sale.',
			market: 'After a seed round the founders hold most seats. After a Series A each side has as many, plus an independent director.',
			action: 'give each side the same number of seats, with one independent director agreed by both',
			reason: 'No side should be able to act alone.',
			fallback: 'More investor seats, if removing a founder needs the vote of the independent director.',
			replacement:
				'The board of directors will consist of five members: two elected by the holders of Common Stock, two elected by the holders of ' +
				'Preferred Stock, and one independent director mutually acceptable to both.',
			decideBy: 'lawyer',
		})
	},
}

const vetoLabel = longPattern('i')`
	\bmust\s+agree\b|^consents?$|^approvals?$
	|\b(?:
		protective|reserved\s+matters|veto|negative\s+covenant|(?:investor|special|required)\s+(?:consent|approval|director)
		|matters\s+requiring|consent\s+(?:rights|matters)|approval\s+rights|covenants
	)\b
`
const vetoWords = longPattern('i')`
	\basks?\s+(?:us|(?:the\s+)?(?:investors?|purchasers?|lead|fund))\s+(?:before|first)\b
	|\b(?:asks?|agreed?)\b[^.;]{0,30}\bwith\s+us\s+(?:before|first)\b
	|\b(?:only\s+(?:if|with)|unless)\b[^.;]{0,30}\b(?:we|investors?|purchasers?|lead|fund)\b[^.;]{0,20}\b(?:agrees?|leave|say-?so|yes)\b
	|\b(?:purchasers?|fund)['’]?s?\b[^.;]{0,30}\b(?:consent|approv\w+|leave|permission)\b
	|\bour\s+(?:prior\s+)?(?:written\s+)?(?:consent|approval)\b
	|\b(?:without|consent|approval|approve\w*|veto)\b[^.]{0,100}\b(?:investors?|preferred|series\s+\w+|lead)\b
	|\b(?:investors?|preferred|series\s+\w+|lead)\b[^.]{0,60}\b(?:consent|approv\w+|veto)\b
`

const daily: [string, RegExp][] = [
	['the budget', /\b(?:budgets?|business\s+plan|operating\s+plan)\b/i],
	[
		'hiring and pay',
		longPattern('i')`
			\b(?:hir(?:e|es|ing)|dismiss\w*|fir(?:e|ing)|terminat\w+|employ|engag\w+|compensation|salar(?:y|ies)|bonus\w*)\b[^.;]{0,80}\b(?:
				employees?|officers?|executives?|staff|persons?|anyone|consultants?|management|salar(?:y|ies)|over|above|exceed\w*
			)\b
			|\b(?:take\s+on|part\s+with|let\s+go|lay\s+off|recruit|appoint|replace|remove)\b[^.;]{0,60}\b
				(?:managers?|employees?|executives?|staff|workers?|anyone|anybody|people)\b
			|\bhiring\b
			|\bsalar(?:y|ies)\b
		`,
	],
	[
		'ordinary contracts',
		longPattern('i')`
			\b(?:contracts?|agreements?|commitments?|leases?|transactions?|expenditures?|spending|purchases?|payments?)\b[^.;]{0,80}\b
				(?:over|above|exceed\w*|in\s+excess|more\s+than|worth|greater|\$|any\s+kind|of\s+any)\b
			|\b(?:any|all|each|new|material)\s+(?:\w+\s+){0,2}contracts?\b
			|\bsign\w*\b[^.;]{0,30}\b(?:leases?|contracts?|agreements?|orders?)\b
			|\bopen\w*\b[^.;]{0,30}\b(?:bank\s+)?accounts?\b|\b(?:capital\s+)?expenditures?\b|\bordinary\s+course\b
		`,
	],
	[
		'product and business line',
		longPattern('i')`
			\b(?:chang\w+|alter\w*|enter|new)\b[^.;]{0,40}\b(?:
				line\s+of\s+business|business\s+line|products?|product\s+plan|prices?|pricing|marketing|suppliers?|roadmap
			)\b
		`,
	],
]
const usual = longPattern('i')`
	\b(?:outside|not\s+in|other\s+than\s+in|out\s+of)\s+(?:of\s+)?(?:the\s+)?ordinary\b
	|\b(?:related|affiliated?)[\s-]?(?:part(?:y|ies)|persons?|transactions?)\b|\bborrow|\bindebtedness\b|\bdebt\b
`
const information = longPattern('i')`
	\b(?:deliver|furnish|provide|receive|copy|copies|inform\w*)\b[^.;]{0,100}\b(?:budget|financial|plan)
	|\bfor\s+(?:its\s+|their\s+)?information\b
	|\b(?:budget|plan|figures|accounts|reports?)s?\b[^.;]{0,40}\b(?:is|are|be)\s+(?:\w+\s+)?
		(?:shown|sent|given|delivered|presented|provided|shared)\b
`

export const vetoes: Rule = {
	id: 'term_sheet.vetoes',
	playbook: 'term_sheet',
	title: 'Protective provisions',
	basis,
	supersedes: [changeOfControl],
	protects: raising,
	stake: 8,
	standard: 'Vetoes cover the rights of the preferred stock, new senior stock, dividends, a sale and the size of the board.',
	decide(input) {
		const topic = aboutTopic(input, vetoLabel, vetoWords)
		if (!topic) return notApplicable
		const listed = withItems(input, topic)
		const found = daily.flatMap(([label, pattern]) => {
			const place = listed.find(({ text }) => {
				const match = pattern.exec(text)
				return (
					match &&
					!information.test(text) &&
					!noVeto(text, match) &&
					!(label === 'ordinary contracts' && usual.test(text) && !/\b(?:budget|contracts?)\b/i.test(text))
				)
			})
			return place ? [{ label, place }] : []
		})
		const [first] = found
		const lead = topic.structure.sentences[0]
		if (!first || !lead) return lead ? passed({ start: lead.start, end: lead.end }) : undecided
		const what = list(found.map(({ label }) => label))
		return flagged({
			severity: found.length > 1 ? 'high' : 'medium',
			span: quoteSpan(first.place, { index: 0, 0: '' }),
			says: `Protective provisions (investor vetoes) reach into day-to-day business: ${what}.`,
			why: 'Each approval takes days, and a refusal stops the company.',
			market: 'Vetoes cover the rights of the preferred stock, new senior stock, dividends, a sale and the size of the board.',
			action: `strike the vetoes over ${what}`,
			reason: 'The board is the place for operating decisions.',
			fallback: 'A board vote that includes one investor director, for sums outside the annual budget.',
			replacement:
				'The consent of the holders of a majority of the Preferred Stock will be required only to (a) change the rights of the Preferred ' +
				'Stock, (b) create any senior or pari passu security, (c) redeem stock or pay dividends, (d) sell, liquidate or wind up the ' +
				'Company, or (e) change the size of the board of directors.',
		})
	},
}

function noVeto(text: string, match: RegExpExecArray) {
	if (/\b(?:no|not|nothing)\b[^.;]{0,60}\b(?:veto|consent|approval|extend|apply|cover|need|require)/i.test(text)) return true
	return isDenied(text, match) && !/\b(?:shall|will|may|must)\s+not\b|\bwithout\b/i.test(text)
}

/** The topic's sentences, and the items of a list that one of them opens. */
function withItems(input: RuleInput, topic: RuleInput): Sentence[] {
	const { sentences } = input.structure
	const own = new Set(topic.structure.sentences)
	let open = false
	return sentences.filter((sentence) => {
		if (own.has(sentence)) {
			open = /[:;]\s*$|\(\w{1,3}\)/.test(sentence.text)
			return true
		}
		open &&= /^(?:(?:and|or)\s+)?\(?[a-z\d]{1,4}[.)]|^[a-z]|^[•–-]/.test(sentence.text)
		return open
	})
}

function list(items: readonly string[]) {
	return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
