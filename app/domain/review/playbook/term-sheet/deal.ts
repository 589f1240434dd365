import { readDurations } from '../../facts/durations.ts'
import { readDates } from '../../facts/dates.ts'
import type { Sentence } from '../../clauses/clause.ts'
import type { FindingDraft, Rule, RuleInput } from '../rule.ts'
import { absent, issue, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { passage, quoteSpan, visibleText, wording } from '../passages.ts'
import { aboutTopic, topicText } from '../topics.ts'
import { longestNoShop } from './thresholds.ts'

const mild = { sending: 'low', receiving: 'medium', unsure: 'medium' } as const
const investorPaper = { sending: 'medium', receiving: 'high', unsure: 'high' } as const
const nvca = { kind: 'S', source: 'NVCA model term sheet and published guides to venture deals' } as const

const exclusive = /\b(?:look|search|seek|approach|court)\w*\b[^.;]{0,20}\b(?:no|not|never)\s+(?:other|another|further)\s+(?:investors?|money|offers?|bids?|buyers?|funds?)\b|\b(?:not|nor|never)\b[^.;]{0,30}\b(?:look|search|seek|approach)\w*\b[^.;]{0,30}\b(?:investors?|money|offers?|bids?|buyers?|funding)\b|\b(?:not|nor|neither|never|no)\b[^.;]{0,40}\b(?:talk|speak|deal|discuss|negotiat|meet)\w*\b[^.;]{0,40}\b(?:with|to)\s+(?:anyone|anybody|someone|others?|third|any\s+(?:other|third)|another)\b|\b(?:talks?|speaks?|deals?|negotiates?)\s+(?:only|solely|exclusively)\s+(?:with|to)\b|\b(?:talk|speak|deal)s?\s+(?:to|with)\s+(?:nobody|no\s+one|no\s+other)\b|\bno[\s-]shop\b|\bexclusiv(?:ity|e\s+(?:period|dealing|negotiat\w+|right))\b|\b(?:not|nor|refrain|cease)\b[^.;]{0,100}\b(?:solicit|encourage|entertain|negotiate|discuss)\w*\b[^.]{0,120}\b(?:offers?|proposals?|financing|investment|investors?|third\s+part|inquir|transaction|anyone)/i
const nonBinding = /\b(?:non-?binding|not\s+(?:\w+\s+){0,3}(?:legally\s+)?(?:binding|bind|enforceable)|no\s+(?:legally\s+)?(?:binding|legal)\s+(?:obligations?|effect|commitment|agreement)|does\s+not\s+(?:bind|create|constitute)|not\s+(?:be\s+)?(?:a\s+)?(?:legally\s+)?(?:a\s+)?(?:commitment|binding)|indicative\s+only|only\b[^.]{0,160}\b(?:binding|binds?|obligations?\s+in\s+law|enforceable|legal\s+(?:force|effect|obligations?))|(?:none|nothing)\b[^.;]{0,60}\b(?:binds?|binding|obliges?)|binds?\s+(?:neither|nobody|no\s+one)|without\s+legal\s+(?:force|effect)|(?:is|are)\s+(?:no|not\s+an?)\s+(?:\w+\s+)?(?:contract|offer\s+that\s+binds)|no\s+(?:legal\s+)?(?:dut(?:y|ies)|contract|obligations?|claims?)\b[^.;]{0,30}\b(?:follow|aris|result|come|exist)\w*|(?:creates?|makes?|gives?)\s+no\s+(?:\w+\s+)?(?:obligations?|dut(?:y|ies)|contract)|(?:neither\s+side|nobody|no\s+one)\s+is\s+bound|statement\s+of\s+intent)\b/i
const bindingAll = /\b(?:these|the|its|all)\s+terms\s+(?:\w+\s+){0,2}bind\b|\bagree\s+to\s+be\s+bound\b|\b(?:this\s+)?(?:term\s+sheet|summary\s+of\s+terms|letter|document|terms?)\b[^.;]{0,60}\b(?:is|are|shall\s+be|will\s+be|constitutes?|becomes?|creates?)\b[^.;]{0,30}\b(?:legally\s+)?binding\b|\blegally\s+binding\s+(?:agreement|on\s+the\s+parties|obligation)|\bbinding\s+term\s+sheet\b|\b(?:parties|company|investors?)\b[^.;]{0,40}\b(?:bound|obligated)\b[^.;]{0,40}\b(?:term\s+sheet|all\s+terms|these\s+terms)/i
const bindsFew = /\b(?:confidential\w*|no[\s-]shop|exclusiv\w*|expenses|fees|governing\s+law|costs|except|only|other\s+than|save|sections?|paragraphs?|provisions?)\b/i

export const noShop: Rule = {
	id: 'term_sheet.no_shop',
	playbook: 'term_sheet',
	title: 'You are tied for a short time only',
	basis: nvca,
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
				says: {
					friendly: 'Nothing says that these terms are not binding yet. Add that line.',
					neutral: 'The paper does not say that it is not binding.',
					legal: 'The term sheet contains no non-binding statement.',
				},
				why: 'You could be held to the price and terms, or to talks in good faith, before you have seen the long papers. Courts have made people pay for that.',
				market: 'Only secrecy, the no-shop and costs bind. The rest is a plan.',
				action: 'add that only secrecy, the no-shop and costs are binding',
				reason: 'The long papers make the deal.',
				replacement: bindingClause,
			})
		}
		const [first] = topic?.structure.sentences ?? []
		return passed(first ?? free ?? binds)
	},
}

