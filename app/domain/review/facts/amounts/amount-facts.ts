import { longPattern } from '#app/domain/text/long-pattern.ts'
import { type Amount, amountValue } from './amounts.ts'
import { anyOf } from '../any-of.ts'
import { confidence } from '../confidence.ts'
import { evenly } from '../dates/duration-facts.ts'
import type { ParsedFact } from '../fact-names.ts'
import { type FactSource, sentenceAt, within } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import type { Percentage } from './percentages.ts'
import { plainNumber } from './plain-number.ts'

const perShare = /^\s?(?:,?\s(?:payable\s)?in\s\w+,?\s)?(?:per|a|for\seach)\s(?:\w+\s){0,3}?(?:share|unit|option|warrant)\b/i
const priceBefore = /\b(?:price|consideration)\b[^.;]{0,80}$/i
const exerciseBefore = /\b(?:exercise|strike)\s(?:purchase\s)?price\b[^.;]{0,80}$/i
const parBefore = /\bpar\svalue\b[^.;]{0,20}$/i
const parBehind = /^\s?(?:per\s(?:\w+\s)?share\s)?(?:par|nominal)\b/i

/** Every sum of money but par values of less than a cent, which nobody pays; what one share costs besides, as `price_per_share` or `exercise_price`. */
export function readAmountFacts(source: FactSource): ParsedFact[] {
	return source.amounts.flatMap((amount) => {
		if (amount.value < 0.01 && isParValue(source, amount)) return []
		const value = { ...amountValue(amount), confidence: confidence.labelled }
		return [makeFact(source, 'amount', amount, value), ...priceOf(source, amount)]
	})
}

function priceOf(source: FactSource, amount: Amount): ParsedFact[] {
	const behind = source.text.slice(amount.end, amount.end + 60)
	const before = source.text.slice(Math.max(sentenceAt(source, amount.start)?.start ?? 0, amount.start - 120), amount.start)
	if (isParValue(source, amount)) return []
	const each = perShare.test(behind)
	const exercise = exerciseBefore.test(before)
	if (
		!each &&
		!(
			exercise ||
			/\b(?:per[\s-]share|share)\s(?:\w+\s)?price\b[^.;]{0,60}$|\bprice\s(?:per|for\seach)\s(?:\w+\s)?share\b[^.;]{0,60}$/i.test(before)
		)
	)
		return []
	if (/\bdividends?\b[^.;]{0,80}$/i.test(before)) return []
	const sure = each || priceBefore.test(before) ? confidence.stated : confidence.implied
	return [
		makeFact(source, exercise ? 'exercise_price' : 'price_per_share', amount, {
			...amountValue(amount),
			of: 'one share',
			confidence: sure,
		}),
	]
}

function isParValue({ text }: FactSource, { start, end }: Amount): boolean {
	return parBefore.test(text.slice(Math.max(0, start - 60), start)) || parBehind.test(text.slice(end, end + 40))
}

