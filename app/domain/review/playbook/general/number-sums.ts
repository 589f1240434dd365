import { type Amount, readAmounts } from '../../facts/amounts.ts'
import { readDates } from '../../facts/dates.ts'
import { readDurations } from '../../facts/durations.ts'
import { numberWordsPattern, parseDigits, parseNumberWords } from '../../facts/number-words.ts'
import type { WrongSum } from './worked-sums.ts'

/** A figure in a sentence and what it counts. */
interface Figure {
	start: number
	end: number
	value: number
	/** As it is shown: "€" before it, "units" behind it. */
	before: string
	behind: string
}

const parts = String.raw`(?:parts?|pieces?|payments?|instal?lments?|bills?|invoices?|rates?|tranches|slices|steps|stages|portions|sums|transfers)`
/** "In three pieces", "three bills": how many parts there are, with few words between. */
const numberOfParts = new RegExp(String.raw`\b(${numberWordsPattern}|\d{1,2})\s(?:\([\w\s]{1,12}\)\s)?(?:\p{L}+\s){0,2}?${parts}\b`, 'iu')
/** Words that say that what follows are the parts of what stands before. */
const splits = /\b(?:split|divided|spread|broken\sdown|made\sup\sof|consist(?:s|ing)\sof|composed\sof|apportioned|namely|as\sfollows)\b/i
const totals = String.raw`(?:total(?:s|ing|l?ed)?|in\ssum|in\sall|altogether|all\stogether|aggregate|sums?\sup\sto|adds?\sup\sto|comes?\sto|(?:which|that|this|together)\smakes?)`
const totalBefore = new RegExp(String.raw`\b${totals}\b[^.;\d]{0,40}$`, 'i')
const totalBehind = /^[^.;\d,]{0,20}\b(?:in\s(?:total|all|sum)|altogether|all\stogether|complete)\b/i
/** Figures that are not plain parts of a whole: nothing follows from their sum. */
const notPlain =
	/\b(?:plus|less|minus|net\sof|discount\w*|deduct\w*|interest|tax(?:es)?|VAT|GST|minimum|maximum|up\sto|at\sleast|at\smost|not\sexceed\w*|exceed\w*|more\sthan|over\sand\sabove|approximately|about|around|rounded|or|greater|lesser|higher|lower|per|each|every|thereafter|additional\w*|extra|late|penalt\w*|increas\w*|refund\w*|cap(?:ped)?|deposit|estimat\w*|if|unless|except|of\swhich|remaining|remainder|balance|rest)\b/i
/** Between parts stands little more than what each is for. */
const longestGap = 90
/** A list that comes out at less than half or more than double was never meant to add up (ours). */
const [leastShare, mostShare] = [0.5, 2]
/** What is lost in rounding, as a share of the whole. */
const rounding = 0.005

/**
 * Figures of one sentence that do not come out, read by the numbers and not by a fixed wording: parts of a whole, equal
 * parts, a share of shares, a length of time between two dates. Only where each figure has its place in the sum.
 *
 * @param signedOn the day of signing or effect, ISO 8601, where it is known
 */
export function wrongFigures(text: string, signedOn: string | null): WrongSum[] {
	if ((text.match(/\d/g)?.length ?? 0) < 2) return []
	const amounts = readAmounts(text)
	const found = [partsOfAmounts(text, amounts), equalParts(text, amounts), partsOfCount(text), shareOfShares(text), endOfTerm(text, signedOn)]
	return found.flatMap((sum) => (sum ? [sum] : []))
}

/** "£40,000 on signing, £30,000 in July and £30,000 in October", which are to make £90,000. */
function partsOfAmounts(text: string, amounts: readonly Amount[]): WrongSum | null {
	const figures = amounts.map((amount) => figureOf(text, amount))
	return sameCurrency(amounts) ? wholeAndParts(text, figures) : null
}

