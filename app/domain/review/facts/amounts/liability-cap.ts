import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { isForConsumers } from '#app/domain/review/clauses/consumer-terms.ts'
import type { Sentence } from '#app/domain/review/clauses/clause.ts'
import { amountValue } from './amounts.ts'
import { anyOf } from '../any-of.ts'
import { confidence } from '../confidence.ts'
import type { ParsedFact } from '../fact-names.ts'
import { type FactSource, within } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import { plainNumber } from './plain-number.ts'

const about = /liab|obligation|indemni/i
const limits = /exceed|limit|cap(?:ped)?\b|greater|more|excess|maximum|up\sto|aggregate|total|cumulative|entire|uncapped/i
const caps = longPattern('i')`
	\b(?:liabilit(?:y|ies)(?!\s(?:compan|partnership|corporation))|liable|obligation)\b[^;]{0,260}?\b(?:
		exceed\w*|(?<!\bnot\s)limited\sto|capped\sat|greater\sthan|more\sthan|in\sexcess\sof|maximum\sof|up\sto
	)\b
	|\b(?:maximum|aggregate|total|cumulative|entire)\s(?:\w+\s){0,3}liability\b[^;]{0,200}\b(?:is|be|of|equal)\b
`
const insured = anyOf(
	/\binsur(?:ance|ed|er|ing)\b|\bcoverage\b|\bper\soccurrence\b|\b(?:umbrella|excess)\s?(?:\/\s?\w+\s)?liability\b/i,
	/\blimits\s(?:of\sliability\s)?of\snot\sless\b|\bpolic(?:y|ies)\b[^.;]{0,60}\blimits?\sof\b/i,
)
/**
 * "means, with respect to Operator, the fees paid, and with respect to Owner, $1,000,000": each party has a limit of its own,
 * and neither is that of the contract.
 */
const capsOfEach =
	/\bmeans,?\s(?:with\srespect\sto|in\sthe\scase\sof|as\sto)\s\p{Lu}[^.;]{0,200}\band,?\s(?:with\srespect\sto|in\sthe\scase\sof|as\sto)\s\p{Lu}/u
/** "no claim unless the losses exceed $10,000": where liability begins, which is no limit of it. */
const threshold = /\b(?:unless|until|once)\b[^;]{0,160}\b(?:exceed\w*|greater\sthan|more\sthan)\s*$/i
const fees = longPattern('i')`
	\b(?:(?:total\s|aggregate\s|all\s)?(?:fees?|amounts?|sums?|consideration|charges|price|compensation|payments?))\b[^.;]{0,60}?\b
	(?:paid|payable|due|received|owed|owing)\b
`
/** An "unlimited liability company" is a kind of person. */
const uncapped = longPattern('i')`
	\b(?:liability|liable|indemni\w+)\b[^.;]{0,80}\b(?:shall|will|is|are)\s(?:
		not\sbe\s(?:limited|subject\sto\sany\s(?:cap|limit\w*))|be\s(?:unlimited|uncapped)|unlimited|uncapped
	)\b
	|\b(?:unlimited|uncapped)\sliability\b(?!\s(?:compan|partnership|corporation|entit))
	|\bwithout\slimit(?:ation)?\s(?:as\sto|of|on)\s(?:amount|liability)
`

