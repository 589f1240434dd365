import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { isDenied } from '../passages.ts'
import type { RuleInput } from '../rule.ts'
import type { Sentence } from '../../clauses/clause.ts'

/** How equity is earned, as far as the paper says. */
export interface VestingSchedule {
	/** Every sentence that speaks of it, in document order. */
	sentences: Sentence[]
	/** Their words, joined. */
	words: string
	/** From start to fully vested; `null` where no length is stated. */
	months: number | null
	/** Months before anything vests: 0 where the paper rules a cliff out, `null` where it states none. */
	cliff: number | null
}

/** Shares vest; title, powers and rights that "vest in the Company" are another matter. */
const vests =
	/\b(?:un|re)?-?vest(?:s|ed|ing)?\b(?!\s+(?:\w+\s+){0,2}in\s+(?:the\s+)?(?:company|corporation|assignee|client|customer|buyer|board)\b)/i
/** Plain documents have "earned" for vested. */
const earns = longPattern('i')`
	\b(?:shares?|stock|equity|stake)\b[^.;]{0,60}\b(?:un)?earned\b|\bunearned\b|\b(?:is|are|be)\s+earned\b
	|\bearns?\b[^.;]{0,40}\b(?:shares?|stock|equity|stake)\b
`
const otherVesting =
	/\b(?:title|ownership|copyrights?|intellectual\s+property|inventions?|work\s+product|powers?|authority|discretion)\b[^.;]{0,80}\bvest(?:s|ed|ing)?\b/i
const release = longPattern('i')`
	\b(?:released\s+from|lapses?\s+(?:as\s+to|with\s+respect\s+to)|ceases?\s+to\s+be\s+subject\s+to)\b[^.;]{0,120}\b
		(?:repurchase|forfeit\w*|buy-?back|shares)\b
	|\bcliff\b
	|\brepurchase\s+(?:right|option)\b[^.;]{0,60}\blapses?\b
`

/** Reads the vesting schedule from every sentence that speaks of vesting, wherever it stands; `null` when none does. */
export function vestingSchedule(input: RuleInput): VestingSchedule | null {
	const sentences = vestingSentences(input)
	if (sentences.length === 0) return null
	const words = inDigits(
		sentences
			.map(({ text }) => text)
			.join(' ')
			.replace(/\s+/g, ' '),
	)
	const cliff = cliffIn(words)
	return { sentences, words, months: monthsIn(words, cliff ?? 0), cliff: cliff ?? (everyYear.test(words) ? 12 : null) }
}

function vestingSentences({ structure }: RuleInput): Sentence[] {
	const headed = new Set(
		structure.clauses
			.filter(({ heading }) => heading !== null && /\bvest(?:ing|ed)?\b/i.test(heading) && !/\baccelerat/i.test(heading))
			.map(({ id }) => id),
	)
	for (const { id, parentId } of structure.clauses) if (parentId !== null && headed.has(parentId)) headed.add(id)
	return structure.sentences.filter(
		({ text, clauseId }) =>
			((vests.test(text) || earns.test(text)) && !otherVesting.test(text)) ||
			release.test(text) ||
			(clauseId !== null && headed.has(clauseId)),
	)
}

const ordinal: Record<string, number> = { first: 12, second: 24, third: 36, fourth: 48, fifth: 60 }
const rest = /\b(?:remain\w*|balance|rest|thereafter|following|then)\b/i
const everyYear =
	/\b(?:each|every|per)\s+(?:\w+\s+){0,2}(?:anniversary|year)\b|\b(?:annual(?:ly)?|yearly)\b[^.;]{0,30}\b(?:instal?lments?|tranches|portions)\b/i