/** "1,200 units, spread as 250 in the first quarter, 300 in the second, 650 in the third". */
function partsOfCount(text: string): WrongSum | null {
	if (!splits.test(text)) return null
	const figures = [...text.matchAll(/(?<![\p{L}\d$€£.,/%-])(\d{1,3}(?:,\d{3})+|\d{1,7})(?![\d.,]*\d|\s?%|\s?(?:percent|st|nd|rd|th)\b)/gu)].flatMap((match): Figure[] => {
		const value = parseDigits(match[1] ?? '')
		return value === null ? [] : [{ start: match.index, end: match.index + match[0].length, value, before: '', behind: '' }]
	})
	const [whole] = figures
	const noun = whole ? /^\s(\p{Ll}{3,})/u.exec(text.slice(whole.end))?.[1] : undefined
	if (!whole || noun === undefined || figures.length < 4 || readDates(text).length > 0 || /^(?:days?|weeks?|months?|years?|hours?|minutes?)$/.test(noun)) return null
	// The first is the whole, and the others are parts of it only behind words that say so.
	return splits.test(text.slice(whole.end, figures[1]!.start)) ? comparison(text, { ...whole, behind: ` ${noun}` }, figures.slice(1)) : null
}

function wholeAndParts(text: string, figures: readonly Figure[]): WrongSum | null {
	if (figures.length < 3) return null
	const announced = numberOfParts.exec(text)
	const count = announced ? (parseNumberWords(announced[1] ?? '') ?? parseDigits(announced[1] ?? '')) : null
	for (const whole of [figures.at(-1)!, figures[0]!]) {
		const others = figures.filter((figure) => figure !== whole)
		const isTotal = totalBefore.test(text.slice(0, whole.start)) || totalBehind.test(text.slice(whole.end))
		const isSplit = whole === figures[0] && (splits.test(text.slice(whole.end, others[0]!.start)) || (count === others.length && (announced?.index ?? 0) > whole.start && (announced?.index ?? 0) < others[0]!.start))
		if (!(isSplit || (isTotal && (count === null || count === others.length)))) continue
		const sum = comparison(text, whole, others)
		if (sum) return sum
	}
	return null
}

function comparison(text: string, whole: Figure, others: readonly Figure[]): WrongSum | null {
	const [first, last] = [others[0]!, others.at(-1)!]
	const from = Math.min(whole.start, first.start)
	const to = Math.max(whole.end, last.end)
	const gaps = others.slice(1).map((figure, index) => text.slice(others[index]!.end, figure.start))
	if (gaps.some((gap) => gap.length > longestGap || !/[,;]|\band\b/i.test(gap) || /\.\s/.test(gap))) return null
	// "At least 1,200 units" is a whole as well; among the parts, and right behind them, each such word makes the sum unsure.
	if (notPlain.test(text.slice(first.start, last.end)) || notPlain.test(text.slice(last.end, Math.min(text.length, last.end + 60)).split(/[.;]/)[0] ?? '') || notPlain.test(text.slice(Math.max(0, first.start - 30), first.start))) return null
	const sum = others.reduce((all, { value }) => all + value, 0)
	if (Math.abs(sum - whole.value) <= Math.max(0.01, whole.value * rounding) || sum < whole.value * leastShare || sum > whole.value * mostShare) return null
	return { index: from, length: to - from, says: `The parts add up to ${shownAs(whole, sum)}, not to ${shownAs(whole, whole.value)}.` }
}

const yearly = /^[^.;\d]{0,30}?\b(?:a|per|each|every|in\seach|in\sa)\s?(?:full\s)?(?:calendar\s)?(?:year|annum)\b/i

/** What stands beside a yearly sum without changing it. */
const ofAYear = /\b(?:per|each|every|in\seach)\s(?:full\s|calendar\s)?(?:year|annum)\b|\b(?:before|after)\stax(?:es)?\b/gi

