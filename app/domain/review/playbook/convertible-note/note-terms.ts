import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import { dollars, factsNamed } from '../measures.ts'
import { isDenied } from '../passages.ts'
import { aboutTopic } from '../topics.ts'
import type { RuleInput } from '../rule.ts'
import { amountOwed, ownershipAtCap } from './note-arithmetic.ts'
import { readMaturity, type Maturity } from './read-maturity.ts'

/** A number with the words it was read from. */
export interface Term extends Span {
	value: number
	sentence: Sentence
}

export interface NoteTerms {
	/** US dollars (or the note's own currency), cents behind the point. */
	principal: Term | null
	/** Percent a year while nothing has gone wrong. */
	rate: Term | null
	/** Times a year that interest is added to the principal; `null` for simple interest. */
	compounding: (Term & { words: string }) | null
	/** Percent a year after a default or when late, where it is stated. */
	defaultRate: Term | null
	maturity: Maturity | null
	/** In whole currency units. */
	cap: Term | null
}

const read = new WeakMap<RuleInput, NoteTerms>()

/** The numbers of a note, each with its place; `null` for what the text does not state. */
export function noteTerms(input: RuleInput): NoteTerms {
	let terms = read.get(input)
	if (!terms) {
		terms = { principal: readPrincipal(input), ...readInterest(input), maturity: readMaturity(input), cap: readCap(input) }
		read.set(input, terms)
	}
	return terms
}

/** What is owed at maturity in cents; `null` unless principal, rate and maturity are all known. */
export function owedAtMaturity({ principal, rate, compounding, maturity }: NoteTerms, months = maturity?.months ?? null): number | null {
	if (!principal || !rate || months === null) return null
	return amountOwed({
		principal: Math.round(principal.value * 100),
		rate: rate.value,
		months: Math.round(months),
		compoundings: compounding?.value ?? 0,
	})
}

/** "$100,000 at 8% for 24 months is $116,000", with the part of the company that it buys at the cap; `null` where a number lacks. */
export function workedDebt(
	terms: NoteTerms,
	basis: 'pre_money' | 'post_money' = 'pre_money',
	months = terms.maturity?.months ?? null,
): string | null {
	const owed = owedAtMaturity(terms, months)
	if (owed === null || months === null || !terms.principal || !terms.rate) return null
	const debt = `${dollars(terms.principal.value)} at ${terms.rate.value}% for ${Math.round(months)} months is ${dollars(owed / 100)}`
	return terms.cap
		? `${debt}; at the cap of ${dollars(terms.cap.value)}, taken as ${basis === 'post_money' ? 'post-money' : 'pre-money'}, ` +
				`that is ${ownershipAtCap(owed, Math.round(terms.cap.value * 100), basis)}% of the company`
		: debt
}

function readPrincipal(input: RuleInput): Term | null {
	const named = factsNamed(input, 'purchase_amount').find(({ quantity }) => (quantity ?? 0) > 0)
	const said = longPattern('i')`
		^principal\s*:
		|\b(?:
			principal\s+(?:sum|amount|balance)|promises?\s+to\s+(?:re)?pay|(?:loan|note|investment|purchase)\s+amount
			|(?:lends?|loans?|advances?|invests?)\b[^.;]{0,60}\b(?:company|us)
		)\b
	`
	const other = /\b(?:aggregate|maximum|up\s+to|financing|minimum|series\s+of|majority|at\s+least)\b/i
	const sentences = input.structure.sentences
	const candidates = [
		...sentences.filter(({ text }) => said.test(text) && !other.test(text)),
		...sentences.filter(({ text }) => /\bpromises?\s+to\s+(?:re)?pay\b/i.test(text)),
	]
	for (const sentence of candidates) {
		const [amount] = readAmounts(sentence.text, sentence.start)
		if (amount && amount.value > 0) return { value: amount.value, start: amount.start, end: amount.end, sentence }
	}
	const sentence = named && sentences.find(({ start, end }) => named.start >= start && named.start < end)
	return named?.quantity && sentence ? { value: named.quantity, start: named.start, end: named.end, sentence } : null
}

const wentWrong = longPattern('i')`
	\b(?:
		(?:event\s+of\s+|during\s+(?:a|the|any)\s+|following\s+(?:a|an|any)\s+)?default|overdue|past[\s-]due|late|not\s+paid\s+when\s+due
		|fails?\s+to\s+pay(?:\s+on\s+time|\s+when\s+due)?|after\s+(?:the\s+)?maturity
	)\b
`
const frequencies: [RegExp, number, string][] = [
	[/\bdaily\b/i, 365, 'daily'],
	[/\bmonth(?:ly)?\b/i, 12, 'monthly'],
	[/\bquarter(?:ly)?\b/i, 4, 'quarterly'],
	[/\bsemi-?\s?annual(?:ly)?\b|\bhalf-?\s?yearly\b|\bsix\s+months\b/i, 2, 'twice a year'],
]

