import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../clauses/search/all-matches.ts'

/** The heading of a document that changes another one; an "Amendment and Restatement" is whole by itself. */
const amends = longPattern('iu')`
	(?:^|\n)[^\n]{0,80}\bamendment\b(?!\sand\srestate)[^\n]{0,80}(?=\n|$)
	|\bthis\s(?:\w+\s){0,2}amendment\b(?!\sand\srestate)
	|\bamendment\s(?:no\b|number\b|#|to\s(?:the\s)?\p{Lu})
`
const headingLength = 400
/** The cue of a quoted wording is at most so far before it. */
const reach = 6000

/** "which provides:", "currently reads": the wording to be replaced follows. */
const oldWords = longPattern('gi')`
	\b(?:which|that|as\sit)\s(?:(?:now|currently|presently)\s)?(?:provides?|reads?|states?)
		(?:,?\s(?:in\s(?:part|full),?\s)?as\sfollows)?\s*[:“"\n]
	|\b(?:currently|presently|now|previously|formerly|originally)\s(?:provid|read|stat)(?:es?|s|ed|ing)?\b
	|\b(?:is|are|be)\s(?:hereby\s)?(?:deleted|removed|stricken)\b(?![^.;]{0,80}\b(?:replaced|substitut\w+|(?:place|stead|lieu))\b)
`
/** "to read as follows", "is replaced by", "is amended to": the new wording follows. */
const newWords = longPattern('gi')`
	\bto\s(?:now\s|hereafter\s)?read\b
	|\bto\s(?:provide|state)\s(?:in\sfull\s)?as\sfollows\b
	|\b(?:shall|will)\s(?:now\s|hereafter\s)?(?:read|provide)\s(?:in\s(?:its|their)\sentirety\s)?as\sfollows\b
	|\breplaced\b[^.;:]{0,60}\b(?:by|with)\b|\breplacing\b
	|\b(?:is|are|be)\s(?:hereby\s)?(?:further\s)?amended\b(?:,[^,]{1,60},)?[^.;:]{0,60}\bto\s(?!read|time)
	|\bin\s(?:lieu|place|stead)\s(?:thereof|of\b)|\bsubstitut(?:ed|ing)\b
	|\b(?:is|are|be)\s(?:hereby\s)?(?:added|inserted)\b|\bby\s(?:adding|inserting)\b
	|\bnew\s(?:section|paragraph|clause|article)\b
`

/** Whether a document is an amendment, by the first words of its text. */
export function isAmendment(text: string): boolean {
	return amends.test(text.slice(0, headingLength))
}

/** Of an amendment, whether the words at an offset are the new wording that it gives, and not its description of the old one. */
export function isNewWording(text: string, offset: number): boolean {
	const before = text.slice(Math.max(0, offset - reach), offset)
	const last = lastAt(before, newWords)
	return last >= 0 && last > lastAt(before, oldWords)
}

/** Whether the words at an offset are old wording, quoted by an amendment so that it can be replaced. */
export function isOldWording(text: string, offset: number): boolean {
	if (!isAmendment(text)) return false
	const before = text.slice(Math.max(0, offset - reach), offset)
	return lastAt(before, oldWords) > lastAt(before, newWords)
}

function lastAt(text: string, cue: RegExp): number {
	return allMatches(text, cue).at(-1)?.index ?? -1
}