/** "84,000 euros a year, in twelve equal parts of 6,800 euros": as many times as is said, and no other sum beside them. */
function equalParts(text: string, amounts: readonly Amount[]): WrongSum | null {
	if (amounts.length !== 2 || !sameCurrency(amounts)) return null
	const [each, all] = [...amounts].sort((a, b) => a.value - b.value) as [Amount, Amount]
	const lead = text.slice(Math.max(0, each.start - 60), each.start)
	const match = new RegExp(String.raw`\b(${numberWordsPattern}|\d{1,3})\s(?:\(\w{1,12}\)\s)?(?:(?:equal|monthly|quarterly|weekly|annual|yearly|even|same|consecutive|successive|months?[’'])\s){0,3}(?:${parts}|months?)\s(?:of|at|with)\s(?:the\ssum\sof\s)?$`, 'iu').exec(lead)
	const n = match ? (parseNumberWords(match[1] ?? '') ?? parseDigits(match[1] ?? '')) : null
	const between = text.slice(Math.min(each.end, all.end), Math.max(each.start, all.start))
	const behind = (text.slice(Math.max(each.end, all.end)).split(/[.;]/)[0] ?? '').slice(0, 60).replace(ofAYear, ' ')
	if (n === null || n < 2 || notPlain.test(behind) || notPlain.test(between.replace(ofAYear, ' ')) || /\b(?:first|then)\b/i.test(between)) return null
	// Twelve parts of a year's sum, or parts of one sum; a yearly sum for several years is another count.
	if (yearly.test(text.slice(all.end)) && n !== 12 && n !== 4) return null
	const sum = n * each.value
	if (Math.abs(sum - all.value) <= Math.max(n, all.value * rounding) || sum < all.value * leastShare || sum > all.value * mostShare) return null
	const figure = figureOf(text, all)
	const from = Math.min(each.start, all.start)
	return { index: from, length: Math.max(each.end, all.end) - from, says: `${plain(n)} times ${shownAs(figure, each.value)} is ${shownAs(figure, sum)}, not ${shownAs(figure, all.value)}.` }
}

const opensWithTotal = new RegExp(String.raw`^\W{0,3}(?:\w+\s){0,3}?${totals}\b`, 'i')
const timesEach = new RegExp(String.raw`\b(${numberWordsPattern}|\d{1,3})\s(?:(?:equal|monthly|quarterly|weekly|annual|yearly|further|consecutive|successive)\s){0,3}(?:${parts}|months?)\s(?:of|at)\s$`, 'iu')

/**
 * "In total 45,000 euros." behind a sentence with the payments that make it up: 15,000 euros and four payments of 6,000
 * euros. Read where the sentence before holds nothing but such payments.
 */
export function wrongTotalBehind(before: string, text: string): WrongSum | null {
	const [whole, ...more] = readAmounts(text)
	if (!whole || more.length > 0 || !opensWithTotal.test(text) || notPlain.test(text)) return null
	const terms = readAmounts(before)
	if (terms.length < 2 || !sameCurrency([whole, ...terms]) || notPlain.test(before)) return null
	const sum = terms.reduce((all, { start, value }) => {
		const times = timesEach.exec(before.slice(Math.max(0, start - 60), start))?.[1]
		return all + value * (times === undefined ? 1 : (parseNumberWords(times) ?? parseDigits(times) ?? 1))
	}, 0)
	if (Math.abs(sum - whole.value) <= Math.max(terms.length, whole.value * rounding) || sum < whole.value * leastShare || sum > whole.value * mostShare) return null
	const figure = figureOf(text, whole)
	return { index: 0, length: whole.end, says: `The payments before add up to ${shownAs(figure, sum)}, not to ${shownAs(figure, whole.value)}.` }
}

const security = String.raw`(?:\p{L}+\s){0,2}?(?:shares?|options?|units?|stock|warrants)`
const portion = new RegExp(String.raw`(?<![\d,.])(\d{1,3}(?:,\d{3})+|\d{2,9})\s${security}\b[^.;%\d]{0,60}\b(?:out\sof|of)\s(?:our\s|the\s|its\s|a\stotal\sof\s|all\s)?(\d{1,3}(?:,\d{3})+|\d{2,10})\s${security}\b[^.;%\d]{0,60}?(?:(\d{1,3}(?:\.\d{1,4})?)\s?(?:%|percent|per\scent)|(${numberWordsPattern})\s(?:percent|per\scent))`, 'iu')

