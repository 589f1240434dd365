import { isAllCaps } from '../clauses/structure/headings.ts'
import { readPrintedNumber } from '../clauses/structure/printed-number.ts'

const stops = /[.:;!?]["')\]]{0,2}$|;\s(?:and|or|and\/or)$|_{3}/i
const drawn = /_{3}|\.{4}|-{4}|={4}|\/s\//i
const dangling = new RegExp(
	[
		String.raw`(?:,|\b(?:and|or|the|of|to|any|by|in|for|with|not|shall|will|may|must|is|are|be|been|that|which|this|such|an?|as|all|each|its|their|other`,
		String.raw`|from|on|at|under|upon|into|between|than|if|whether|including))$`,
	].join(''),
	'i',
)
const cites = /\b(?:sections?|articles?|clauses?|paragraphs?|exhibits?|schedules?|§)$/i
/** What opens a part of the agreement, and is none of a sentence. */
const opensPart = /^(?:section|article|exhibit|schedule|annex|appendix|attachment|part)\s\S{1,6}(?:[:.]|\s[-–—]|$)/i
const ofForms = /^(?:o|x)\s|^(?:with (?:a )?cop(?:y|ies)|attn|c\/o)\b/
/** Words of which prose has some in every line. */
const prose = /\b(?:the|of|or|and|to|any|in|for|this|by|not|shall|will|is|are|be|that|with|other|as|all|such|from|its|on|at)\b/gi

/** Shorter words before the end of a page may be a heading. */
const shortestTail = 45
const shortestHeadingInCapitals = 60
const fewestProseWords = 2

/** Whether a sentence that the end of a page cuts off goes on with the first line of the next. */
export function goesOn(line: string, next: string): boolean {
	const tail = line.slice(-160)
	const head = next.slice(0, 160)
	if (stops.test(tail) || drawn.test(tail) || drawn.test(head) || head.length < 3) return false
	if (cites.test(tail) && /^\d/.test(head)) return true
	if (readPrintedNumber(head) !== null || opensPart.test(head)) return false
	if (/^\p{Ll}/u.test(head)) return !ofForms.test(head) && !(isAllCaps(line) && line.length < shortestHeadingInCapitals)
	if (!/^[\p{Lu}\d"'($[]/u.test(head) || isAllCaps(head) !== isAllCaps(lastSentence(tail))) return false
	if (dangling.test(tail)) return line.length >= 25 && /\s\S+\s/.test(head)
	const own = lastSentence(tail)
	return own.length >= shortestTail && head.length >= shortestTail && isProse(own) && isProse(head)
}

function lastSentence(tail: string): string {
	return tail.slice(Math.max(tail.lastIndexOf('. '), tail.lastIndexOf('; '), tail.lastIndexOf(': ')) + 1).trim()
}

function isProse(words: string): boolean {
	return (words.match(prose) ?? []).length >= fewestProseWords
}
