/** Words and numbers of a stretch of text as ids of a lexicon; words the lexicon lacks are left out by `-1`. */
export interface Lexicon {
	/** The id of a word, or -1. */
	idOf(word: string): number
	/** The id of the word that stands in a text, put into lower case and with a straight apostrophe, or -1. */
	idAt?(text: string, start: number, end: number): number
}

/** Replaces a number, a year, a percentage: which one it is matters less than that it is one. */
export const numberToken = '<num>'
export const yearToken = '<yr>'
export const percentToken = '<pct>'

const apostrophe = 0x27
const rightQuote = 0x2019
const percent = 0x25
const dollar = 0x24

/**
 * The tokens of `text` from `start` to `end`: words in lower case (Latin letters, one apostrophe inside), numbers as
 * classes, `$` and `%`. Everything else only separates.
 */
export function tokenIds(text: string, start: number, end: number, lexicon: Lexicon): number[] {
	const ids: number[] = []
	let at = start
	while (at < end) {
		const code = text.charCodeAt(at)
		if (isLetter(code)) {
			let to = at + 1
			while (to < end && isLetter(text.charCodeAt(to))) to++
			if (to + 1 < end && isApostrophe(text.charCodeAt(to)) && isLetter(text.charCodeAt(to + 1))) {
				to += 2
				while (to < end && isLetter(text.charCodeAt(to))) to++
			}
			ids.push(lexicon.idAt ? lexicon.idAt(text, at, to) : lexicon.idOf(text.slice(at, to).toLowerCase().replace('’', "'")))
			at = to
		} else if (isDigit(code)) {
			let to = at + 1
			while (
				to < end &&
				(isDigit(text.charCodeAt(to)) || (isGroup(text.charCodeAt(to)) && to + 1 < end && isDigit(text.charCodeAt(to + 1))))
			)
				to++
			if (text.charCodeAt(to) === percent && to < end) {
				ids.push(lexicon.idOf(percentToken))
				to++
			} else ids.push(lexicon.idOf(isYear(text, at, to) ? yearToken : numberToken))
			at = to
		} else {
			if (code === dollar) ids.push(lexicon.idOf('$'))
			else if (code === percent) ids.push(lexicon.idOf('%'))
			at++
		}
	}
	return ids
}

function isLetter(code: number) {
	return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
}

function isDigit(code: number) {
	return code >= 0x30 && code <= 0x39
}

function isApostrophe(code: number) {
	return code === apostrophe || code === rightQuote
}

function isGroup(code: number) {
	return code === 0x2c || code === 0x2e
}

function isYear(text: string, start: number, end: number) {
	if (end - start !== 4) return false
	const century = text.slice(start, start + 2)
	return (century === '19' || century === '20') && isDigit(text.charCodeAt(start + 2)) && isDigit(text.charCodeAt(start + 3))
}
