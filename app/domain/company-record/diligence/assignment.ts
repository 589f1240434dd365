import { longPattern } from '#app/domain/text/long-pattern.ts'
import { wordsAt, type Paper, type PaperWords } from '../paper.ts'

const work = 'invention|intellectual\\sproperty|right,?\\stitle|copyright|patent|work\\sproduct|works|developments'
const assigns = longPattern('i')`
	\b(?:hereby|does\shereby|presently)\s(?:[\w,-]+\s){0,8}?assigns?\b[^.;\n]{0,240}\b(?:${work})
	|(?<!\b(?:party|neither|nobody|not)\s)\bassigns\b(?!\sthis)[^.;\n]{0,240}\b(?:${work})
`
const promises = longPattern('i')`
	\b(?:shall|will|agrees?\sto)\s(?:(?:promptly|irrevocably|execute|and)\s){0,3}assign\b(?!\sthis)[^.;\n]{0,240}\b(?:${work})
`

/**
 * The words by which a paper assigns inventions now, as "hereby assigns" does; `null` without them.
 *
 * @param by the names and roles of who assigns; left out, whoever does
 */
export function presentAssignment(paper: Paper, by?: readonly string[]): PaperWords | null {
	const words = firstWords(paper, assigns)
	if (!words || !by) return words
	const before = (paper.text ?? '').slice(Math.max(0, words.start - 60), words.start)
	return by.some((name) => before.includes(name)) ? words : null
}

/** The words by which a paper only promises to assign inventions later; `null` without them. */
export function promisedAssignment(paper: Paper): PaperWords | null {
	return firstWords(paper, promises)
}

function firstWords(paper: Paper, pattern: RegExp): PaperWords | null {
	const match = pattern.exec(paper.text ?? '')
	return match && wordsAt(paper, { quote: match[0], start: match.index, end: match.index + match[0].length })
}