function readInterest(input: RuleInput): Pick<NoteTerms, 'rate' | 'compounding' | 'defaultRate'> {
	const headed = new Set(aboutTopic(input, /\binterest\b/i)?.structure.sentences)
	let rate: Term | null = null
	let defaultRate: Term | null = null
	let compounding: NoteTerms['compounding'] = null
	for (const sentence of input.structure.sentences) {
		const underHeading = headed.has(sentence)
		if (!underHeading && !/\b(?:interest|per\s+annum|compound|default\s+rate)/i.test(sentence.text)) continue
		if (!/\bmajority\s+in\s+interest\b|\bholders?\s+of\b[^.]{0,40}\bin\s+interest\b/i.test(sentence.text)) {
			for (const percentage of readPercentages(sentence.text, sentence.start)) {
				const before = sentence.text.slice(Math.max(0, percentage.start - sentence.start - 110), percentage.start - sentence.start)
				const behind = sentence.text.slice(percentage.end - sentence.start, percentage.end - sentence.start + 60)
				if (
					/\bdiscount\b|\bprice\b/i.test(before.slice(-60)) ||
					/^\s*(?:\)\s*)?(?:of\s+the\s+(?:price|purchase|outstanding|aggregate|principal)|discount|premium)/i.test(behind)
				)
					continue
				if (
					!/\binterest\b|\bper\s+annum\b|\brate\b/i.test(before + behind) &&
					!(underHeading && /^\s*\)?\s*(?:an?|per|each|every)\s+year\b|^\s*\)?\s*(?:yearly|annually|p\.?a\b)/i.test(behind))
				)
					continue
				// "the stated rate plus 8%"
				const base = rate && /\b(?:plus|increased\s+by|in\s+addition\s+to)\b[^.;%]{0,40}$/i.test(before) ? rate.value : 0
				const term: Term = { value: percentage.value + base, start: percentage.start, end: percentage.end, sentence }
				if (wentWrong.test(before) || /^[^.;,]{0,40}\b(?:upon|after|during|following)\b[^.;,]{0,30}\bdefault\b/i.test(behind)) {
					// "the lesser of 18% and the maximum lawful rate": the first number said of a default is the one that counts.
					if (!/\b(?:usur|lawful|legal)\w*\b[^.;]{0,30}$/i.test(before)) defaultRate ??= term
				} else rate ??= term
			}
		}
		const match = /\bcompound(?:s|ed|ing)\b(?:\s+interest)?|\bcompound\s+interest|(?<=\b(?:will|shall|does|to|not|and)\s)compound\b/i.exec(
			sentence.text,
		)
		// Interest that compounds after a default is the default rate's own point.
		if (
			match &&
			!compounding &&
			!(wentWrong.test(sentence.text) && rate !== null) &&
			!isDenied(sentence.text, match) &&
			!/\bnon-?\s?$/i.test(sentence.text.slice(0, match.index))
		) {
			const behind = sentence.text.slice(match.index, match.index + 60)
			const [, times = 1, words = 'once a year'] = frequencies.find(([pattern]) => pattern.test(behind)) ?? []
			compounding = {
				value: times,
				words,
				start: sentence.start + match.index,
				end: sentence.start + match.index + match[0].length,
				sentence,
			}
		}
	}
	return { rate, defaultRate, compounding }
}

const capWords = longPattern('i')`
	\b(?:
		valuation\s+cap|conversion\s+cap|price\s+cap|cap(?:ped)?\s+(?:of|at|is|price)|capped\s+valuation|cap\s+amount
		|(?:pre|post)-?\s?money\s+valuation|(?:valuation|company\s+value|value)\s+of|Cap(?=["”])|quotient\b[^.;$]{0,30}\bdividing
		|dividing(?=\s+\$)
	)
`

function readCap(input: RuleInput): Term | null {
	const named = factsNamed(input, 'valuation_cap').find(({ quantity }) => (quantity ?? 0) > 0)
	for (const sentence of input.structure.sentences) {
		const match = capWords.exec(sentence.text)
		if (named ? named.start < sentence.start || named.start >= sentence.end : !match) continue
		if (named?.quantity) return { value: named.quantity, start: named.start, end: named.end, sentence }
		const amounts = readAmounts(sentence.text, sentence.start).filter(({ value }) => value >= 100_000)
		const at = sentence.start + (match?.index ?? 0)
		const amount =
			amounts.find(({ start }) => start >= at && start < at + 160) ?? amounts.filter(({ end }) => end <= at && end > at - 80).at(-1)
		// "valuation of at least $10,000,000" is a test that the round must pass, and no cap.
		if (
			amount &&
			!/\b(?:at\s+least|less\s+than|minimum|in\s+excess\s+of)\b[^$]{0,20}$/i.test(sentence.text.slice(0, amount.start - sentence.start))
		)
			return { value: amount.value, start: amount.start, end: amount.end, sentence }
	}
	return null
}