const bindingClause = 'This term sheet is not binding, and no duty to close arises from it, except that the terms on confidentiality, exclusivity, costs and governing law bind both sides.'

function binding(place: { start: number; end: number }): FindingDraft {
	return issue({
		severity: investorPaper,
		span: place,
		says: {
			friendly: 'Don’t be bound yet. The whole term sheet binds you, price and control terms too.',
			neutral: 'The term sheet as a whole is binding.',
			legal: 'The term sheet purports to be binding as to its economic terms.',
		},
		why: 'You lose your hand before you have read the long papers, and can be sued if you walk away.',
		market: 'Only secrecy, the no-shop and costs bind.',
		action: 'say that only secrecy, the no-shop and costs are binding',
		reason: 'The long papers make the deal.',
		fallback: 'None. Walk away from terms that bind before they are complete.',
		replacement: bindingClause,
		decideBy: 'lawyer',
	})
}

function tooLong(input: RuleInput, topic: RuleInput): FindingDraft | null {
	const { sentences } = topic.structure
	const tied = sentences.filter(({ text }) => !/\bnot\s+(?:be\s+)?bound\s+by\s+(?:any\s+)?(?:no-?shop|exclusiv)/i.test(text))
	const longest = tied.flatMap((sentence) => daysIn(input, sentence).map((days) => ({ days, sentence }))).sort((a, b) => b.days - a.days)[0]
	const text = topicText(topic)
	const open = !longest && /\b(?:until|unless|for\s+as\s+long)\b[^.;]{0,80}\b(?:closing|close[sd]?|terminat\w+|notice|agree\w*|released?|end\w*|withdraw\w*)\b|\bindefinite|\bat\s+all\s+times\b/i.test(text)
	const place = longest && longest.days > longestNoShop ? longest.sentence : open ? tied.find(({ text: words }) => /\buntil|unless|long|indefinite|all\s+times/i.test(words)) : undefined
	if (!place) return null
	return issue({
		severity: (longest?.days ?? 999) > 90 ? investorPaper : mild,
		span: quoteSpan(place, { index: Math.max(0, place.text.search(/\b(?:days?|months?|until)\b/i)), 0: '' }),
		says: {
			friendly: longest ? `Cut the no-shop to 30 days. Here you may not talk to anyone else for ${longest.days} days.` : 'Put an end date on the no-shop. Here it runs until they let you go.',
			neutral: longest ? `The no-shop runs for ${longest.days} days, longer than the usual 30 to 45.` : 'The no-shop has no end date.',
			legal: longest ? `The exclusivity period of ${longest.days} days exceeds the customary 30 to 45 days.` : 'The exclusivity covenant is of indefinite duration.',
		},
		why: 'While you can’t talk to others, they can cut the price, and your cash runs down.',
		market: 'A no-shop lasts 30 to 45 days and ends at once if they change the terms.',
		action: 'cut the no-shop to 30 days',
		reason: 'That is enough time to close.',
		fallback: 'Accept 45 days, if it ends when they ask for a lower price.',
		replacement: 'For 30 days after signing the Company will not solicit other offers for its preferred stock. This ends at once if the lead investor withdraws or asks for worse terms.',
	})
}