function monthsIn(words: string, cliff: number): number | null {
	const totals: number[] = []
	for (const { start, end, unit, readings } of readDurations(words)) {
		if (unit !== 'months') continue
		const before = words.slice(Math.max(0, start - 60), start)
		const behind = words.slice(end, end + 40)
		const over = longPattern('i')`
			\b(?:
				over|during|in|across|through(?:out)?|period\s+of|schedule\s*(?:of|:|is)?|vest(?:s|ing)?\s*(?:period|term)?\s*:
				|(?:^|[.|]\s*)vesting(?:\s+(?:period|term))?|\bvest\w*\s+for
			)\s+(?:
				(?:a|an|the|its|total|of|next|following|remaining|subsequent|further|course|period|additional|another|full|ensuing|then)\s+
			){0,5}$
		`.exec(before)
		const named = /^[\s-]*(?:(?:period|monthly|linear|straight-line|reverse|total|standard)\s+){0,2}(?:vest\w*|schedule)\b/i.test(behind)
		if (!over && !named) continue
		const added =
			cliff > 0 &&
			rest.test(before.slice(-60) + (over?.[0] ?? '')) &&
			/\b(?:remain\w*|balance|rest|thereafter)\b/i.test(words.slice(Math.max(0, start - 160), start) + behind)
		for (const months of readings) totals.push(months + (added ? cliff : 0))
	}
	for (const { index, 0: match, 1: parts, 2: unit } of allMatches(
		words,
		/\b1\/(\d{1,3})(?:th|rd|nd|st)?\b[^.;]{0,90}?\b(month|quarter|year)/gi,
	)) {
		const ofRest = /\b(?:remain\w*|balance|rest)\b/i.test(words.slice(Math.max(0, index - 30), index) + match)
		totals.push(Number(parts) * monthsOf(unit) + (ofRest ? cliff : 0))
	}
	for (const { index, 1: digits, 2: inWords, 3: unit } of allMatches(
		words,
		longPattern('gi')`
			\b(?:(\d{1,3})|([a-z]+(?:-[a-z]+)?))\)?\s+(?:(?:substantially|equal|approximately|successive|consecutive)\s+){0,3}
			(month|quarter|annual|year)(?:ly)?\s+(?:instal?lments?|tranches|portions|parts|steps)\b
		`,
	)) {
		const count = digits ? Number(digits) : countOf(inWords ?? '')
		const ofRest = rest.test(words.slice(Math.max(0, index - 90), index))
		if (count) totals.push(count * monthsOf(unit) + (ofRest ? cliff : 0))
	}
	for (const { 1: share, 2: unit } of allMatches(
		words,
		/\b(\d{1,2}(?:\.\d{1,4})?)\s?(?:%|percent)[^.;%]{0,90}?\b(?:each|every|per)\s+(?:\w+\s+){0,2}(month|quarter|anniversary|year)/gi,
	)) {
		const steps = Math.round(100 / Number(share))
		if (steps > 1 && steps <= 60) totals.push(steps * monthsOf(unit === 'anniversary' ? 'year' : unit))
	}
	const last = allMatches(words, /\b(first|second|third|fourth|fifth)\s+anniversar/gi).map(
		([, name = '']) => ordinal[name.toLowerCase()] ?? 0,
	)
	if (Math.max(0, ...last) > 12) totals.push(Math.max(...last))
	return totals.length > 0 ? Math.max(...totals) : null
}

function countOf(word: string): number {
	const [duration] = readDurations(`${word} months`)
	return duration?.readings[0] ?? 0
}

function monthsOf(unit: string | undefined): number {
	return { month: 1, quarter: 3, annual: 12, year: 12 }[unit?.toLowerCase() ?? ''] ?? 1
}

