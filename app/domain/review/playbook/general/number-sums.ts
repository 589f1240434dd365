import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { type Figure, type FigureKind, maskFigures, type MaskedSentence, millisecondsOfADay } from './figures.ts'
import type { WrongSum } from './worked-sums.ts'

interface Found {
	figures: Figure[]
	says: string
}

const figure = (kind: string, name: string) => String.raw`⟦${kind}(?<${name}>\d+)⟧`
const parts = patternPart`
	(?:
		parts?|pieces?|payments?|instal?lments?|bills?|invoices?|rates?|tranches|slices|steps|stages|portions|sums|transfers|goes|turns
		|deliver(?:y|ies)|batches|lots|shipments|drops|rounds
	)
`
const totals = patternPart`
	\b(?:
		total(?:s|ing|l?ed)?|in\ssum|in\sall|altogether|all\stogether|together|aggregate|sums?\s(?:up\s)?(?:to|of)|adds?\sup\sto
		|com(?:es?|ing)\s(?:up\s)?to|makes?|making|amounts?\sto|amounting\sto|equals?|equal\sto|equating\sto|gives?|giving|resulting
	)\b
`
const results = new RegExp(
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
/** Figures that are not plain parts of a whole: nothing follows from their sum. */
const notPlain = longPattern('i')`
	\b(?:
		plus|less|minus|net\sof|discount\w*|deduct\w*|interest|tax(?:es)?|VAT|GST|minimum|maximum|up\sto|at\sleast|at\smost|not\sexceed\w*
		|exceed\w*|more\sthan|over\sand\sabove|approximately|about|around|rounded|or|greater|lesser|higher|lower|thereafter|additional\w*
		|extra|late|penalt\w*|increas\w*|refund\w*|cap(?:ped)?|estimat\w*|if|unless|except|insurance|insured|occurrence|limits?|deductible
	)\b
`
/** Of parts that are said to be alike these are not. */
const unlike = /\b(?:first|then|final|last|balance|rest|remainder|remaining)\b/i
/** What stands beside such sums without changing them. */
const harmless = /\b(?:before|after|without)\s(?:tax(?:es)?|interest)\b|\bnet\b/gi
/** A figure that is further off than by a third was never meant to be the result (ours). */
const [leastShare, mostShare] = [0.7, 1.4]
/** What is lost in rounding, as a share of the whole. */
const rounding = 0.005
const drawn = /-{4,}|_{4,}|\|/
const daysOfAMonth = 30.4375

/**
 * Figures of one sentence that do not come out, read by what they are and how they hang together, not by a fixed
 * wording: parts of a whole, so many times a sum, a percentage of a sum, a share of shares, a length of time between two
 * days. Only where all figures of the sentence have their place in the one sum, and the result is off by little enough
 * to be a slip.
 *
 * @param signedOn the day of signing or effect, ISO 8601, where it is known
 */
export function wrongFigures(text: string, signedOn: string | null): WrongSum[] {
	if ((text.match(/\d/g)?.length ?? 0) < 2 || text.includes('⟦') || drawn.test(text)) return []
	const sentence = maskFigures(text)
	if (sentence.figures.length < 2) return []
	const found = [
		partsOfWhole,
		timesSum,
		monthsOfYear,
		percentOfSum,
		sharesOfAll,
		shareOfShares,
		vestingParts,
		endOfTerm,
	].reduce<Found | null>((first, read) => first ?? read(sentence, text, signedOn), null)
	if (!found) return []
	const [from, to] = [Math.min(...found.figures.map(({ start }) => start)), Math.max(...found.figures.map(({ end }) => end))]
	return [{ index: from, length: to - from, says: found.says }]
}

const ofKind = ({ figures }: MaskedSentence, kind: FigureKind): Figure[] => figures.filter((each) => each.kind === kind)

const numberOfParts = new RegExp(String.raw`${figure('N', 'n')}\s(?:\p{L}+\s){0,2}?${parts}`, 'u')

function partsOfWhole(sentence: MaskedSentence, text: string): Found | null {
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

function timesSum(sentence: MaskedSentence, text: string): Found | null {
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

function monthsOfYear(sentence: MaskedSentence, text: string): Found | null {
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

const isTax = /\b(?:VAT|GST|(?:sales|value[\s-]added)\stax)\b/i
const isDiscount = /\b(?:discount|less|minus|off|reduced|rebate|reduction)\b/i
const isShare = /⟦P\d+⟧\s(?:of|on|from)\b/
const unsurePercent =
	/\b(?:or|at\sleast|up\sto|minimum|maximum|exceed\w*|more|greater|lesser|higher|lower|increas\w+|if|unless|each|per|additional|interest|late)\b/i

function percentOfSum(sentence: MaskedSentence, text: string): Found | null {
	const [money, percents] = [ofKind(sentence, 'M'), ofKind(sentence, 'P')]
	const [p, ...more] = percents
	if (
		!p ||
		more.length > 0 ||
		money.length !== 2 ||
		money[0]!.unit !== money[1]!.unit ||
		p.value === 0 ||
		p.value >= 100 ||
		unsurePercent.test(text) ||
		!results.test(text)
	)
		return null
	const [whole, part] = [...money].sort((a, b) => b.value - a.value) as [Figure, Figure]
	const [first, last] = money as [Figure, Figure]
	const reads = isTax.test(text)
		? { base: first, result: last, value: first.value * (1 + p.value / 100), how: 'plus' }
		: isDiscount.test(text)
			? { base: first, result: last, value: first.value * (1 - p.value / 100), how: 'less' }
			: isShare.test(sentence.words)
				? { base: whole, result: part, value: (whole.value * p.value) / 100, how: 'of' }
				: null
	if (!reads) return null
	const { base, result, value, how } = reads
	// What the percentage comes to may be meant instead of what is left or comes out.
	if (how !== 'of' && Math.abs((base.value * p.value) / 100 - result.value) <= 1) return null
	if (!differs(value, result.value, 1)) return null
	const terms =
		how === 'of'
			? `${plain(p.value)}% of ${shownAs(text, base, base.value)}`
			: `${shownAs(text, base, base.value)} ${how} ${plain(p.value)}%`
	return { figures: [p, base, result], says: `${terms} is ${shownAs(text, result, value)}, not ${shownAs(text, result, result.value)}.` }
}

const ofOneWhole =
	/\b(?:shares?|founders?|owners?|owns?|hold(?:s|ing)?|invoiced?|payable|paid|instal?lments?|stages?|split|divided|belongs?|profits?|capital|subscribed)\b/i
const ofOtherThings = longPattern('i')`
	\b(?:
		interest|discount|vest\w*|tax|VAT|majority|at\sleast|more\sthan|up\sto|if|increase\w*|less\sthan|year|thereafter|then|quorum
		|threshold|consent|approval|or|of\sthe\s(?:remaining|balance|rest)
	)\b
`

/** "Tom 50%, Dana 30% and Lee 25%": shares of one whole that are more than it, or fewer where the last one closes the list. */
function sharesOfAll(sentence: MaskedSentence, text: string): Found | null {
	const percents = ofKind(sentence, 'P')
	if (percents.length < 2 || ofKind(sentence, 'N').length > 1 || !ofOneWhole.test(text) || ofOtherThings.test(text)) return null
	const gaps = percents.slice(1).map((each, index) => text.slice(percents[index]!.end, each.start))
	if (gaps.some((between) => between.length > 60 || !/[,;()]|\band\b/i.test(between))) return null
	const sum = percents.reduce((all, { value }) => all + value, 0)
	const closed =
		/\b(?:remaining|final|nobody\selse|no\sother|completion|acceptance)\b/i.test(text) ||
		(percents.length > 2 && /\b(?:whole|all\sof|among|between\s(?:the|them|us))\b/i.test(text))
	if (
		!(sum > 100.5 && sum <= 130) &&
		!(closed && percents.length > 2 && sum >= 80 && sum < 99.5) &&
		!(closed && percents.length === 2 && sum > 100.5)
	)
		return null
	if (percents.length === 2 && !closed) return null
	return { figures: percents, says: `The parts add up to ${plain(sum)}%, not to 100%.` }
}

const ofSecurities = /\b(?:shares?|options?|units?|stock|warrants|quotas|RSUs?)\b/i

function shareOfShares(sentence: MaskedSentence, text: string): Found | null {
	const [counts, percents] = [ofKind(sentence, 'N').filter(({ value }) => value >= 20), ofKind(sentence, 'P')]
	const [p] = percents
	if (
		!p ||
		percents.length !== 1 ||
		counts.length !== 2 ||
		p.value === 0 ||
		p.value >= 100 ||
		ofKind(sentence, 'M').length > 0 ||
		ofKind(sentence, 'T').length > 0 ||
		!ofSecurities.test(text)
	)
		return null
	const [whole, part] = [...counts].sort((a, b) => b.value - a.value) as [Figure, Figure]
	const [from, to] = [Math.min(whole.start, part.start, p.start), Math.max(whole.end, part.end, p.end)]
	const between = text.slice(from, to)
	if (
		part.value >= whole.value ||
		!/\b(?:out\sof|of|from|against)\b/i.test(between) ||
		/\b(?:discount|up\sto|at\sleast|vest\w*|prefer\w*|each|per\sshare|additional|increas\w*|after|future|pool)\b/i.test(text)
	)
		return null
	const real = (part.value / whole.value) * 100
	// As exact as the percentage is written: "1.5" may stand for 1.46.
	const digits = /\.(\d+)/.exec(text.slice(p.start, p.end))?.[1]?.length ?? 0
	if (Math.abs(real - p.value) <= Math.max(0.5 * 10 ** -digits, p.value * 0.03) || real > p.value * 3 || real < p.value / 3) return null
	return {
		figures: [part, whole, p],
		says: `${plain(part.value)} of ${plain(whole.value)} is ${plain(Math.round(real * 1000) / 1000)}%, not ${plain(p.value)}%.`,
	}
}

const monthsOfPart: Record<string, number> = { monthly: 1, quarterly: 3, annual: 12, yearly: 12 }

const regularParts = new RegExp(
	String.raw`${figure('N', 'n')}\s(?:\p{L}+\s){0,2}?(?<often>monthly|quarterly|annual|yearly)\s(?:\p{L}+\s)?${parts}`,
	'iu',
)

function vestingParts(sentence: MaskedSentence, text: string): Found | null {
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
	)\b
`
const moving = longPattern('i')`
	\b(?:
		renew\w*|exten[ds]\w*|prolong\w*|earlier|notice|warning|before|prior|if|unless|initial|whichever|further|additional|each|every
		|earliest|installments?|payments?|grace|warrant\w*|option
	)\b
`

function endOfTerm(sentence: MaskedSentence, text: string, signedOn: string | null): Found | null {
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

const opensWithTotal = new RegExp(String.raw`^\W{0,3}(?:\w+\s){0,3}?${totals}`, 'i')
const perUnit = /\b(?:per|each|every)\b/i
const timesEach = new RegExp(String.raw`${figure('N', 'n')}\s(?:[\p{L}-]+\s){0,3}?(?:${parts}|months?)\s(?:of|at)\s$`, 'iu')

/**
 * "In total 45,000 euros." behind a sentence with the payments that make it up: 15,000 euros and four payments of 6,000
 * euros. Read where the sentence before holds nothing but such payments.
 */
export function wrongTotalBehind(before: string, text: string): WrongSum | null {
	if (
		!opensWithTotal.test(text) ||
		notPlain.test(text) ||
		notPlain.test(before) ||
		perUnit.test(before) ||
		`${before}${text}`.includes('⟦')
	)
		return null
	const [whole, ...more] = maskFigures(text).figures.filter(({ kind }) => kind === 'M')
	const { words, figures } = maskFigures(before)
	const terms = figures.filter(({ kind }) => kind === 'M')
	if (!whole || more.length > 0 || terms.length < 2 || terms.some(({ unit: currency }) => currency !== whole.unit)) return null
	const sum = terms.reduce((all, term) => {
		const times = timesEach.exec(words.slice(0, words.indexOf(`⟦M${figures.indexOf(term)}⟧`)))?.groups?.n
		return all + term.value * (times === undefined ? 1 : figures[Number(times)]!.value)
	}, 0)
	return differs(sum, whole.value, terms.length)
		? {
				index: 0,
				length: whole.end,
				says: `The payments before add up to ${shownAs(text, whole, sum)}, not to ${shownAs(text, whole, whole.value)}.`,
			}
		: null
}

function named(match: RegExpExecArray | null, figures: readonly Figure[], name: string): Figure | null {
	const index = match?.groups?.[name]
	return index === undefined ? null : (figures[Number(index)] ?? null)
}

function differs(result: number, stated: number, allowance: number): boolean {
	return Math.abs(result - stated) > Math.max(allowance, stated * rounding) && result >= stated * leastShare && result <= stated * mostShare
}

function shownAs(text: string, { start, end, kind }: Figure, value: number): string {
	const written = text.slice(start, end)
	const before = /^[^\d]{1,5}(?=\d)/.exec(written)?.[0] ?? ''
	const unitBehind = before === '' && kind === 'M' ? (/\s?[\p{L}$€£]+$/u.exec(written)?.[0] ?? '') : ''
	const noun = kind === 'N' ? (/^\s\p{Ll}{3,}/u.exec(text.slice(end))?.[0] ?? '') : ''
	return `${before}${plain(value)}${/million|thousand|billion/i.test(unitBehind) ? '' : unitBehind}${noun}`
}

function isoOf(days: number): string {
	return new Date(days * millisecondsOfADay).toISOString().slice(0, 10)
}

function plain(value: number): string {
	return value.toLocaleString('en-US', { maximumFractionDigits: 3 })
}
