import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { dollars, percent } from '../measures.ts'
import { quoteSpan, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { aboutTopic, topicText } from '../topics.ts'
import { raising } from './sides.ts'
import { highestCounselFees, lowestMajorBar, lowestMajorShare } from './thresholds.ts'

const joins = longPattern('i')`
	\bpro[\s-]?rata\b[^.;]{0,100}\b(?:right|share|portion|participat|purchase|invest|future|subsequent|later)
	|\b(?:participat\w+|pre-?emptive|maintain\w*)\b[^.;]{0,60}\b(?:right|percentage|ownership|pro[\s-]?rata)
	|\b(?:right|option)\s+to\s+(?:purchase|participate|invest)\b[^.;]{0,80}\b(?:future|subsequent|next|later|any|all|each)\b
	|\bright\s+of\s+first\s+offer\b|\bmajor\s+investors?\b|\bsuper\s+pro[\s-]?rata\b
	|\b(?:take|buy|purchase)\b[^.;]{0,60}\b(?:each|every|any|all|an?|our|your|the)\s+(?:later|future|next|new|further|subsequent)\s+
		(?:rounds?|financings?|issues?|issuances?|offerings?|sales?|stock|shares)
	|\b(?:take\s+part|participate|join|subscribe)\b[^.;]{0,60}\b(?:later|future|next|new|further|subsequent)\s+
		(?:rounds?|financings?|issues?|issuances?|offerings?)
`
const superRight = longPattern('i')`
	\b(?:up\s+to\s+)?(?:one[\s-]?half|half|(?:a|one)[\s-]third|(?:a|one)[\s-]quarter|two[\s-]thirds|all|the\s+whole|any\s+part)\s+of\s+
		(?:each|every|any|all|our|your|the|later|future)\b[^.;]{0,30}\b
		(?:rounds?|financings?|offerings?|issues?|issuances?|new\s+(?:stock|shares))\b
	|\b(?:one\s+and\s+(?:a|one)[\s-]half\s+times|two\s+times|three\s+times|twice|double|1\.5\s?(?:x|×|times))\s+
		(?:its|their|our|the|that)\s+(?:\w+\s+)?(?:share|portion|percentage|stake|proportion|part|holding)\b
	|\bsuper\s+pro[\s-]?rata\b
	|\b(?:twice|double|two\s*(?:\(2\)\s*)?times|three\s+times|\d+(?:\.\d+)?\s?[x×]|\d+\s+times|1[1-9]\d\s?%|[2-9]\d\d\s?%)\b[^.;]{0,40}\bpro
		[\s-]?rata\b
	|\bpro[\s-]?rata\b[^.;]{0,60}\b(?:twice|double|two\s+times|multiplied\s+by\s+(?:two|three|\d))
	|\b(?:up\s+to|at\s+least)\s+(?:\w+\s+\()?\d+\s?\)?\s?(?:%|percent)\)?[^.;]{0,40}\b(?:of\s+)?(?:any|all|each|the|every|next|future)\b
		[^.;]{0,30}\b(?:round|financing|offering|issuance)s?\b
	|\bincrease\b[^.;]{0,40}\b(?:its|their)\s+(?:ownership|percentage|stake)\b
`
const everyone = longPattern('i')`
	\b(?:each|every|all|any)\s+(?:\w+\s+)?(?:investors?|purchasers?|holders?)\b[^.;]{0,60}\b
		(?:is|are|be|count\w*|treated|deemed|qualif\w+|considered)\b[^.;]{0,20}\bmajor\b
	|\bmajor\s+investors?["”]?\b[^.;]{0,40}\b(?:means|is|are|includes?)\s+(?:any|each|every|all)\s+(?:\w+\s+)?
		(?:investors?|purchasers?|holders?)(?!\b[^.;]{0,60}(?:\$|%|\bat\s+least|\bshares\b|\d))
	|\b(?:regardless|irrespective)\s+of\s+(?:the\s+)?(?:size|amount|number|holdings?)
	|\bhowever\s+(?:small|few)\b
`

export const proRata: Rule = {
	id: 'term_sheet.pro_rata',
	playbook: 'term_sheet',
	title: 'Pro rata rights',
	basis: { kind: 'S', source: 'NVCA model term sheet; the bar in dollars is ours' },
	protects: raising,
	provenByQuote: true,
	standard: 'Major Investors with a few hundred thousand dollars invested may maintain their percentage, and no more.',
	decide(input) {
		const topic = aboutTopic(
			input,
			longPattern('i')`
				\b(?:
					pro[\s-]?rata|pre-?emptive|participation\s+right|right\s+of\s+first\s+offer|pre-?emption|(?:next|later|future)\s+rounds?
					|later\s+issues?|major\s+investor|right\s+to\s+(?:participate|maintain)
				)
			`,
			joins,
		)
		if (!topic) return notApplicable
		// Words such as "shares not taken up by others" deny nothing here.
		const more = wording(topic, superRight, /\b(?:no|not\s+a|without)\s+super\b|\b(?:no|never|not)\s+more\s+than\b/i)
		const low = more ? null : lowBar(topic)
		const place = more?.sentence ?? low?.sentence
		if (!place) {
			const right = wording(topic, /\bpro[\s-]?rata\b|\bmaintain\b/i) ?? wording(topic, joins)
			return right ? passed(right) : undecided
		}
		return flagged({
			severity: more ? 'high' : 'medium',
			span: quoteSpan(place, more?.match ?? { index: 0, 0: '' }),
			says: more
				? 'Super pro rata: the investors may buy more than their own share of later rounds.'
				: `${low?.words} is a Major Investor with pro rata rights.`,
			why: 'A new lead wants 15% to 20% of a round. If old investors fill it, the lead may walk.',
			market: 'Major Investors with a few hundred thousand dollars invested may maintain their percentage, and no more.',
			action: more
				? 'limit the pro rata right to maintaining each investor’s own percentage'
				: 'raise the Major Investor threshold to $250,000',
			reason: 'The next lead investor needs room.',
			fallback: more ? 'The next round only, and only so far as the lead’s allocation is not reduced.' : 'A threshold of $100,000.',
			replacement:
				'Each holder of at least $250,000 of Preferred Stock will have the right to purchase its pro rata share of future issuances of ' +
				'equity securities, subject to customary exceptions. This right terminates upon an initial public offering or a sale of the ' +
				'Company.',
		})
	},
}

function lowBar(topic: RuleInput): { words: string; sentence: Sentence } | null {
	for (const sentence of topic.structure.sentences) {
		if (everyone.test(sentence.text)) return { words: 'Every holder, whatever its stake,', sentence }
		if (!/\bmajor\b|\b(?:hold|own|purchas|invest)\w*\b[^.;]{0,60}\b(?:at\s+least|not\s+less|minimum|more\s+than)\b/i.test(sentence.text))
			continue
		const [amount] = readAmounts(sentence.text).filter(({ value }) => value >= 100)
		if (amount && amount.value < lowestMajorBar) return { words: `Each holder of ${dollars(amount.value)}`, sentence }
		const [share] = readPercentages(sentence.text)
		if (!amount && share && share.value < lowestMajorShare && /\bmajor\b/i.test(sentence.text))
			return { words: `Each holder of ${percent(share.value)}`, sentence }
	}
	return null
}

const pays = longPattern('i')`
	\bpays?\s+(?:for\s+)?(?!its\b|their\b|our\b)(?:the\s+)?\w+\s{0,8}['’]s?\s+(?:lawyers?|counsel)\b
	|\b(?:you|company|issuer)\s+(?:will\s+)?(?:pays?|covers?|bears?)\b[^.;]{0,40}\b(?:our|lead|the\s+lead|(?:the\s+)?investors?)\b
		[^.;]{0,30}\b(?:lawyers?|counsel|legal|attorney)
	|\b(?:company|issuer|corporation)\b[^.]{0,80}\b(?:pays?|reimburs\w*|bears?|meets?|settles?|cover\w*|responsible|liable)\b[^.]{0,160}\b
		(?:counsel|legal|attorney\w*|lawyers?|fees|expenses|costs|due\s+diligence)\b
	|\b(?:counsel|legal|attorney\w*)\s+(?:fees|costs|expenses)\b[^.]{0,120}\b(?:paid|borne|reimbursed|covered)\s+by\s+(?:the\s+)?company\b
	|\b(?:fees|expenses|costs)\b[^.]{0,120}\b(?:paid|borne|reimbursed|covered)\s+by\s+(?:the\s+)?company\b
`
const investorSide = /\b\w+\s{0,8}['’]s?\s+(?:lawyers?|counsel)\b|\b(?:investors?|purchasers?|lead|fund|series\s+\w+|their|its|our)\b/i
const capped =
	/\b(?:up\s+to|not\s+(?:to\s+)?exceed|not\s+exceeding|no\s+(?:more|greater)\s+than|maximum|cap(?:ped)?|limit\w*|fixed|flat)\b/i
const ownCosts =
	/\b(?:each|every|both)\s+(?:party|side|of\s+the\s+parties)\b[^.;]{0,60}\b(?:own|bear|pay)|\b(?:bear|pay)s?\s+(?:its|their)\s+own\b/i

export const counselFees: Rule = {
	id: 'term_sheet.counsel_fees',
	playbook: 'term_sheet',
	title: 'Investor counsel fees',
	basis: { kind: 'S', source: 'NVCA model term sheet, which leaves a blank for the cap; the mark in dollars is ours' },
	protects: raising,
	stake: 7,
	standard: 'One counsel to the lead investor, up to a fixed sum, at the closing. Seed rounds see $15,000 to $35,000.',
	decide(input) {
		const topic = aboutTopic(
			input,
			/\b(?:counsel|legal)\s+(?:fees|costs|expenses)|\b(?:fees|costs)\s+and\s+expenses|\bexpenses\b|\btransaction\s+costs/i,
			pays,
		)
		if (!topic) return notApplicable
		const sentence =
			topic.structure.sentences.find(
				({ text }) =>
					pays.test(text) &&
					investorSide.test(text) &&
					!/\b(?:board|directors?)\b[^.]{0,60}\b(?:meeting|travel)|\bindemnif|\bD&O\b/i.test(text),
			) ?? topic.structure.sentences.find(({ text }) => investorSide.test(text) && /\bcounsel|\blegal|\blawyers?|\bfees\b/i.test(text))
		const own = wording(topic, ownCosts)
		if (!sentence || own?.sentence === sentence) return own ? passed(own) : undecided
		const text = topicText(topic)
		const limit = capped.test(text) ? (readAmounts(text).filter(({ value }) => value >= 500)[0]?.value ?? null) : null
		if (
			limit === null &&
			capped.test(text) &&
			/\bcap(?:ped)?\b|\bexceed\b|\bfixed\b/i.test(text) &&
			!/\b(?:without|no)\s+(?:any\s+)?(?:cap|limit)\b/i.test(text)
		)
			return undecided
		if (limit !== null && limit <= highestCounselFees) return passed({ start: sentence.start, end: sentence.end })
		return flagged({
			severity: 'medium',
			span: quoteSpan(sentence, { index: Math.max(0, sentence.text.search(/\bfees|counsel|expenses/i)), 0: '' }),
			says: limit
				? `The company pays investor counsel up to ${dollars(limit)}, above the usual cap.`
				: 'The company pays investor counsel without a cap.',
			why: 'The fees come out of the money just raised, and nobody on the other side has a reason to limit them.',
			market: 'One counsel to the lead investor, up to a fixed sum, at the closing. Seed rounds see $15,000 to $35,000.',
			action: 'cap the fees of investor counsel at $25,000',
			reason: 'The company needs to plan the cost of the round.',
			fallback: 'A cap of $50,000, due only if the round closes.',
			replacement:
				'At the closing, the Company will pay the reasonable fees and expenses of one counsel to the lead investor, not to exceed $25,000 ' +
				'in the aggregate. If the closing does not occur, each party will bear its own expenses.',
		})
	},
}
