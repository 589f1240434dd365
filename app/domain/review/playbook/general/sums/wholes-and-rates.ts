import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Figure, MaskedSentence } from '../figures.ts'
import { type Found, differs, figure, named, notPlain, ofKind, parts, plain, shownAs, totals } from './reading-sums.ts'

/** Words that stand before the result of a sum. */
export const results = new RegExp(
	patternPart`
		(?:
			${totals}|=
			|\b(?:
				so|thus|hence|therefore|that\sis|which\sis|i\.e\.|being|namely|leaves?|leaving|you\sget|lands?|correspond\w*|represent\w*
				|calculated|overall|whole\slot|value|without\sinterest
			)\b
		)
	`,
	'i',
)
/** Words by which the figures of a sentence are the parts of one of them. */
const splits = longPattern('i')`
	\b(?:
		split|divided|spread|broken\sdown|made\sup\sof|consist(?:s|ing)\sof|compris\w+|composed\sof|apportioned|allocated|namely
		|as\sfollows|of\swhich|in\s(?:two|three|four|five|six)\b|(?:the\s)?(?:balance|rest|remainder|remaining|other)\b|down\spayment
		|deposit|in\s(?:total|all|sum)|total|altogether|together|complete|full\sprice|which\smakes|makes
	)\b
`
/** Of parts that are said to be alike these are not. */
const unlike = /\b(?:first|then|final|last|balance|rest|remainder|remaining)\b/i
/** What stands beside such sums without changing them. */
const harmless = /\b(?:before|after|without)\s(?:tax(?:es)?|interest)\b|\bnet\b/gi

const numberOfParts = new RegExp(String.raw`${figure('N', 'n')}\s(?:\p{L}+\s){0,2}?${parts}`, 'u')

/** Amounts, or counts of one thing, that are said to make up another and do not. */
export function partsOfWhole(sentence: MaskedSentence, text: string): Found | null {
	const money = ofKind(sentence, 'M')
	const counts = ofKind(sentence, 'N')
	const announced = numberOfParts.exec(sentence.words)
	const count = announced ? sentence.figures[Number(announced.groups?.n)] : undefined
	const list = money.length >= 3 ? money : money.length === 0 ? counts.filter((each) => each !== count) : []
	if (list.length < (list === money ? 3 : 4) || list.some(({ unit }) => unit !== list[0]!.unit) || ofKind(sentence, 'P').length > 0)
		return null
	if (!splits.test(text) && count?.value !== list.length - 1) return null
	// The whole is the greatest of them, and stands first or last.
	const whole = [list[0]!, list.at(-1)!].find(({ value }) => list.every((each) => each.value <= value))
	const others = list.filter((each) => each !== whole)
	if (
		!whole ||
		notPlain.test(text.replace(harmless, ' ').replace(/^[^\d]{0,60}\bat\sleast\s(?=\d)/i, ' ')) ||
		/\b(?:per|each|every)\b/i.test(text.slice(others[0]!.start, others.at(-1)!.end + 20))
	)
		return null
	if (list !== money && (ofKind(sentence, 'D').length > 0 || !alike(text, whole, others))) return null
	if (count !== undefined && list === money && count.value !== others.length && count.value > 1 && count.value < 10) return null
	const sum = others.reduce((all, { value }) => all + value, 0)
	return differs(sum, whole.value, 0.01)
		? { figures: list, says: `The parts add up to ${shownAs(text, whole, sum)}, not to ${shownAs(text, whole, whole.value)}.` }
		: null
}

/** Counts of one thing: the whole names what is counted, and the parts name no other thing. */
function alike(text: string, whole: Figure, others: readonly Figure[]): boolean {
	const noun = nounBehind(text, whole)
	if (noun === null || /^(?:days?|weeks?|months?|years?|hours?|minutes?|percent)$/.test(noun)) return false
	return others.every((each) => {
		const own = nounBehind(text, each)
		return own === null || own === noun || /^(?:in|on|at|to|for|from|by|go|goes|are|shall|will|and|of|with)$/.test(own)
	})
}

function nounBehind(text: string, { end }: Figure): string | null {
	return /^\s(\p{Ll}{2,})/u.exec(text.slice(end))?.[1] ?? null
}

const unitBehind = String.raw`\s?(?:each|apiece|a\spiece|per\s\p{L}+|(?:a|an|every)\s(?!total|sum|whole)\p{L}+)`
const eachPattern = new RegExp(
	patternPart`
		(?:${parts}|months?|weeks?|hours?|days?|times)\s(?:[\p{L}-]+\s){0,2}?(?:of|at|with)\s(?:the\ssum\sof\s)?⟦[MN](?<a>\d+)⟧
		|⟦M(?<b>\d+)⟧${unitBehind}
		|\b(?:at|of|à|for)\s⟦M(?<c>\d+)⟧\s(?:each|apiece|per|a)\b
		|⟦N(?<d>\d+)⟧\s\p{L}+\s(?:each|apiece|per\s\p{L}+)\b
	`,
	'iu',
)
/** "A weekly levy of $210": a rate by its name alone. */
const rateName =
	/\b(?:monthly|weekly|hourly|daily)\s(?:\p{L}+\s){0,2}(?:fee|levy|rent|rate|wage|salary|retainer|payment)s?\sof\s⟦M(?<a>\d+)⟧/iu