function daysIn(input: RuleInput, { text, start }: Sentence): number[] {
	const lengths = readDurations(text).flatMap(({ unit, readings, start: at, end }) => {
		if (/\bnotice\b/i.test(text.slice(end, end + 20)) || /\b(?:notice|within|respond|reply|inform\w*|notif\w*)\b[^.;]{0,30}$/i.test(text.slice(Math.max(0, at - 50), at))) return []
		const count = readings[0] ?? 0
		return [unit === 'months' ? count * 30 : unit === 'business days' ? Math.round(count * 1.4) : unit === 'days' ? count : 0]
	})
	const signed = factsNamed(input, 'date').map(({ value }) => value).sort()[0]
	const dates = readDates(text, start).flatMap(({ iso }) => (signed && iso > signed ? [Math.round((Date.parse(iso) - Date.parse(signed)) / 86_400_000)] : []))
	return [...lengths, ...dates].filter((days) => days > 0)
}

const tranches = /\b(?:half|rest|remainder|balance|second\s+(?:part|half)|other\s+part)\b[^.;]{0,60}\b(?:once|when|if|as\s+long\s+as|only\s+after)\b[^.;]{0,60}\b(?:happy|satisfied|content|pleased|find\w*|think\w*|like\w*|wish\w*|reach\w*|hit\w*|sales|revenue|goals?|targets?)\b|\b(?:remainder|remaining\s+\$|second\s+(?:half|part|payment))[^.;]{0,80}\b(?:on|upon|when|once|if|after|subject)\b|\bhalf\b[^.;]{0,60}\b(?:when|once|if|upon|after)\b[^.;]{0,40}\b(?:reach|hit|achiev|meet|launch|revenue)|\btranch(?:e[ds]?|ing)\b|\bmilestones?\b[^.;]{0,100}\b(?:clos|fund|invest|payment|paid|payable|release)\w*|\b(?:clos|fund|invest|payment|paid|payable|releas)\w*\b[^.;]{0,100}\b(?:milestones?|achievement|targets?)\b|\b(?:second|subsequent|deferred|later)\s+closing\b[^.;]{0,120}\b(?:if|upon|subject|provided|achiev|milestone|discretion|satisf)\w*|\bin\s+(?:two|three|four|several)\s+(?:equal\s+)?(?:instal\w+|closings|parts|payments)\b/i
const payToPlay = /\bpay[\s-]to[\s-]play\b|\b(?:fails?|does\s+not|do\s+not)\b[^.;]{0,60}\b(?:participat|purchas|invest)\w*\b[^.]{0,160}\bconvert\w*\b[^.;]{0,60}\bcommon\b/i
const converting = /\b(?:safes?|convertible\s+(?:notes?|securities|instruments|debt|loans?)|(?:outstanding|existing)\s+notes|simple\s+agreements?\s+for\s+future\s+equity)\b/i
const placed = /\b(?:pre|post)-?\s?money\b|\bfully[\s-]diluted\b|\bcapitali[sz]ation\b|\b(?:included|including|includes|excluded|excluding|excludes|in\s+addition\s+to|on\s+top\s+of|not\s+counted|counted|counts?)\b/i