/** "60,000 of our 8,000,000 shares, which is 1.5 percent". */
function shareOfShares(text: string): WrongSum | null {
	const match = portion.exec(text)
	if (!match) return null
	const [part, whole] = [parseDigits(match[1] ?? ''), parseDigits(match[2] ?? '')]
	const percent = match[3] === undefined ? parseNumberWords(match[4] ?? '') : Number(match[3])
	if (part === null || whole === null || percent === null || percent === 0 || part >= whole || /\b(?:discount|up\sto|at\sleast|vest\w*|prefer\w*|each|per)\b/i.test(match[0])) return null
	const real = (part / whole) * 100
	// As exact as the percentage is written: "1.5" may stand for 1.46.
	const exact = 0.5 * 10 ** -(match[3]?.split('.')[1]?.length ?? 1)
	if (Math.abs(real - percent) <= Math.max(exact, percent * 0.03)) return null
	return { index: match.index, length: match[0].length, says: `${plain(part)} of ${plain(whole)} is ${plain(Math.round(real * 1000) / 1000)}%, not ${plain(percent)}%.` }
}

const ends = /\b(?:until|till|to|through|thus|so|that\sis|i\.e\.|namely|meaning|ends?|ending|expires?|expiring|runs?\sout|last\sday)\b/i
const begins = /\b(?:from|as\sof|starts?|starting|begins?|beginning|commenc\w*|effective|signed|dated)\b/i
const fromSigning = /^\s(?:after|from|counted\sfrom)\s(?:the\s)?(?:signing|signature|date\sof\s(?:signing|signature|this\s\p{L}+)|effective\sdate|start)\b/iu
const moving = /\b(?:renew\w*|exten[ds]\w*|prolong\w*|earlier|notice|warning|before|prior|if|unless|first|initial|delivery|whichever|further|additional|each|every|earliest)\b/i

/** "From 1 March 2025 for eighteen months, so until 31 May 2026"; "24 months after the signing, thus on 1 September 2026". */
function endOfTerm(text: string, signedOn: string | null): WrongSum | null {
	const durations = readDurations(text).filter(({ unit }) => unit === 'months')
	const dates = readDates(text)
	const [duration] = durations
	const months = duration?.readings[0]
	const last = dates.at(-1)
	if (!duration || durations.length !== 1 || months === undefined || duration.readings.length > 1 || !last || dates.length > 2 || last.start < duration.end) return null
	const link = text.slice(duration.end, last.start)
	if (link.length > 80 || !ends.test(link)) return null
	const [first] = dates
	const begin = dates.length === 2 && first && first.end <= duration.start && duration.start - first.end < 60 && begins.test(text.slice(Math.max(0, first.start - 40), first.start)) ? first.iso : dates.length === 1 && fromSigning.test(link) ? signedOn : null
	if (begin === null) return null
	const from = dates.length === 2 && first ? first.start : duration.start
	if (moving.test(text.slice(from, last.end))) return null
	const real = (Date.parse(last.iso) - Date.parse(begin)) / 86_400_000 / 30.4375
	// A few days either way are a matter of counting, not of the term.
	if (!Number.isFinite(real) || real <= 0 || Math.abs(real - months) <= 0.75) return null
	return { index: from, length: last.end - from, says: `From ${begin} to ${last.iso} is about ${plain(Math.round(real))} months, not ${plain(months)}.` }
}

function sameCurrency(amounts: readonly Amount[]): boolean {
	return amounts.every(({ currency }) => currency === amounts[0]?.currency)
}

function figureOf(text: string, { start, end, value }: Amount): Figure {
	const written = text.slice(start, end)
	const before = /^[^\d]{1,5}(?=\d)/.exec(written)?.[0] ?? ''
	const behind = before === '' ? (/\s?[\p{L}$€£]+$/u.exec(written)?.[0] ?? '') : ''
	return { start, end, value, before, behind: /million|thousand|billion/i.test(behind) ? '' : behind }
}

function shownAs({ before, behind }: Figure, value: number): string {
	return `${before}${plain(value)}${behind}`
}

function plain(value: number): string {
	return value.toLocaleString('en-US', { maximumFractionDigits: 3 })
}