/** What stands in for the whole deal between "liability" and its limit, whatever else is listed there. */
const ofAll = anyOf(
	/\b(?:this|these|the|our)\s(?:\w+\s){0,2}(?:agreement|contract|terms|services?|addendum|order)\b/i,
	/\b(?:any|all)\s(?:and\sall\s)?(?:(?:other|such)\s)?(?:claims?|damages|causes?|loss(?:es)?|liabilit\w+|matters?|reasons?)\b|\bhere(?:under|of|with)\b/i,
)
/** "liability under Section 11", "for a breach of Article II", "any such liability": of one part of the deal. */
const underPart = anyOf(
	/\b(?:under|to|pursuant\sto)\s(?:this\s|the\s(?:foregoing\s)?)?(?:sections?|articles?|clauses?|paragraphs?|sub-?sections?|indemnit\w+)\s?(?:\d|\b)/i,
	/\bsuch\sliabilit|\bfor\s(?:an?\s|any\s|the\s)?breach(?:es)?\sof\s(?!th(?:is|e|ese)\s(?:\w+\s)?(?:agreement|contract|terms)\b)/i,
)
/** What a limit often makes an exception for, and what mandatory law leaves without one. */
const exceptional = anyOf(
	/\b(?:gross(?:ly)?\snegligen\w+|wil+ful\w*|intent(?:ion\w*)?|fraud\w*|death|bodily|injur(?:y|ies)|infring\w+|indemn\w+|confidential\w*)\b/i,
	/\b(?:data\s(?:protection|breach\w*|security|processing)|personal\sdata|security\s(?:breach\w*|incident\w*)|excluded\s(?:claims|matters)|mandator\w+)\b/i,
)
const limitedMatter = anyOf(
	/\b(?:for|from|in\s(?:case|the\scase|cases|the\sevent|respect)\sof|with\srespect\sto)\b/i,
	/\b(?:regarding|to\sthe\sextent|due\sto|caused\sby|based\son|under)\b/i,
)
/** A free or trial product is liable for little: no limit of a paid deal. */
const freeUse = anyOf(
	/\b(?:trials?|betas?|evaluation|pilot|previews?|proof\sof\sconcept)\b/i,
	/\b(?:free(?:\sof\scharge)?|freemium|unpaid|no[\s-](?:charge|fee|cost)|without\scharge)\b/i,
)
/** "$100 if you owed nothing", "per claim": the sum of one case, which is no limit of all. */
const inOneCase = longPattern('i')`
	^[^.;]{0,20}\b(?:if|where|when)\b[^.;]{0,60}\b(?:no(?:thing|t|ne)?|n['’]t|never|without|trial|beta|free|evaluation|consumer)\b
	|^[^.;]{0,24}\b(?:per|for\s(?:each|every|any\s(?:one|single)))\s(?:claim|event|incident|occurrence|order|user|consumer)\b
`
/** "If no fees were paid, $100". */
const afterCase = /\b(?:if|where|when)\b[^.;]{0,80}\b(?:no|nothing|not|none|never)\b[^.;]{0,60},?\s*$/i

/**
 * What liability is limited to: a sum, the fees of so many months (unit `months of fees`), the fees paid without a
 * period, or "uncapped" where the text has no limit. A limit of one part of the deal, of an exception or of free use is
 * only implied: it does not apply to the whole.
 */
export function readLiabilityFacts(source: FactSource): ParsedFact[] {
	return source.sentences.flatMap((sentence) => {
		// Limits of cover are what an insurer pays.
		if (!about.test(sentence.text) || !limits.test(sentence.text) || insured.test(sentence.text)) return []
		const open = uncapped.exec(sentence.text)
		const facts = open ? [uncappedFact(source, sentence, open)] : []
		const cap = caps.exec(sentence.text)
		if (!cap || capsOfEach.test(sentence.text)) return facts
		if (threshold.test(cap[0]) || !isLimit(sentence.text, cap)) return facts
		const from = cap.index + cap[0].length
		const rest = sentence.text.slice(from, from + 500)
		const of = joined(rest)
		const whole = isOfWhole(sentence.text, cap) && !freeUse.test(source.clauseAt(sentence.start + from)?.heading ?? '')
		const ofSome = isForConsumers(source.text, sentence)
		const sureOf = ({ start, end }: Span) =>
			whole &&
			!ofSome &&
			!inOneCase.test(source.text.slice(end, end + 120)) &&
			!afterCase.test(source.text.slice(Math.max(sentence.start + from, start - 140), start))
				? confidence.stated
				: confidence.implied
		const sums = within(source.amounts, { start: sentence.start + from, end: sentence.start + from + rest.length })
		// "$1,000,000 (one million dollars)" is one sum.
		const different = sums.filter((each, index) => !sums.slice(0, index).some(({ value }) => value === each.value))
		for (const amount of different)
			facts.push(makeFact(source, 'liability_cap', amount, { ...amountValue(amount), of, confidence: sureOf(amount) }))
		const basis = fees.exec(rest)
		if (!basis) return facts
		const start = sentence.start + from + basis.index
		const share = countedTimes(rest.slice(0, basis.index))
		const counted = [share, of].filter((each) => each !== undefined).join('; ') || undefined
		const period = within(source.durations, { start, end: start + 260 }).find(({ unit }) => unit === 'months')
		if (!period)
			return [
				...facts,
				makeFact(
					source,
					'liability_cap',
					{ start, end: start + basis[0].length },
					{ value: 'fees paid', of: counted, confidence: confidence.implied },
				),
			]
		const sure = period.readings.length > 1 ? confidence.disputed : sureOf(period)
		const words = { start, end: period.end }
		const told = (months: number) => ({
			value: plainNumber(months),
			unit: 'months of fees',
			quantity: months,
			of: counted,
			confidence: sure,
		})
		return [...facts, ...period.readings.map((months) => makeFact(source, 'liability_cap', words, told(months)))]
	})
}

