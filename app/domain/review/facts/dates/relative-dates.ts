import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { confidence } from '../confidence.ts'
import type { ParsedFact } from '../fact-names.ts'
import type { FactSource } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import { plainNumber } from '../amounts/plain-number.ts'
import { matchesWithin, stretches } from '../stretches.ts'

const lastSignature = longPattern('gi')`
	\b(?:as\sof\s)?the\s(?:later|last(?:er|est)?|latest|most\srecent)\s(?:of\sthe\s)?(?:dates?\s)?(?:(?:of|on\swhich)\s[^.;]{0,40})?sign
		(?:ed|ature|s|ing)[^.;,)]{0,60}
	|\bdate\s(?:
		of\s(?:the\s)?last\ssignature|last\ssigned|the\slast\sparty\ssigns
		|of\s(?:its\s)?(?:last\s)?(?:execution|signature)\sby\s(?:both|all|the\slast)
	)[^.;,)]{0,60}
`
const signatureCue = /\b(?:sign(?:ed|ature|s|ing)|SIGN\w+|execution\sby)\b/g

export function readLastSignature(source: FactSource): ParsedFact[] {
	return [...matchesWithin(source.text, stretches(source.text, signatureCue, 110, 70), lastSignature)].flatMap(({ at, match }) => {
		const isStart = /effective|dated|date\b|entered|made/i.test(source.text.slice(Math.max(0, at - 100), at))
		if (!isStart || isOneOfTwo(source.text, at, at + match[0].length)) return []
		return [
			makeFact(
				source,
				'effective_date',
				{ start: at, end: at + match[0].length },
				{ value: 'date of last signature', confidence: confidence.stated },
			),
		]
	})
}

/** "on the day after the date of the last signature", "the later of (a) the date of the last signature or (b) the filing": that day alone does not say it. */
function isOneOfTwo(text: string, start: number, end: number): boolean {
	if (/\b(?:days?|date)\s(?:after|following)\s(?:the\s)?$/i.test(text.slice(Math.max(0, start - 30), start))) return true
	return /^[^.;]{0,30}[,;]?\s(?:or|and)\s\((?:b|ii|2|y)\)/i.test(text.slice(end, end + 60))
}

const event =
	'(?:the\\s|its\\s|such\\s|each\\s|any\\s|this\\s|receipt|delivery|termination|expiration|written|notice|Closing|commencement|execution)[^.,;:()\\n]{0,70}?'
const eventEnds =
	'(?=[.,;:()\\n]|\\s(?:and|or|if|unless|provided|shall|will|may|must|to|does|do|is|are|was|has|have|that|which|by|in\\swhich|whichever|then)\\b|$)'
const counted = new RegExp(`^[’']?,?\\s?(after|following|from|before|prior\\sto|preceding|of)\\s(${event})${eventEnds}`, 'i')
const anniversary = new RegExp(
	patternPart`
		\bthe\s(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\s(?:\(\d{1,2}(?:st|nd|rd|th)\)\s)?anniversary\sof\s
		(${event})${eventEnds}
	`,
	'gi',
)
const anniversaryCue = /\b[Aa]nniversary\sof\b/g
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const backwards = /^(?:before|prior|preceding)/i

/**
 * Days that are counted from an event: "thirty days after the Effective Date" is 30 days, of "after the Effective
 * Date". The event stays words; when it is known, others may count. And the later or earlier of two days, both named in
 * `of`.
 */
export function readRelativeDates(source: FactSource): ParsedFact[] {
	const fromEvents = source.durations.flatMap((duration) => {
		const match = counted.exec(source.text.slice(duration.end, duration.end + 110))
		if (!match || duration.readings.length === 0) return []
		const of = `${backwards.test(match[1] ?? '') ? 'before' : 'after'} ${folded(match[2] ?? '')}`
		const span = { start: duration.start, end: duration.end + match[0].length }
		const sure = duration.readings.length > 1 ? confidence.disputed : /^of$/i.test(match[1] ?? '') ? confidence.implied : confidence.stated
		return duration.readings.map((quantity) =>
			makeFact(source, 'relative_date', span, { value: plainNumber(quantity), unit: duration.unit, quantity, of, confidence: sure }),
		)
	})
	const anniversaries = [...matchesWithin(source.text, stretches(source.text, anniversaryCue, 30, 90), anniversary)].map(
		({ at, match }) => {
			const months = 12 * (ordinals.indexOf((match[1] ?? '').toLowerCase()) + 1)
			return makeFact(
				source,
				'relative_date',
				{ start: at, end: at + match[0].length },
				{
					value: plainNumber(months),
					unit: 'months',
					quantity: months,
					of: `after ${folded(match[2] ?? '')}`,
					confidence: confidence.stated,
				},
			)
		},
	)
	return [...fromEvents, ...anniversaries, ...readWhichever(source)]
}

const whichever = /\bthe\s(later|latest|earlier|earliest|sooner)\s(?:(?:to\soccur|date)\s)?(?:of|between)[:,]?\s/gi
const whicheverCue = /\b(?:later|latest|earlier|earliest|sooner)\s(?:to\soccur\s|date\s)?(?:of|between)\b/gi
const marker = /\(?(?:[a-e]|[xyz]|i{1,3}|iv|v|[1-5])\)\s/

function readWhichever(source: FactSource): ParsedFact[] {
	return [...matchesWithin(source.text, stretches(source.text, whicheverCue, 8, 8), whichever)].flatMap(({ at, match }) => {
		const from = at + match[0].length
		const rest = source.text.slice(from, from + 320).split(/[.;]\s(?=\p{Lu}|$)|\n/u)[0] ?? ''
		const parts = alternativesOf(rest)
		if (parts.length < 2) return []
		const last = parts.at(-1) ?? ''
		const end = from + rest.lastIndexOf(last) + last.length
		return [
			makeFact(
				source,
				'relative_date',
				{ start: at, end },
				{
					value: `${/^(?:later|latest)$/i.test(match[1] ?? '') ? 'later' : 'earlier'} of`,
					of: parts.map(folded).join(' / '),
					confidence: confidence.stated,
				},
			),
		]
	})
}

function alternativesOf(rest: string): string[] {
	const marked = marker.test(rest.slice(0, 8))
	const pieces = marked ? rest.split(new RegExp(marker.source, 'g')).slice(1, 6) : rest.split(/,?\s(?:and|or)\s/).slice(0, 2)
	return pieces
		.map((piece, index) => {
			const own = index === pieces.length - 1 ? (piece.split(/[,)]\s?/)[0] ?? '') : piece
			return own.replace(/[\s,;]*(?:\b(?:and|or)\b)?[\s,;(.]*$/, '').trim()
		})
		.filter((piece) => piece.length > 2 && piece.length <= 140)
}

function folded(words: string): string {
	return words.replace(/\s+/g, ' ').trim()
}
