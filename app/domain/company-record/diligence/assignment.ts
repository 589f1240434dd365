import { longPattern } from '#app/domain/text/long-pattern.ts'
import { wordsAt, type Paper, type PaperWords } from '../paper.ts'

const work = 'invention|intellectual\\sproperty|right,?\\stitle|copyright|patent|work\\sproduct|works|developments'
const assigns = longPattern('i')`
	\b(?:hereby|does\shereby|presently)\s(?:(?:irrevocably|unconditionally|absolutely|exclusively|perpetually|fully|and|,)\s?){0,4}
		(?:transfers?\sand\s)?assigns?\b[^.;\n]{0,240}\b(?:${work})
`
const promises = longPattern('i')`
	\b(?:shall|will|agrees?\sto)\s(?:(?:promptly|irrevocably|execute|and)\s){0,3}assign\b(?!\sthis)[^.;\n]{0,240}\b(?:${work})
`

/** The words by which a paper assigns inventions now, as "hereby assigns" does; `null` without them. */
export function presentAssignment(paper: Paper): PaperWords | null {
	return firstWords(paper, assigns)
}

/** The words by which a paper only promises to assign inventions later; `null` without them. */
export function promisedAssignment(paper: Paper): PaperWords | null {
	return firstWords(paper, promises)
}

function firstWords(paper: Paper, pattern: RegExp): PaperWords | null {
	const match = pattern.exec(paper.text ?? '')
	return match && wordsAt(paper, { quote: match[0], start: match.index, end: match.index + match[0].length })
}