const interest = /\binterest\b|\blate\s(?:fee|charge|payment)|\b(?:rate|coupon)\b[^.;]{0,60}\bper\sannum\b|\bfinance\scharge/i
const onMoney = longPattern('i')`
	\b(?:
		rate|per\s(?:annum|year|month)|annual\w*|a\smonth|monthly|bears?|bearing|accru\w+|overdue|late|unpaid|past\sdue|delinquent
		|compound\w*|LIBOR|SOFR|EURIBOR|prime
	)\b
`
const ownership =
	/\b(?:[Cc]ompany[’']s|voting|ownership|membership|majority|controlling|equity|partnership)\sinterest|\binterests?\sof\b|\binterests?\s(?:in|holders?)\b/i
const aYear = /^[^.;]{0,40}?\b(?:per\s(?:annum|year)|a\syear|annual(?:ly)?|each\syear|pro\sanno|p\.\s?a\.)/i
const aMonth = anyOf(
	/^[^.;]{0,30}?\b(?:per\s(?:\w+\s)?month|a\smonth|monthly)/i,
	/^[^.;]{0,60}?\b(?:each|every)\s(?:full\s|calendar\s|partial\s|or\s|part\sof\sa\s){0,5}month/i,
)
/** "a late fee of 1.5% of the invoice": once, and no rate. */
const flatFee = /\b(?:fee|charge|penalty)[”"’]?\s(?:\w+\s){0,4}$/i
const ofAmount = /^\s?of\s(?:the|any|such|all|each)\b/i
/** A higher percentage that is not by the year or the month is a share. */
const highestRate = 30
const flatBehind = /^\s?(?:late|one-time|administrative)?\s?(?:payment\s)?(?:fee|charge|penalty)\b/i
const yearBefore = /\b(?:annual|yearly|per\sannum)\s(?:\w+\s)?rate\b[^.;]{0,60}$|\brate\sper\sannum\b[^.;]{0,60}$/i
const monthBefore = /\bmonthly\s(?:\w+\s)?rate\b[^.;]{0,60}$/i
/** "(1.5%)" behind "one and one-half percent": the same number once more, whatever a scan made of it. */
const sameAgain = /^\s?\((?:[\d.,\s/½¼¾Il-]{1,9}(?:%|per\s?cent)?|[a-z\s-]{1,40}per\s?cent)\s?\)/i
const pool = /\b(?:option|incentive|equity|employee|ESOP)\s(?:\w+\s){0,2}?(?:pool|plan|reserve)\b/i

/** "2% over the base rate", "LIBOR plus 3%": what comes on top of a rate that is not in the document. */
const marginBehind = longPattern('i')`
	^[^.;]{0,40}?\b(?:over|above|plus|in\sexcess\sof|higher\sthan|more\sthan|greater\sthan|on\stop\sof)\b
	(?!\s(?:and|or|the\sterm|a\s)\b)[^.;]{0,70}\b(?:base|LIBOR|SOFR|EURIBOR|SONIA|prime|rates?|Bank|ECB)\b
`
const marginBefore =
	/\b(?:LIBOR|SOFR|EURIBOR|SONIA|prime|base|rate)\b[^.;]{0,80}(?:\bplus|\bminus|\bless|\+|\bincreased\sby)\s[^.;%]{0,50}$/i
/** The rate that something comes on top of stands far before: "the average of the prime rate published for the days of the period, plus two percent". */
const farBase = /\b(?:LIBOR|SOFR|EURIBOR|SONIA|prime|(?:base|bank|treasury|reference)\srate)\b.{0,400}(?:\bplus|\bminus|\+)\s\(?$/is
/** "125% of the prime rate", "one-thousandth of one percent", "if LIBOR exceeds 3%": parts and bounds of a rate that is not in the document. */
const partOfRate = /^\s?(?:of|times)\s[^.;]{0,40}\b(?:prime|LIBOR|SOFR|EURIBOR|base|rates?)\b/i
const boundOfRate = anyOf(
	/\b(?:rounded|nearest)\b[^.;]{0,60}$|\b(?:[\w-]+-)?(?:tenth|hundredth|thousandth|eighth|fourth|half|quarter)s?\sof\s$/i,
	/\b(?:(?:less|more|greater)\sthan|in\sexcess\sof)\s$|(?<!\bnot\sto\s)\bexceeds?\s$/i,
)
const otherRate = /\b(?:cap|floor|strike|tax|discount|exchange|commission)\srate[^.;]{0,20}$/i

/** Percentages; those in a sentence about interest or lateness are interest rates too, those of an option pool its size. */
export function readPercentageFacts(source: FactSource): ParsedFact[] {
	return source.sentences.flatMap((sentence) =>
		within(source.percentages, sentence).flatMap((percentage, index, all) => {
			const value = { value: plainNumber(percentage.value), unit: 'percent', quantity: percentage.value }
			const before = source.text.slice(Math.max(sentence.start, percentage.start - 120), percentage.start)
			const behind = source.text.slice(percentage.end, Math.min(sentence.end, percentage.end + 120))
			const near = before + source.text.slice(percentage.start, percentage.end) + behind.slice(0, 80)
			const facts = [makeFact(source, 'percentage', percentage, { ...value, confidence: confidence.labelled })]
			const isRepeated = all.some((each, at) => at < index && each.value === percentage.value && percentage.start - each.end < 6)
			const told = evenly(source.text.slice(Math.max(sentence.start, percentage.start - 460), percentage.start))
			if (!isRepeated && isInterest(percentage, told, behind, near)) {
				const of = countedOf(told, behind)
				// Without a time and without the word before it, a percentage near interest can be anything.
				const isCalledRate = /\b(?:interest|rate)\b[^.;]{0,60}$/i.test(before)
				if (of || isCalledRate) facts.push(makeFact(source, 'interest_rate', percentage, { ...value, of, confidence: confidence.stated }))
			}
			if (pool.test(near) && /\b(?:capitali[sz]ation|diluted|outstanding|reserve\w*|available|unallocated|equal|pool)\b/i.test(near))
				facts.push(
					makeFact(source, 'option_pool', percentage, {
						...value,
						confidence: /\bpool\b/i.test(near) ? confidence.stated : confidence.implied,
					}),
				)
			return facts
		}),
	)
}

function isInterest({ value }: Percentage, told: string, behind: string, near: string): boolean {
	const before = told.slice(-120)
	if (!interest.test(near) || ownership.test(near) || !onMoney.test(near) || value === 0) return false
	if (/\bdiscount\w*\b[^.;]{0,40}$/i.test(before) || otherRate.test(before)) return false
	if (/^\s?(?:\(\d{1,3}%\)\s)?of\sthe\s(?:\w+\s){0,3}price\b/i.test(behind)) return false
	const own = evenly(behind).replace(sameAgain, '')
	// An addition to a rate that the words do not name is no rate by itself.
	if (/\b(?:plus|minus)\s\(?$/i.test(before) && !farBase.test(told) && !marginBefore.test(before)) return false
	if (((flatFee.test(before) && ofAmount.test(own)) || flatBehind.test(own)) && periodOf('', own) === undefined) return false
	if (value > highestRate && periodOf(told, own) === undefined) return false
	return !partOfRate.test(own) && !boundOfRate.test(before)
}

/** For which time a rate is and whether it comes on top of another: "a year", "a month on top of a base rate"; nothing where the words do not say. */
function countedOf(before: string, behind: string): string | undefined {
	const words = evenly(withoutPoints(behind)).replace(sameAgain, '')
	const told = withoutPoints(before)
	const margin = marginBehind.test(words) || marginBefore.test(told.slice(-120)) || farBase.test(told)
	const parts = [periodOf(told, words), margin ? 'on top of a base rate' : undefined].filter((each) => each !== undefined)
	return parts.length === 0 ? undefined : parts.join(' ')
}

/** The time that is named next behind a rate, before the next rate; else the one before it: "1.5% per month (18% per annum)" is by the month. */
function periodOf(before: string, behind: string): string | undefined {
	const own = behind.split(/\d\s?(?:%|per\s?cent)/i)[0] ?? ''
	const year = aYear.exec(own)?.[0].length ?? Infinity
	const month = aMonth.exec(own)?.[0].length ?? Infinity
	if (year < month) return 'a year'
	if (month < year) return 'a month'
	return yearBefore.test(before) ? 'a year' : monthBefore.test(before) ? 'a month' : undefined
}

function withoutPoints(words: string): string {
	return words.replace(/\bU\.\s?S\.(?:\s?A\.)?/g, 'US')
}
