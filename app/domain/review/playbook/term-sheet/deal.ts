import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { readDates } from '#app/domain/review/facts/dates/dates.ts'
import type { Sentence } from '../../clauses/clause.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import type { FindingDraft, Rule, RuleInput } from '../rule.ts'
import { absent, issue, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { passage, quoteSpan, visibleText, wording } from '../passages.ts'
import { aboutTopic, topicText } from '../topics.ts'
import { raising } from './sides.ts'
import { longestNoShop } from './thresholds.ts'

const nvca = { kind: 'S', source: 'NVCA model term sheet and published guides to venture deals' } as const

const exclusive = longPattern('i')`
	\b(?:look|search|seek|approach|court)\w*\b[^.;]{0,20}\b(?:no|not|never)\s+(?:other|another|further)\s+
		(?:investors?|money|offers?|bids?|buyers?|funds?)\b
	|\b(?:not|nor|never)\b[^.;]{0,30}\b(?:look|search|seek|approach)\w*\b[^.;]{0,30}\b(?:investors?|money|offers?|bids?|buyers?|funding)\b
	|\b(?:not|nor|neither|never|no)\b[^.;]{0,40}\b(?:talk|speak|deal|discuss|negotiat|meet)\w*\b[^.;]{0,40}\b(?:with|to)\s+
		(?:anyone|anybody|someone|others?|third|any\s+(?:other|third)|another)\b
	|\b(?:talks?|speaks?|deals?|negotiates?)\s+(?:only|solely|exclusively)\s+(?:with|to)\b
	|\b(?:talk|speak|deal)s?\s+(?:to|with)\s+(?:nobody|no\s+one|no\s+other)\b|\bno[\s-]shop\b
	|\bexclusiv(?:ity|e\s+(?:period|dealing|negotiat\w+|right))\b
	|\b(?:not|nor|refrain|cease)\b[^.;]{0,100}\b(?:solicit|encourage|entertain|negotiate|discuss)\w*\b[^.]{0,120}\b(?:
		offers?|proposals?|financing|investment|investors?|third\s+part|inquir|transaction|anyone
	)
`
const nonBinding = longPattern('i')`
	\b(?:
		non-?binding|not\s+(?:\w+\s+){0,3}(?:legally\s+)?(?:binding|bind|enforceable)
		|no\s+(?:other\s+|further\s+)?(?:legally\s+)?(?:binding|legal)\s+(?:obligations?|effect|commitment|agreement)
		|does\s+not\s+(?:bind|create|constitute)|not\s+(?:be\s+)?(?:a\s+)?(?:legally\s+)?(?:a\s+)?(?:commitment|binding)|indicative\s+only
		|only\b[^.]{0,160}\b(?:binding|binds?|obligations?\s+in\s+law|enforceable|legal\s+(?:force|effect|obligations?))
		|(?:none|nothing)\b[^.;]{0,60}\b(?:binds?|binding|obliges?)|binds?\s+(?:neither|nobody|no\s+one)
		|without\s+legal\s+(?:force|effect)|(?:is|are)\s+(?:no|not\s+an?)\s+(?:\w+\s+)?(?:contract|offer\s+that\s+binds)
		|no\s+(?:legal\s+)?(?:dut(?:y|ies)|contract|obligations?|claims?)\b[^.;]{0,30}\b(?:follow|aris|result|come|exist)\w*
		|(?:creates?|makes?|gives?)\s+no\s+(?:\w+\s+)?(?:obligations?|dut(?:y|ies)|contract)
		|(?:neither\s+side|nobody|no\s+one)\s+is\s+bound|statement\s+of\s+intent
	)\b
`
const bindingAll = longPattern('i')`
	\b(?:these|the|its|all)\s+terms\s+(?:\w+\s+){0,2}bind\b|\bagree\s+to\s+be\s+bound\b
	|\b(?:this\s+)?(?:term\s+sheet|summary\s+of\s+terms|letter|document|terms?)\b[^.;]{0,60}\b
		(?:is|are|shall\s+be|will\s+be|constitutes?|becomes?|creates?)\b[^.;]{0,30}\b(?:legally\s+)?binding\b
	|\blegally\s+binding\s+(?:agreement|on\s+the\s+parties|obligation)
	|\bbinding\s+term\s+sheet\b
	|\b(?:parties|company|investors?)\b[^.;]{0,40}\b(?:bound|obligated)\b[^.;]{0,40}\b(?:term\s+sheet|all\s+terms|these\s+terms)
`
const bindsFew =
	/\b(?:confidential\w*|no[\s-]shop|exclusiv\w*|expenses|fees|governing\s+law|costs|except|only|other\s+than|save|sections?|paragraphs?|provisions?)\b/i

export const noShop: Rule = {
	id: 'term_sheet.no_shop',
	playbook: 'term_sheet',
	title: 'No-shop and binding effect',
	basis: nvca,
	protects: raising,
	provenByQuote: true,
	standard: 'Only confidentiality, the no-shop and expenses are binding.',
	wording: { number: { unit: 'day' } },
	decide(input) {
		const topic = aboutTopic(input, /\bno[\s-]?shop|\bexclusiv|\bno\s+other\s+talks/i, exclusive)
		const findings: FindingDraft[] = []
		const binds = passage(input, bindingAll)
		const free = wording(input, nonBinding)
		const saidSo = free !== null || nonBinding.test(visibleText(input).slice(0, 600))
		if (binds && !saidSo && !bindsFew.test(binds.sentence.text)) findings.push(binding(binds))
		const long = topic ? tooLong(input, topic) : null
		if (long) findings.push(long)
		if (findings.length > 0) return { outcome: 'flagged', findings }
		if (!saidSo && !binds) {
			return absent({
				severity: 'medium',
				says: 'Nothing says that the term sheet is non-binding.',
				why: 'The company could be held to the terms, or to negotiate in good faith, before the definitive agreements exist.',
				market: 'Only confidentiality, the no-shop and expenses are binding.',
				action: 'add that only confidentiality, the no-shop and expenses are binding',
				reason: 'The definitive agreements make the deal.',
				replacement: bindingClause,
			})
		}
		const [first] = topic?.structure.sentences ?? []
		return passed(first ?? free ?? binds)
	},
}

const bindingClause =
	'This term sheet is not legally binding, and no party is obligated to consummate any transaction, except that the provisions on ' +
	'confidentiality, exclusivity, expenses and governing law are binding upon the parties.'

function binding(place: { start: number; end: number }): FindingDraft {
	return issue({
		severity: 'high',
		span: place,
		says: 'The whole term sheet is binding, including price and control terms.',
		why: 'The company is bound before the definitive agreements exist, and can be sued if it does not close.',
		market: 'Only confidentiality, the no-shop and expenses are binding.',
		action: 'state that only confidentiality, the no-shop and expenses are binding',
		reason: 'The definitive agreements make the deal.',
		replacement: bindingClause,
		decideBy: 'lawyer',
	})
}

function tooLong(input: RuleInput, topic: RuleInput): FindingDraft | null {
	const { sentences } = topic.structure
	const tied = sentences.filter(({ text }) => !/\bnot\s+(?:be\s+)?bound\s+by\s+(?:any\s+)?(?:no-?shop|exclusiv)/i.test(text))
	const longest = tied.flatMap((sentence) => daysIn(input, sentence).map((days) => ({ days, sentence }))).sort((a, b) => b.days - a.days)[0]
	const text = topicText(topic)
	const open =
		!longest &&
		longPattern('i')`
			\b(?:until|unless|for\s+as\s+long)\b[^.;]{0,80}\b(?:closing|close[sd]?|terminat\w+|notice|agree\w*|released?|end\w*|withdraw\w*)\b
			|\bindefinite|\bat\s+all\s+times\b
		`.test(text)
	const place =
		longest && longest.days > longestNoShop
			? longest.sentence
			: open
				? tied.find(({ text: words }) => /\buntil|unless|long|indefinite|all\s+times/i.test(words))
				: undefined
	if (!place) return null
	return issue({
		severity: (longest?.days ?? 999) > 90 ? 'high' : 'medium',
		span: quoteSpan(place, { index: Math.max(0, place.text.search(/\b(?:days?|months?|until)\b/i)), 0: '' }),
		says: longest
			? `The no-shop (no talks with other investors) runs ${longest.days} days, longer than the usual 30 to 45.`
			: 'The no-shop (no talks with other investors) has no end date.',
		why: 'While the company cannot talk to others, the investors can cut the price.',
		market: 'A no-shop of 30 to 45 days that ends if the investors change the terms.',
		action: 'cut the no-shop to 30 days',
		reason: 'That is enough time to close.',
		fallback: '45 days, if it ends when they ask for a lower price.',
		replacement:
			'For 30 days after signing, the Company will not solicit other offers for its preferred stock. This obligation terminates at once ' +
			'if the lead investor withdraws or proposes less favorable terms.',
	})
}

function daysIn(input: RuleInput, { text, start }: Sentence): number[] {
	const lengths = readDurations(text).flatMap(({ unit, readings, start: at, end }) => {
		if (
			/\bnotice\b/i.test(text.slice(end, end + 20)) ||
			/\b(?:notice|within|respond|reply|inform\w*|notif\w*)\b[^.;]{0,30}$/i.test(text.slice(Math.max(0, at - 50), at))
		)
			return []
		const count = readings[0] ?? 0
		return [unit === 'months' ? count * 30 : unit === 'business days' ? Math.round(count * 1.4) : unit === 'days' ? count : 0]
	})
	const signed = factsNamed(input, 'date')
		.map(({ value }) => value)
		.sort()[0]
	const dates = readDates(text, start).flatMap(({ iso }) =>
		signed && iso > signed ? [Math.round((Date.parse(iso) - Date.parse(signed)) / 86_400_000)] : [],
	)
	return [...lengths, ...dates].filter((days) => days > 0)
}

const tranches = longPattern('i')`
	\b(?:half|rest|remainder|balance|second\s+(?:part|half)|other\s+part)\b[^.;]{0,60}\b(?:once|when|if|as\s+long\s+as|only\s+after)\b
		[^.;]{0,60}\b(?:happy|satisfied|content|pleased|find\w*|think\w*|like\w*|wish\w*|reach\w*|hit\w*|sales|revenue|goals?|targets?)\b
	|\b(?:remainder|remaining\s+\$|second\s+(?:half|part|payment))[^.;]{0,80}\b(?:on|upon|when|once|if|after|subject)\b
	|\bhalf\b[^.;]{0,60}\b(?:when|once|if|upon|after)\b[^.;]{0,40}\b(?:reach|hit|achiev|meet|launch|revenue)|\btranch(?:e[ds]?|ing)\b
	|\bmilestones?\b[^.;]{0,100}\b(?:clos|fund|invest|payment|paid|payable|release)\w*
	|\b(?:clos|fund|invest|payment|paid|payable|releas)\w*\b[^.;]{0,100}\b(?:milestones?|achievement|targets?)\b
	|\b(?:second|subsequent|deferred|later)\s+closing\b[^.;]{0,120}\b(?:if|upon|subject|provided|achiev|milestone|discretion|satisf)\w*
	|\bin\s+(?:two|three|four|several)\s+(?:equal\s+)?(?:instal\w+|closings|parts|payments)\b
`
const payToPlay = longPattern('i')`
	\b(?:fails?|does\s+not|do\s+not)\b[^.;]{0,30}\b(?:participat\w*|take\s+part|invest)\b[^.;]{0,60}\bloses?\s+(?:its|their|the|all)\b
	|\bpay[\s-]to[\s-]play\b
	|\b(?:fails?|does\s+not|do\s+not)\b[^.;]{0,60}\b(?:participat|purchas|invest)\w*\b[^.]{0,160}\bconvert\w*\b[^.;]{0,60}\bcommon\b
`
const converting =
	/\b(?:safes?|convertible\s+(?:notes?|securities|instruments|debt|loans?)|(?:outstanding|existing)\s+notes|simple\s+agreements?\s+for\s+future\s+equity)\b/i
const placed = longPattern('i')`
	\b(?:pre|post)-?\s?money\b|\bfully[\s-]diluted\b|\bcapitali[sz]ation\b
	|\b(?:included|including|includes|excluded|excluding|excludes|in\s+addition\s+to|on\s+top\s+of|not\s+counted|counted|counts?)\b
`

export const closing: Rule = {
	id: 'term_sheet.closing',
	playbook: 'term_sheet',
	title: 'Closing',
	basis: nvca,
	protects: raising,
	standard: 'One closing for the whole amount. Later closings are for new investors on the same terms.',
	decide(input) {
		const findings: FindingDraft[] = []
		const staged = passage(input, tranches, /\b(?:single|one)\s+(?:tranche|closing)\b|\b(?:vest\w*|bonus|option)\b/i)
		if (staged) findings.push(problem(staged, 'high', trancheWords))
		const play = passage(input, payToPlay)
		if (play && !/^(?:[^:]{0,40}:\s*)?(?:none|no\b|not\s+applicable)/i.test(behindLabel(play.sentence.text)))
			findings.push(problem(play, 'medium', payToPlayWords))
		const papers = aboutTopic(input, /\b(?:safes?|convertible|notes?)\b/i, converting)
		const [first] = papers?.structure.sentences.filter(({ text }) => converting.test(text)) ?? []
		const open =
			first &&
			papers &&
			!placed.test(topicText(papers)) &&
			!/\b(?:no|none|not\s+issued|without)\b[^.;]{0,40}\b(?:safes?|convertible|notes)\b/i.test(topicText(papers))
		if (open) findings.push(problem({ start: first.start, end: first.end }, 'medium', conversionWords))
		if (findings.length > 0) return { outcome: 'flagged', findings }
		const single = wording(input, /\b(?:single|one)\s+(?:tranche|closing)\b/i)
		if (single) return passed(single)
		return first || wording(input, /\bclosing\b/i) ? undecided : notApplicable
	},
}

function behindLabel(text: string) {
	return text.replace(/^[^:]{0,40}:\s*/, '')
}

interface ClosingWords {
	kind: 'issue' | 'ambiguous'
	says: string
	why: string
	market: string
	action: string
	fallback: string
	replacement: string
}

function problem(span: { start: number; end: number }, severity: Severity, words: ClosingWords): FindingDraft {
	return issue({ ...words, severity, span, reason: 'Both sides need to know what is paid, and when.' })
}

const trancheWords: ClosingWords = {
	kind: 'issue',
	says: 'The investment is tranched: part of it is paid later, on conditions.',
	why: 'The company sells at today’s price but may get half the sum. A missed target reopens the terms.',
	market: 'One closing for the whole amount. Later closings are for new investors on the same terms.',
	action: 'put the whole amount into one closing',
	fallback: 'Tranches with objective milestones, which the board can waive and the company can refuse.',
	replacement: 'The full amount will be invested at a single closing.',
}

const payToPlayWords: ClosingWords = {
	kind: 'issue',
	says: 'Pay-to-play: investors who do not join a later round lose rights or are converted to common.',
	why: 'It helps the company, but angels and small funds cannot always pay again and may stay away.',
	market: 'Seed and Series A rounds seldom have one.',
	action: 'leave out the pay-to-play, or limit it to the large funds',
	fallback: 'A pay-to-play for those who hold more than $1 million.',
	replacement: 'No holder of Preferred Stock will lose any right by not participating in a later financing.',
}

const conversionWords: ClosingWords = {
	kind: 'ambiguous',
	says: 'The terms do not say whether SAFEs and notes are counted in the pre-money valuation.',
	why: 'If they are counted in the pre-money, the founders alone bear that dilution. If not, the new investors share it.',
	market: 'They are counted in the pre-money capitalization, and a pro forma cap table shows each holder after closing.',
	action: 'state whether SAFEs and notes are counted in the pre-money valuation, and attach the pro forma cap table',
	fallback: 'A pro forma cap table agreed before the definitive agreements.',
	replacement:
		'All SAFEs and convertible notes will convert at the closing, and the shares issued upon conversion are included in the fully ' +
		'diluted pre-money capitalization, as shown in the attached pro forma capitalization table.',
}
