/**
 * The words of a stretch of text in lower case: letters only, numbers as `#`, amounts of money as `$`. Short forms are
 * spelled out (`don't`, `do n't` and `do not` read the same) and the bracket marks of treebank text (`-lrb-`) are
 * left out, so that a sentence reads the same however it was tokenized before.
 */
export function readWords(text: string, start = 0, end = text.length): string[] {
	const words: string[] = []
	let at = start
	while (at < end) {
		const code = text.charCodeAt(at)
		if (isLetter(code)) {
			let to = at + 1
			while (to < end && isLetter(text.charCodeAt(to))) to++
			const word = text.slice(at, to).toLowerCase()
			if (isNegated(word, text, to, end)) {
				// "don't" in one word, or "n't" by itself after "do"
				const verb = word.slice(0, -1) || words.pop()
				if (verb) words.push(shortened.get(verb) ?? verb)
				words.push('not')
				to += 2
			} else if (word === 'cannot') words.push('can', 'not')
			else if (!brackets.has(word) || text[at - 1] !== '-') words.push(word)
			at = to
		} else if (isDigit(code)) {
			at++
			while (at < end && isNumberPart(text.charCodeAt(at))) at++
			words.push('#')
		} else {
			if (code === dollar || code === pound || code === euro) words.push('$')
			at++
		}
	}
	return words
}

const shortened = new Map([
	['ca', 'can'],
	['wo', 'will'],
	['sha', 'shall'],
])
const brackets = new Set(['lrb', 'rrb', 'lsb', 'rsb', 'lcb', 'rcb'])
const dollar = 0x24
const pound = 0xa3
const euro = 0x20ac

function isNegated(word: string, text: string, to: number, end: number): boolean {
	if (!word.endsWith('n') || to + 1 >= end) return false
	const mark = text[to]
	if (mark !== "'" && mark !== '’') return false
	const last = text[to + 1]
	return (last === 't' || last === 'T') && !isLetter(text.charCodeAt(to + 2))
}

function isLetter(code: number) {
	return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0x24f)
}

function isDigit(code: number) {
	return code >= 0x30 && code <= 0x39
}

function isNumberPart(code: number) {
	return isDigit(code) || code === 0x2c || code === 0x2e
}