/** So many times an amount, with a result that is another. */
export function timesSum(sentence: MaskedSentence, text: string): Found | null {
	const [money, counts, times] = [
		ofKind(sentence, 'M'),
		ofKind(sentence, 'N'),
		ofKind(sentence, 'T').filter(({ unit }) => unit === 'months'),
	]
	const match = eachPattern.exec(sentence.words) ?? rateName.exec(sentence.words)
	const each = match ? sentence.figures[Number(Object.values(match.groups ?? {}).find((at) => at !== undefined))] : undefined
	if (
		!each ||
		unlike.test(text) ||
		notPlain.test(text.replace(harmless, ' ')) ||
		ofKind(sentence, 'P').length > 0 ||
		ofKind(sentence, 'D').length > 0
	)
		return null
	const pool = each.kind === 'M' ? money : counts
	const rest = pool.filter((other) => other !== each)
	const n =
		each.kind === 'M'
			? counts.length === 1
				? counts[0]
				: counts.length === 0 && times.length === 1
					? times[0]
					: undefined
			: counts[0] === each
				? undefined
				: counts[0]
	const all = each.kind === 'M' ? rest[0] : rest.find((other) => other !== n)
	if (
		!n ||
		!all ||
		all === n ||
		pool.length !== (each.kind === 'M' ? 2 : 3) ||
		all.unit !== each.unit ||
		all.value <= each.value ||
		n.value < 2 ||
		n.value > 1000 ||
		!Number.isInteger(n.value)
	)
		return null
	// "$500 a month for two years" is counted in months, weekly and yearly sums are not.
	if (n.kind === 'T' && !/\bmonth/i.test(text.slice(each.start, each.end + 20)) && !/\bmonthly\b/i.test(text)) return null
	if (!results.test(text) && !/\b(?:instal?lments?|parts|payments|rates)\sof\b|\bat\b/i.test(text)) return null
	const product = n.value * each.value
	return differs(product, all.value, each.kind === 'M' ? n.value : 0)
		? {
				figures: [n, each, all],
				says: `${plain(n.value)} times ${shownAs(text, each, each.value)} is ${shownAs(text, all, product)}, not ${shownAs(text, all, all.value)}.`,
			}
		: null
}

const gap = (most: number) => String.raw`(?:[^.;⟦]|\.(?=\d)){0,${most}}?`
const ofMonth = String.raw`\s(?:(?:a|per|each|every|in\sa|in\seach)\smonth|monthly)\b`
const ofYear = String.raw`\s(?:(?:a|per|each|every|in\sa|in\seach|for\sthe|for\sa)\s(?:full\s|whole\s|calendar\s)?(?:year|annum)|yearly|annually)\b`
const yearlyRate = String.raw`\b(?:annual|yearly)\b${gap(30)}`
const monthsPatterns = [
	patternPart`
		${figure('M', 'each')}${ofMonth}${gap(12)}(?:\b(?:so|thus|that\sis|i\.e\.|or|being|makes|which\sis|equating\sto|equal\sto)\b|[(/=,])
		${gap(15)}${figure('M', 'all')}${ofYear}
	`,
	patternPart`
		${figure('M', 'all')}${ofYear}${gap(12)}(?:\b(?:so|thus|that\sis|i\.e\.|or|being|makes|which\sis|paid)\b|[(/=,])${gap(15)}
		${figure('M', 'each')}${ofMonth}
	`,
	String.raw`${yearlyRate}${figure('M', 'all')}\s?(?:\(|,\s(?:or|so|that\sis|being)\s)${figure('M', 'each')}${ofMonth}`,
].map((source) => new RegExp(source, 'iu'))

/** An amount a month beside one a year that is not twelve times it. */
export function monthsOfYear(sentence: MaskedSentence, text: string): Found | null {
	for (const pattern of monthsPatterns) {
		const match = pattern.exec(sentence.words)
		const [each, all] = [named(match, sentence.figures, 'each'), named(match, sentence.figures, 'all')]
		if (!match || !each || !all || each.unit !== all.unit) continue
		// A lower price for a whole year is an offer and no slip.
		if (
			/\b(?:instead|whichever|choose|choice|option|prepa\w+|upfront|advance|sav(?:e|ing)|discount\w*|up\sto|at\sleast|minimum|maximum)\b/i.test(
				text,
			) ||
			(/\bor\b/i.test(match[0]) && all.value < 12 * each.value)
		)
			continue
		if (differs(12 * each.value, all.value, 12))
			return {
				figures: [each, all],
				says: `12 times ${shownAs(text, each, each.value)} is ${shownAs(text, all, 12 * each.value)}, not ${shownAs(text, all, all.value)}.`,
			}
	}
	return null
}
