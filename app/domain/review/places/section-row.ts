import { longPattern } from '#app/domain/text/long-pattern.ts'
import { wordsToTwenty } from '#app/domain/text/number-words.ts'
import { romanValue } from '../clauses/structure/printed-number.ts'
import { allMatches } from '../clauses/search/all-matches.ts'
import type { NamedClause } from '../places-in-text.ts'

/** A number that may open a section: that of a clause, or one that stands in the words of one. */
export interface Mark {
	start: number
	parts: readonly number[]
	/** `null` where the number was not read as that of a clause. */
	clause: NamedClause | null
	/** "4.2", as it is cited. */
	number: string
	isArticle: boolean
	/** How surely it opens a section, against a number at the beginning of one that stands in no other. */
	weight: number
}

/** A printed number further away than this was reached over a gap that nobody can tell from a wrong number. */
const widestGap = 3
/** How much a gap in the row counts against it, in numbers that it holds. */
const gapCost = 0.6
/** What stands in the middle of a line is less surely a section's number than what begins one. */
const inlineWeight = 0.7
/** How much each number counts that a row leaves out: of two rows of one length, the denser one is that of the sections. */
const skipCost = 0.05
const lookBack = 80

/**
 * The longest row of numbers in which each follows the one before: 3.1 behind 3 or 2.9, 14 behind 13. A number that is none
 * of the row is a reference ("… as set out in⏎Section 9 …"), an item of a list, or a line of a table.
 */
function longestRow(marks: readonly Mark[]): Mark[] {
	const best: { score: number; from: number }[] = []
	let last = -1
	for (const [index, mark] of marks.entries()) {
		const { weight } = mark
		let score = weight - (mark.parts.every((part) => part <= 1) ? 0 : gapCost)
		let from = -1
		for (let at = Math.max(0, index - lookBack); at < index; at++) {
			const step = stepTo((marks[at] as Mark).parts, mark.parts)
			const reached = step === null ? -Infinity : (best[at]?.score ?? 0) + weight - step - (index - at - 1) * skipCost
			if (reached > score) [score, from] = [reached, at]
		}
		best.push({ score, from })
		if (last === -1 || score > (best[last]?.score ?? 0)) last = index
	}
	const row: Mark[] = []
	for (let at = last; at >= 0; at = best[at]?.from ?? -1) row.unshift(marks[at] as Mark)
	return row
}

const shortestRow = 3

/** The longest row, and those before and behind it: files hold more than one agreement, and each counts from 1. */
export function rowsOf(marks: readonly Mark[], depth = 0): Mark[] {
	const row = longestRow(marks)
	const [first, last] = [row[0], row.at(-1)]
	if (!first || !last || depth === deepest) return row
	const others = [
		marks.filter(({ start }) => start < first.start),
		marks.filter(({ start }) => start > last.start && start >= (last.clause?.end ?? 0)),
	]
	const [before = [], behind = []] = others.map((each) => rowsOf(each, depth + 1)).map((each) => (each.length < shortestRow ? [] : each))
	return [...before, ...row, ...behind]
}

const deepest = 6

/** What it costs that one number stands behind another; `null` where it can't. */
export function stepTo(before: readonly number[], next: readonly number[]): number | null {
	const at = next.findIndex((part, index) => part !== before[index])
	if (at === -1) return null
	const jump = (next[at] ?? 0) - (before[at] ?? 0)
	if (jump < 0) return null
	const below = Math.max(0, ...next.slice(at + 1))
	if (jump <= 1 && below <= 1) return 0
	return jump <= widestGap && below <= widestGap ? gapCost : null
}

const labelled = /^(?:(article|section|sec\.|clause|paragraph|part|§)\s*)?(\d{1,3}(?:\.\d{1,3})*|[IVXLC]+|\p{L}+)\.?\)?$/iu

