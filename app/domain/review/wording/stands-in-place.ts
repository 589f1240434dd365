import type { Span } from '#app/domain/extraction/extracted-document.ts'

interface Sentences {
	text: string
	/** In document order. */
	sentences: readonly (Span & { clauseId: string | null })[]
}

/** Words of a slot that may be exchanged where the others stay: a number with its unit, an actor and its opposite. */
const mostExchanged = 14
/** Words that may replace one or two: "in perpetuity" becomes a time with its exception. */
const longestSlot = 22
const leastKept = 0.7
const leastSame = 0.55
/** How many times as long as its replacement a quote may be before it has other content (ours). */
const longestQuote = 1.8
const sameSubject = 3

const opensSentence = /^\W*(?:(?:\d{1,2}(?:\.\d{1,2}){0,4}|[(]?[A-Za-z]{1,4}[.)])[.)]?\s*)?(?:\p{Lu}[\p{L} ,/&’'-]{0,60}[.:]\s*)?$/u
const closesSentence = /[.!?;]["”’')\]]*\s*$/
/** What excuses somebody, sets a condition, or leaves a right as it is: it must not vanish with the words around it. */
const keeps = [
	'except',
	'unless',
	'provided',
	'subject to',
	'other than',
	'however',
	'to the extent',
	'notwithstanding',
	'without prejudice',
	'so long as',
	'only if',
]
const units = [/%|\bpercent\b/i, /[$€£]/, /\b(?:days?|weeks?|months?|years?|hours?)\b/i]
/** A reference to another document or place is part of its sentence. */
const reference = /\b(?:annex|schedule|exhibit|appendix|section|clause|article)\s+(?:\d|[A-Z]\b)/i
const pointsBack =
	/^\W*(?:such|this|that|these|those|any\s+such|the\s+foregoing|it|they|however|notwithstanding|otherwise|provided|in\s+(?:that|such|the\s+event)|if|where)\b/i
const ordinary =
	/^(?:agreem|partie|party|other|shall|under|sectio|includ|which|writte|prior|withou|either|neithe|upon|these|their|there|after|before|withi)/

/**
 * Whether wording can take the place of what it quotes and leave the document whole: it exchanges a slot of the same
 * sentence, or it stands for whole sentences of which no exception, number or right gets lost, and that no sentence
 * beside them takes up.
 */
export function standsInPlace(wording: string, { start, end }: Span, { text, sentences }: Sentences): boolean {
	const quote = text.slice(start, end)
	const touched = sentences.filter((sentence) => sentence.start < end && sentence.end > start)
	const [first] = touched
	const last = touched.at(-1)
	if (!first || !last) return false
	const inFront = text.slice(Math.min(first.start, start), start)
	if (!opensSentence.test(inFront) || text.slice(end, Math.max(last.end, end)).replace(/\W/g, '') !== '') return false
	// A page that turns within a sentence ends none.
	if (/^\s*\p{Ll}/u.test(text.slice(Math.max(last.end, end), Math.max(last.end, end) + 6))) return false
	// What is still to be filled in must not replace what is known.
	if (wording.includes('[') && !quote.includes('[')) return false
	if (isSlot(quote, wording))
		return !leavesActor(quote, wording, text.slice(Math.max(last.end, end), Math.max(last.end, end) + following).split('\n')[0] ?? '')
	if (!closesSentence.test(text.slice(start, Math.max(last.end, end))) || /^\W*\p{Ll}/u.test(quote)) return false
	const [said, says] = [quote.toLowerCase(), wording.toLowerCase()]
	if (keeps.some((word) => said.includes(word) && !says.includes(word)) || units.some((unit) => unit.test(quote) && !unit.test(wording)))
		return false
	if (wordsOf(quote).length > longestQuote * wordsOf(wording).length) return false
	const at = sentences.indexOf(last)
	const next = sentences[at + 1]
	const before = sentences[sentences.indexOf(first) - 1]
	if (reference.test(quote) && !reference.test(wording)) return false
	if (
		next &&
		(pointsBack.test(text.slice(next.start, next.end)) || /\balso\b/i.test(text.slice(next.start, Math.min(next.end, next.start + 80))))
	)
		return false
	return ![before, next].some((beside) => beside && shared(text.slice(beside.start, beside.end), wording) >= sameSubject)
}

const following = 600

/**
 * Whether an actor that a slot edit takes out of its place still acts elsewhere in the sentence, or the next sentences go on
 * about the limit as that actor's own. Who is only paid stays as it is.
 */
function leavesActor(quote: string, wording: string, behind: string): boolean {
	const stay = new Set(wordsOf(wording))
	const names = new Set([...quote.matchAll(/\b\p{Lu}[\p{L}\d]+(?=['’]s\b|['’]S\b|\s)/gu)].map(([name]) => name))
	const count = (words: string, name: string) => words.match(new RegExp(`\\b${name}\\b`, 'gi'))?.length ?? 0
	return [...names].some((name) => {
		if (count(wording, name) >= count(quote, name)) return false
		const acts = stay.has(name.toLowerCase()) && new RegExp(`(?<!\\bto )\\b${name}\\b`, 'i').test(wording)
		return acts || new RegExp(`\\b${name}['’]?s?\\b[^.]{0,30}\\b(?:limitation|liabilit)|\\breleases?\\s+${name}\\b`, 'i').test(behind)
	})
}

/** Whether two sentences differ in a few words only, so that everything else of the first stays. */
export function isSlot(quote: string, wording: string): boolean {
	const [one, other] = [wordsOf(quote), wordsOf(wording)]
	if (one.length === 0 || one.length > 400) return false
	const kept = longestCommon(one, other)
	const [gone, come] = [one.length - kept, other.length - kept]
	if (gone <= 2 && come <= longestSlot) return true
	return kept >= leastKept * one.length && kept >= leastSame * other.length && gone <= mostExchanged && come <= mostExchanged
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
}

function longestCommon(one: readonly string[], other: readonly string[]): number {
	let row = new Array<number>(other.length + 1).fill(0)
	for (const word of one) {
		const next = [0]
		for (const [index, against] of other.entries()) next.push(word === against ? row[index]! + 1 : Math.max(row[index + 1]!, next[index]!))
		row = next
	}
	return row.at(-1) ?? 0
}

function shared(one: string, other: string): number {
	const stems = (text: string) =>
		new Set(
			wordsOf(text)
				.filter((word) => word.length >= 5)
				.map((word) => word.slice(0, 6))
				.filter((stem) => !ordinary.test(stem)),
		)
	const has = stems(other)
	return [...stems(one)].filter((stem) => has.has(stem)).length
}