export const closing: Rule = {
	id: 'term_sheet.closing',
	playbook: 'term_sheet',
	title: 'All the money comes at once, on clear terms',
	basis: nvca,
	decide(input) {
		const findings: FindingDraft[] = []
		const staged = passage(input, tranches, /\b(?:single|one)\s+(?:tranche|closing)\b|\b(?:vest\w*|bonus|option)\b/i)
		if (staged) findings.push(problem(staged, investorPaper, trancheWords))
		const play = passage(input, payToPlay)
		if (play && !/^(?:[^:]{0,40}:\s*)?(?:none|no\b|not\s+applicable)/i.test(behindLabel(play.sentence.text))) findings.push(problem(play, mild, payToPlayWords))
		const papers = aboutTopic(input, /\b(?:safes?|convertible|notes?)\b/i, converting)
		const [first] = papers?.structure.sentences.filter(({ text }) => converting.test(text)) ?? []
		const open = first && papers && !placed.test(topicText(papers)) && !/\b(?:no|none|not\s+issued|without)\b[^.;]{0,40}\b(?:safes?|convertible|notes)\b/i.test(topicText(papers))
		if (open) findings.push(problem({ start: first.start, end: first.end }, mild, conversionWords))
		if (findings.length > 0) return { outcome: 'flagged', findings }
		const single = wording(input, /\b(?:single|one)\s+(?:tranche|closing)\b|\bat\s+(?:the\s+)?(?:initial\s+)?closing\b/i)
		if (single) return passed(single)
		return first ? passed(first) : wording(input, /\bclosing\b/i) ? undecided : notApplicable
	},
}

/** "Pay-to-play: None." */
function behindLabel(text: string) {
	return text.replace(/^[^:]{0,40}:\s*/, '')
}

interface ClosingWords {
	kind: 'issue' | 'ambiguous'
	friendly: string
	neutral: string
	legal: string
	why: string
	market: string
	action: string
	fallback: string
	replacement: string
}

function problem(span: { start: number; end: number }, severity: typeof mild | typeof investorPaper, words: ClosingWords): FindingDraft {
	const { friendly, neutral, legal, ...rest } = words
	return issue({ ...rest, severity, span, says: { friendly, neutral, legal }, reason: 'We need to know what we get, and when.' })
}

const trancheWords: ClosingWords = {
	kind: 'issue',
	friendly: 'Ask for all the money at once. Here part of it comes later, and only if something happens first.',
	neutral: 'The money comes in tranches, some of it on conditions.',
	legal: 'The investment is tranched subject to conditions.',
	why: 'You sell at today’s price but may get half the sum. If a target slips by a month, they can ask for better terms.',
	market: 'One closing for the whole sum. Later closings are for new investors on the same terms.',
	action: 'put the whole sum into one closing',
	fallback: 'Accept tranches with clear targets, which the board can waive and you can refuse.',
	replacement: 'The whole sum is paid at a single closing.',
}

const payToPlayWords: ClosingWords = {
	kind: 'issue',
	friendly: 'Think through the pay-to-play. Investors who don’t join a later round lose their rights or their kind of stock.',
	neutral: 'The deal has a pay-to-play term.',
	legal: 'The terms contain a pay-to-play provision.',
	why: 'It can help you, but angels and small funds can’t always pay again. They may stay away, and you lose that money.',
	market: 'Seed and A rounds seldom have one.',
	action: 'leave out the pay-to-play, or limit it to the large funds',
	fallback: 'Keep it for those who hold more than $1 million.',
	replacement: 'No holder loses a right by not joining a later round.',
}

const conversionWords: ClosingWords = {
	kind: 'ambiguous',
	friendly: 'Ask if the SAFEs and notes convert inside the price or on top of it. The paper doesn’t say.',
	neutral: 'It is not said if the SAFEs and notes count in the price.',
	legal: 'The treatment of converting securities in the pre-money capitalization is not stated.',
	why: 'If they count in the price before the money, you alone give up those shares. If not, the new investors share the cost.',
	market: 'The paper says that they are in the pre-money count, and a table shows each holder after the closing.',
	action: 'state if the SAFEs and notes are counted in the price, and attach the table',
	fallback: 'Agree on the table before the long papers are drawn up.',
	replacement: 'All SAFEs and notes convert at the closing. Their shares are counted in the fully diluted capitalization on which the price is based, as shown in the attached table.',
}