function cliffIn(words: string): number | null {
	const none = /\bcliffs?\b/i.exec(words)
	if (none && (isDenied(words, none) || /\bcliffs?\s*:?\s*(?:is\s+)?(?:none|no\b|n\/a|waived|does\s+not\s+apply)/i.test(words))) return 0
	const found: number[] = []
	for (const { start, end, unit, readings } of readDurations(words)) {
		if (unit !== 'months' && unit !== 'days') continue
		const months = (readings[0] ?? 0) * (unit === 'days' ? 12 / 365 : 1)
		const before = words.slice(Math.max(0, start - 150), start)
		const behind = words.slice(end, end + 60)
		const named =
			/^[\s-]*(?:vesting\s+)?cliff\b/i.test(behind) ||
			longPattern('i')`
				\bcliff(?:\s+(?:period|date))?\s*(?:\([^)]{0,20}\)\s*)?(?::|of|is|lasts?|at|after|ends|means|-|–)?\s*
				(?:the\s+|a\s+|on\s+|after\s+|date\s+that\s+is\s+)?$
			`.test(before)
		const part =
			longPattern('i')`
				\b(?:\d{1,2}(?:\.\d+)?\s?(?:%|percent)|one[\s-](?:quarter|fourth|third|half|eighth)|1\/\d{1,2}(?:th|rd)?|quarter|half|third)
				[^.;]{0,110}\b(?:on|upon|after|at|following|once|when|until|completing|completed)\s+(?:\w+\s+){0,5}$
			`.test(before) &&
			!/\b(?:each|every|per|over|remaining|balance)\s+(?:\w+\s+){0,4}$/i.test(before) &&
			!/^\s*(?:each|in\s+equal)\b/i.test(behind)
		const partThen =
			longPattern('i')`
				\b(?:\d{1,2}(?:\.\d+)?\s?(?:%|percent)|one[\s-](?:quarter|fourth|third|half)|1\/\d{1,2}(?:th)?)[^.;]{0,70}\b(?:vest|become|earn)\w*
					(?:\s+vested)?\s*$
				|(?:one[\s-](?:quarter|fourth|third|half)|\b\d{1,2}\s?%)\s+$
			`.test(before) && /^\s*(?:after|from|following)\b/i.test(behind)
		const nothing =
			longPattern('i')`
				\b(?:no|none|nothing|not)\b[^.;]{0,80}\bvest\w*\b[^.;]{0,60}\b(?:until|before|prior\s+to|during|within|unless|in\s+the\s+first)\b
					[^.;]{0,50}$
				|\b(?:no|none)\b[^.;]{0,40}\b(?:until|before|prior\s+to|during)\b[^.;]{0,40}$
				|\b(?:start\w*|begin\w*|commenc\w+)\s+(?:to\s+vest\s+)?(?:\w+\s+){0,2}$
			`.test(before) && /\b(?:vest|until|before|begin|start|commenc|during|prior|first)\w*/i.test(before.slice(-80))
		// "After three months in which nothing vests", "the first three months vest together".
		const quiet =
			/^[^.;]{0,24}\b(?:nothing|none|no\s+(?:\w+\s+)?(?:shares?|part|options?|stock|equity|units?))\b[^.;]{0,30}\b(?:vest|earn)/i.test(
				behind,
			)
		const together =
			/\bfirst\s+(?:period\s+of\s+)?$/i.test(before) &&
			/^[^.;]{0,24}\b(?:vests?|vested|are\s+earned|is\s+earned)\s+(?:together|in\s+one|at\s+once|as\s+one|on\s+(?:the\s+)?(?:last|\p{Lu}))/iu.test(
				behind,
			)
		const anniversary = /^[\s-]*anniversary\b/i.test(behind) && !/\b(?:each|every)\s+(?:\w+\s+){0,2}$/i.test(before)
		if (named || part || partThen || nothing || quiet || together || anniversary) found.push(Math.round(months))
	}
	if (
		longPattern('i')`
			\bfirst(?:\s+\(?1st\)?)?\s+(?:annual\s+|one-year\s+)?anniversary|\b(?:one|1)[\s-]?year\s+cliff
			|\bfirst\s+year\s+of\s+(?:service|vesting|continuous)|\bin\s+the\s+first\s+year\b|\bfull\s+year\s+of\s+service\b
		`.test(words)
	)
		found.push(usualYear)
	if (
		/\b(?:quarter|fourth|third|half|25\s?%|nothing|no\s+\w+)\b[^.;]{0,30}\b(?:after|before|until)\s+(?:a|one|the\s+first)\s+(?:full\s+|whole\s+)?year\b/i.test(
			words,
		)
	)
		found.push(usualYear)
	// A quarter in one piece before the monthly steps is a cliff, by whatever date it is given.
	if (/(?:\b25\s?%|\bone[\s-](?:quarter|fourth)\b|\b1\/4(?:th)?\b)/i.test(words) && /\b1\/48/.test(words)) found.push(usualYear)
	const whole = found.filter((months) => months > 0)
	return whole.length > 0 ? Math.min(...whole) : null
}

const usualYear = 12

const parts: Record<string, number> = { twelfth: 12, sixteenth: 16, twentyfourth: 24, thirtysixth: 36, fortyeighth: 48, sixtieth: 60 }

function inDigits(words: string): string {
	return words.replace(
		/\bone[\s-](twelfth|sixteenth|twenty-?\s?fourth|thirty-?\s?sixth|forty-?\s?eighth|sixtieth)\b/gi,
		(_whole, part: string) => `1/${parts[part.toLowerCase().replace(/[\s-]/g, '')]}`,
	)
}
