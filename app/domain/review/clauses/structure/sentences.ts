import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Sentence } from '../clause.ts'
import { readLines, trim } from './lines.ts'
import { readPrintedNumber } from './printed-number.ts'
import { allMatches } from '../search/all-matches.ts'

const abbreviations = new Set(
	(
		'mr mrs ms dr prof st vs v e.g i.e cf al art arts sec secs no nos approx fig vol ed op p pp para paras cl ch jan feb mar apr jun ' +
		'jul aug sep sept oct nov dec u.s u.k u.s.c c.f.r a.m p.m d.b.a ph.d hon jr sr attn tel fax ext est dept bldg ave blvd rd ste'
	).split(' '),
)
/** These end a name more often than a sentence: a sentence ends there only before a word that begins one. */
const companyEndings = new Set('inc ltd corp co llc l.l.c l.p llp plc s.a n.v b.v etc'.split(' '))
const sentenceOpeners = longPattern()`
	^(?:
		The|This|These|Those|Each|Either|Any|All|No|If|In|On|At|For|Upon|Such|Neither|Nothing|Notwithstanding|Except|Subject|Unless|We|You
		|Our|Your|It|Its|Both|When|Where|During|After|Before|As|By|To|With
	)\b
`

/**
 * Sentences of all parts in document order, without the numbers and headings before them.
 * The items of a list that are parted by semicolons count as sentences too.
 */
export function readSentences(
	document: ExtractedDocument,
	clauses: readonly Clause[],
	locate: (offset: number) => Clause | null,
): Sentence[] {
	const bodyStarts = new Map(clauses.map((clause) => [clause.start, clause.bodyStart]))
	const sentences: Sentence[] = []
	const add = (from: number, to: number) => {
		const span = trim(document.text, from, to)
		if (span.end - span.start < 2) return
		sentences.push({
			start: span.start,
			end: span.end,
			text: document.text.slice(span.start, span.end),
			clauseId: locate(span.start)?.id ?? null,
		})
	}
	const notes = document.paragraphs.filter((paragraph) => paragraph.part !== 'body')
	const stretches = [...readLines(document), ...notes.map((note) => ({ start: note.start, end: note.end }))]
	for (const { start, end } of stretches) {
		let from = bodyStarts.get(start) ?? start
		if (from >= end) {
			// A bare heading, or a title: a stretch without sentences of its own, unless it is all there is.
			if (bodyStarts.get(start) === start) add(start, end)
			continue
		}
		for (const stop of sentenceStops(document.text, from, end)) {
			add(from, stop)
			from = stop
		}
		add(from, end)
	}
	return sentences
}

/** The sentences of a few words of prose; an abbreviation ("EU-U.S.", "Inc.", "No. 4") ends none. */
export function sentencesIn(words: string): string[] {
	const stops = [0, ...sentenceStops(words, 0, words.length), words.length]
	return stops.flatMap((stop, index) => words.slice(stops[index - 1] ?? 0, stop).trim() || [])
}

const stop = /[.?!;]/g
const opensSentence = /^[\p{Lu}\p{N}"“‘'([_$]/u
/** No sentence is longer; what goes on without a stop is cut, so that rules stay fast on hostile text. */
const longest = 8000
const listItem = /^;\s{1,3}(?:(?:and|or|and\/or)\s{1,3})?(?=\(?(?:[a-z]{1,4}|\d{1,2})\)\s)/

function sentenceStops(text: string, start: number, end: number): number[] {
	const stops: number[] = []
	let last = start
	for (const match of allMatches(text.slice(start, end), stop)) {
		const at = start + match.index
		while (at - last > longest) stops.push((last += longest))
		if (match[0] === ';') {
			const item = listItem.exec(text.slice(at, at + 20))
			if (item) stops.push((last = at + 1))
			continue
		}
		let behind = at + 1
		while (behind < end && '.?!"”’\')]'.includes(text[behind] ?? '')) behind++
		if (behind >= end || !/\s/.test(text[behind] ?? '')) continue
		const next = text.slice(behind, behind + 30).trimStart()
		if (!opensSentence.test(next)) continue
		if (match[0] === '.' && !endsSentence(text.slice(Math.max(start, at - 12), at), next)) continue
		stops.push((last = behind))
	}
	while (end - last > longest) stops.push((last += longest))
	return stops
}

const lastWord = /([\p{L}\p{N}.]{1,12})$/u
const oneLetter = /^\p{L}$/u

function endsSentence(before: string, next: string): boolean {
	const word = lastWord.exec(before)?.[1]?.toLowerCase() ?? ''
	if (abbreviations.has(word)) return false
	if (companyEndings.has(word)) return sentenceOpeners.test(next)
	if (oneLetter.test(word)) return false
	// "2." or "(ii) 3." in running text is a number of a list, not the end of a sentence.
	return !/(?:^|\s)\d{1,2}$/.test(before) || readPrintedNumber(`${word}. ${next}`) === null || sentenceOpeners.test(next)
}