/** "7.2" and "ARTICLE IV" as parts; `null` for exhibits and for items such as "(a)" or "IX". */
export function partsOf(number: string): { parts: number[]; isArticle: boolean; cited: string } | null {
	const [, word = '', label = ''] = labelled.exec(number) ?? []
	const isArticle = /^(?:article|part)$/i.test(word)
	if (/^\d/.test(label)) return { parts: label.split('.').map(Number), isArticle, cited: label }
	if (word === '') return null
	const value = romanValue(label) ?? wordsToTwenty.indexOf(label.toLowerCase())
	return value > 0 ? { parts: [value], isArticle, cited: label } : null
}

const printed = String.raw`(?:(?:Section|SECTION|Clause|CLAUSE|§)\s{1,3})?(\d{1,2}(?:\.\d{1,3}){0,3})`
// Tested first: its first sign tells most places apart from a number at once.
const opening = new RegExp(
	`(?=[\\dSC§])(?:${[
		// At the beginning of a line: "3.1 Fees", "14. Notices", "8.3Assignment".
		String.raw`(?<=^[^\S\n]{0,40})${printed}(?:[.)][^\S\n]{0,12}|(?<=\.\d{1,3})[^\S\n]{0,12})(?=["“(\[]?\p{Lu})`,
		// Behind a sentence: "… of this Agreement. 13. If any provision …", "… of Buyer.  12.6 Assignment."
		String.raw`(?<=[.;:)”"][^\S\n]{1,12})${printed}(?:\.[^\S\n]{1,12}|(?<=\.\d{1,3})[^\S\n]{1,12})(?=["“]?\p{Lu})`,
		// Behind the heading of its section: "3. SERVICE RATES 3.1 Fees."
		String.raw`(?<=\p{Lu}{2}[^\S\n]{1,4})(\d{1,2}\.0?1)\.?[^\S\n]{1,12}(?=\p{Lu}\p{Ll})`,
	].join('|')})`,
	'gmu',
)
const leaders = /\.{4}|…|\s{3,}\d{1,3}\s*$|\t\d{1,3}\s*$/

/** Numbers in the words of a text that look like those of sections. */
export function printedMarks(text: string): Mark[] {
	const marks = allMatches(text, opening).flatMap((match) => {
		const { 0: whole, index } = match
		const number = match[1] ?? match[2] ?? match[3] ?? ''
		const lineEnd = text.indexOf('\n', index)
		const line = text.slice(index, lineEnd === -1 ? index + 200 : Math.min(lineEnd, index + 200))
		if (leaders.test(line) || isReferredTo(text, index, whole.length)) return []
		return [{ start: index, parts: number.split('.').map(Number), clause: null, number, isArticle: false, weight: inlineWeight }]
	})
	return marks.filter((_, index) => !isListed(marks, index))
}

/** Sections are longer than the lines of a table of contents (characters). */
const shortestSection = 110
const mostListed = 5

function isListed(marks: readonly Mark[], index: number): boolean {
	let first = index
	let last = index
	while (first > 0 && (marks[first]?.start ?? 0) - (marks[first - 1]?.start ?? 0) < shortestSection) first--
	while (last < marks.length - 1 && (marks[last + 1]?.start ?? 0) - (marks[last]?.start ?? 0) < shortestSection) last++
	return last - first >= mostListed
}

const refersBefore = longPattern('i')`
	(?:
		\b(?:
			sections?|articles?|clauses?|paragraphs?|exhibits?|schedules?|annex|appendix|under|of|in|to|and|or|with|by|through|per|than|from
			|pursuant|least|within
		)
		|§
	)\s*$
`
const refersBehind =
	/^[\s.]*(?:of\s(?:this|the|that)\b|above\b|below\b|hereof\b|hereto\b|shall\b|and\s(?:sections?\s)?\d|or\s(?:sections?\s)?\d|\(?(?:as|to)\s)/i

/** Whether a number that begins a line is only referred to: "… set forth in⏎Section 6.1 of this Agreement". */
export function isReferredTo(text: string, start: number, length: number): boolean {
	return refersBefore.test(text.slice(Math.max(0, start - 40), start)) || refersBehind.test(text.slice(start + length, start + length + 30))
}