/** "to the extent the trade liabilities exceed $25,000" names a sum to pass; a limit is not to be passed. */
function isLimit(text: string, cap: RegExpExecArray): boolean {
	if (!/(?:exceed\w*|greater\sthan|more\sthan|in\sexcess\sof)$/i.test(cap[0])) return true
	const words = text.slice(0, cap.index + cap[0].length)
	return (
		/\b(?:not|no|never|nor|neither|cannot|none)\b|n[’']t\b/i.test(words) &&
		!/\b(?:trade|assumed|current|accrued|tax)\sliabilities\b/i.test(cap[0])
	)
}

/** Whether a limit is one of all liability, by the words from its own "liability" on: what stands before it can be an exception. */
function isOfWhole(text: string, cap: RegExpExecArray): boolean {
	const own = cap[0].slice(Math.max(0, cap[0].search(/\b(?:liabilit(?:y|ies)|liable)\b(?![\s\S]*\b(?:liabilit(?:y|ies)|liable)\b)/i)))
	const lead = text.slice(Math.max(0, cap.index - 40), cap.index) + cap[0]
	// An "obligation" of another kind has its own sums.
	if (!/\bliab|\bindemni/i.test(cap[0])) return false
	if (underPart.test(own) || /\bsuch\sliabilit/i.test(lead) || freeUse.test(own)) return false
	return ofAll.test(own) || !(limitedMatter.test(own) && exceptional.test(own))
}

function uncappedFact(source: FactSource, { start, text }: Sentence, open: RegExpExecArray): ParsedFact {
	const words = { start: start + open.index, end: start + open.index + open[0].length }
	return makeFact(source, 'liability_cap', words, {
		value: 'uncapped',
		confidence: isUncappedInAll(text, open) ? confidence.stated : confidence.implied,
	})
}

function isUncappedInAll(text: string, open: RegExpExecArray): boolean {
	const near = text.slice(Math.max(0, open.index - 120), open.index + open[0].length + 200)
	return !exceptional.test(near) && !underPart.test(near)
}

/** "the greater of $500 and the fees paid": two readings that stay two, and which of them counts. */
function joined(rest: string): string | undefined {
	const which =
		/\b(greater|higher|larger|lesser|lower|smaller|less)\s(?:amount\s)?of\b|\bwhichever\s(?:\w+\s){0,3}?(greater|higher|larger|lesser|lower|smaller|less)\b/i
			.exec(rest)
			?.slice(1)
			.find((word) => word !== undefined)
	if (which === undefined) return undefined
	return /^(?:greater|higher|larger)$/i.test(which) ? 'the greater of two counts' : 'the lesser of two counts'
}

const factor = longPattern('i')`
	\b(?:
		(\w+(?:\.\d+)?)\s(?:\(\s?(?:\d+(?:\.\d+)?)\s?[x×]?\s?\)\s)?(?:times|x|×)|(twice|double|triple)
		|(\d{1,4}(?:\.\d+)?)\s?(?:%|per\s?cent)(?:\s?\))?\s(?:of\b)
	)[^.;]{0,60}$
`

/** "two times the fees", "150% of the fees": how the fees are counted; nothing where they count once. */
function countedTimes(before: string): string | undefined {
	const [, times, word, percent] = factor.exec(before) ?? []
	if (percent !== undefined) return percent === '100' ? undefined : `${percent}% of them`
	const said = times ?? word
	return said === undefined || /^(?:one|1|at|all|the|any)$/i.test(said)
		? undefined
		: `counted ${/^(?:twice|double)$/i.test(said) ? 'two times' : /^triple$/i.test(said) ? 'three times' : `${said.toLowerCase()} times`}`
}
