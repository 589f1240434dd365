import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { matchesWithin, stretches } from '../../facts/stretches.ts'
import { allMatches } from '../search/all-matches.ts'
import type { FeatureSink } from './sentence-features.ts'
import { type Lexicon, tokenIds } from './tokens.ts'

/** What is marked as a few words, not as a sentence: the name of the document, and dates. */
export type PhraseKind = 'name' | 'date'

const month =
	'(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?'
const gap = '[_\\[\\]*●•]{1,8}'
const dates = new RegExp(
	[
		`\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:day\\s+of\\s+)?${month},?\\s+(?:of\\s+)?\\d{4}`,
		`\\b${month}\\s+\\d{1,2}(?:st|nd|rd|th)?\\s?,?\\s+(?:of\\s+)?\\d{4}`,
		patternPart`
			\b(?:the\s+)?(?:${gap}|\d{1,2}\s?(?:st|nd|rd|th)?|[a-z]{3,12}(?:-[a-z]{3,8})?)\s+day\s+of\s+(?:${month}|${gap}),?\s*(?:of\s+)?
			(?:\d{4}|[_\[\]*\d]{2,8})?
		`,
		`\\b${month},?\\s+\\d{4}`,
		'\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b',
		'\\b\\d{4}-\\d\\d-\\d\\d\\b',
		`\\b${month}\\s+${gap},?\\s+(?:\\d{4}|\\d{2}${gap})`,
		`${gap}\\s?,\\s+(?:19|20)\\d\\d\\b`,
	].join('|'),
	'gi',
)
/** What every date has: a year, "day of", two numbers with a mark between, or a gap to fill in. */
const dateCue = /\d{4}|[Dd][Aa][Yy]\s+[Oo][Ff]\s|\d[/.-]\d|[_[\]*●•]/g

const kinds = patternPart`
	(?:
		AGREEMENT|CONTRACT|AMENDMENT|LICENSE|LICENCE|STATEMENT|ADDENDUM|LEASE|UNDERTAKING|LETTER|MEMORANDUM|ORDER|SCHEDULE|EXHIBIT|POLICY
		|TERMS|DEED|GUARANTY|WARRANTY|ARRANGEMENT|PROPOSAL|CERTIFICATE|APPENDIX|UNDERSTANDING|NOTE|PLAN
	)S?
`
const kindWord = new RegExp(`\\b${kinds}\\b`, 'i')
const names = new RegExp(
	patternPart`
		(?:(?:[A-Z][A-Za-z0-9.&'’/-]*|\([A-Za-z .]{1,40}\)|No\.|\d{1,4}|of|and|for|to|the|in|on|with|[&/,–-])\s+){0,14}(?:
			${kinds}|Agreements?|Contract|Amendment|License|Statement|Addendum|Letter|Lease|Memorandum of Understanding
		)\b(?:\s+(?:No\.?\s*\d+|\d{1,2}|NO\.\s*\d+|(?:FOR|OF|ON|TO|AND|REGARDING)(?:\s+[A-Z][A-Z&/-]+){1,8}))?
	`,
	'g',
)
const leadingWords = /^(?:(?:This|THIS|The|THE|and|of|for|to|in|on|with|the|[&,/-])\s+)+/

/** The name stands near the top; dates of the agreement anywhere, but not after this many. */
const nameReach = 8000
const titleLineReach = 5000
const mostDates = 80

/** Phrases of a document that may be its name, or a date of it, in document order of discovery. */
export function phraseCandidates(text: string, kind: PhraseKind): Span[] {
	const found: Span[] = []
	const seen = new Set<string>()
	const add = (start: number, end: number) => {
		const key = `${start}-${end}`
		if (seen.has(key)) return
		seen.add(key)
		found.push({ start, end })
	}
	if (kind === 'date') {
		for (const { at, match } of matchesWithin(text, stretches(text, dateCue, 80, 60), dates)) {
			const start = at + (match[0].length - match[0].trimStart().length)
			add(start, start + match[0].trim().length)
			if (found.length > mostDates) break
		}
		return found
	}
	const top = text.slice(0, nameReach)
	for (const match of allMatches(top, names)) {
		const whole = match[0].replace(/^[\s,–-]+|[\s,–-]+$/g, '')
		for (const name of [whole, whole.replace(leadingWords, '')]) {
			const start = text.indexOf(name, match.index)
			if (name.length > 5 && name.length < 140) add(start, start + name.length)
		}
	}
	let at = 0
	for (const line of text.slice(0, titleLineReach).split('\n')) {
		const trimmed = line.trim()
		if (trimmed.length > 6 && trimmed.length < 120 && kindWord.test(trimmed) && trimmed.split(/\s+/).length <= 16) {
			const start = at + line.indexOf(trimmed)
			add(start, start + trimmed.length)
		}
		at += line.length + 1
	}
	return found
}

const groups = { own: 0, ownPair: 1, leftAt: 2, left: 3, rightAt: 4, right: 5, leftPair: 6, leftTriple: 7, rightPair: 8, shape: 9 } as const

const surroundings = 90
const nearWords = 9

/** The features of one candidate: its own words, those around it by distance, where it stands and how it is written. */
export function emitPhraseFeatures(
	text: string,
	{ start, end }: Span,
	rank: number,
	count: number,
	lexicon: Lexicon,
	emit: FeatureSink,
): void {
	const own = tokenIds(text, start, end, lexicon)
	const before = tokenIds(text, Math.max(0, start - surroundings), start, lexicon).slice(-nearWords)
	const after = tokenIds(text, end, Math.min(text.length, end + surroundings), lexicon).slice(0, nearWords)
	const put = (group: number, first: number, second = 0) => {
		if (first >= 0 && second >= 0) emit(group, first, second)
	}
	for (const [index, token] of own.entries()) {
		put(groups.own, token)
		if (index > 0) put(groups.ownPair, own[index - 1]!, token)
	}
	for (const [index, token] of before.entries()) {
		put(groups.leftAt, token, before.length - index)
		put(groups.left, token)
	}
	for (const [index, token] of after.entries()) {
		put(groups.rightAt, token, index)
		put(groups.right, token)
	}
	if (before.length > 1) put(groups.leftPair, before.at(-2)!, before.at(-1)!)
	if (before.length > 2) put(groups.leftTriple, before.at(-3)!, ((before.at(-2)! * 131) ^ before.at(-1)!) & 0xfffff)
	if (after.length > 1) put(groups.rightPair, after[0]!, after[1]!)
	const phrase = text.slice(start, end)
	const shape = [
		Math.min(12, Math.floor(Math.log2(start + 2))),
		Math.floor((10 * start) / text.length),
		Math.min(rank, 12),
		Math.min(count, 12),
		phrase === phrase.toUpperCase() ? 1 : 0,
		Math.min(15, own.length),
		text.slice(Math.max(0, start - 2), start).trim() === '' ? 1 : 0,
		text.slice(end, end + 2).trim() === '' ? 1 : 0,
		Math.min(20, phrase.split(/\s+/).length),
	]
	for (const [index, value] of shape.entries()) emit(groups.shape, index, value)
}
