import { longPattern } from '#app/domain/text/long-pattern.ts'
import { type MaskedSentence, millisecondsOfADay } from '../figures.ts'
import { type Found, figure, isoOf, named, ofKind, parts, plain } from './reading-sums.ts'

const daysOfAMonth = 30.4375

const monthsOfPart: Record<string, number> = { monthly: 1, quarterly: 3, annual: 12, yearly: 12 }

const regularParts = new RegExp(
	String.raw`${figure('N', 'n')}\s(?:\p{L}+\s){0,2}?(?<often>monthly|quarterly|annual|yearly)\s(?:\p{L}+\s)?${parts}`,
	'iu',
)

/** So many monthly, quarterly or yearly parts over a length of time that they do not fill. */
export function vestingParts(sentence: MaskedSentence, text: string): Found | null {
	const match = regularParts.exec(sentence.words)
	const [n, times] = [named(match, sentence.figures, 'n'), ofKind(sentence, 'T')]
	const [time] = times
	const often = monthsOfPart[match?.groups?.often?.toLowerCase() ?? '']
	if (!n || !time || often === undefined || times.length !== 1 || time.unit !== 'months' || n.value < 2) return null
	const tie = /\b(?:over|during|in|across)\s(?:a\s(?:period\sof\s)?|the\s(?:next\s|following\s)?)?$/i.test(
		text.slice(Math.max(0, time.start - 30), time.start),
	)
	if (
		!tie ||
		n.value * often === time.value ||
		/\b(?:cliff|remaining|remainder|balance|rest|thereafter|anniversary|first|unvested|additional|grace|after)\b/i.test(
			text.replace(/\bafter\sthe\sgrant\sdate\b/gi, ' '),
		)
	)
		return null
	return {
		figures: [n, time],
		says: `${plain(n.value)} ${match?.groups?.often?.toLowerCase()} parts take ${plain(n.value * often)} months, not ${plain(time.value)}.`,
	}
}

const ends =
	/\b(?:until|till|to|through|thus|so|that\sis|i\.e\.|namely|meaning|ends?|ending|expires?|expiring|lapses?|runs?\sout|last\sday|finish\w*|over\son)\b/i
const begins = /\b(?:from|as\sof|on|starts?|starting|begins?|beginning|commenc\w*|effective|effect|signed|dated|since|first\sday)\b/i
const signing = longPattern('iu')`
	^\s(?:after|from|counted\sfrom|of|following)\s(?:the\s|this\s|its\s)?(?:
		signing|signature|date\sof\s(?:signing|signature|this\s\p{L}+)|effective\sdate|start|letter
	)\b(?!\s(?:ends?|ended|expire[sd]?|terminate[sd]?|is\sover)\b)
`
const moving = longPattern('i')`
	\b(?:
		renew\w*|exten[ds]\w*|prolong\w*|earlier|notice|warning|before|prior|if|unless|initial|whichever|further|additional|each|every
		|earliest|installments?|payments?|grace|warrant\w*|option
	)\b
`

/**
 * A length of time between two days, or from the day of signing to another, that they do not have.
 *
 * @param signedOn the day of signing or effect, ISO 8601, where it is known
 */
export function endOfTerm(sentence: MaskedSentence, text: string, signedOn: string | null): Found | null {
	const [times, dates] = [ofKind(sentence, 'T'), ofKind(sentence, 'D')]
	const [time] = times
	const to = dates.at(-1)
	if (!time || times.length !== 1 || !to || dates.length > 2 || (time.unit !== 'months' && time.unit !== 'days')) return null
	const from = dates.length === 2 ? dates[0]! : null
	const begin = from?.value ?? (signing.test(text.slice(time.end)) && signedOn !== null ? Date.parse(signedOn) / millisecondsOfADay : null)
	if (begin === null) return null
	const [first, last] = [Math.min(time.start, from?.start ?? time.start), Math.max(to.end, time.end)]
	const lead = text.slice(
		from && from.start < time.start ? Math.max(0, from.start - 40) : Math.min(time.end, to.start),
		from ? from.start : to.start,
	)
	const between = text.slice(from ? from.end : time.end, to.start)
	if (
		last - first > 160 ||
		(from && !begins.test(lead)) ||
		!ends.test(between) ||
		moving.test(text.slice(first, last)) ||
		moving.test(text.slice(Math.max(0, first - 30), first))
	)
		return null
	const days = to.value - begin
	// A few days either way are a matter of counting, not of the term.
	const off = Math.abs(days - time.value * (time.unit === 'months' ? daysOfAMonth : 1))
	if (!Number.isFinite(days) || days <= 0 || off <= (time.unit === 'months' ? 0.75 * daysOfAMonth : 3)) return null
	const real = time.unit === 'months' ? `about ${plain(Math.round(days / daysOfAMonth))} months` : `${plain(days)} days`
	return {
		figures: [...(from ? [from] : []), time, to],
		says: `From ${isoOf(begin)} to ${isoOf(to.value)} is ${real}, not ${plain(time.value)}.`,
	}
}
