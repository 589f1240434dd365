import type { Step } from '../compare/align-words.ts'
import { spoken, type Word } from '../compare/words.ts'

/** A longer sentence is cut to so many words on either side. */
const wordsBeside = 14
const longestSentence = 45

/** The returned words with every tracked change accepted. */
export function returnedWords(steps: readonly Step[]): Word[] {
	return steps.flatMap((step) => ('returned' in step && step.returned ? [step.returned] : []))
}

/**
 * The readable passage from one word to another, with what is attached to it without a space: "$35,000" for "35,000",
 * "six (6)" for "six (6". Trailing periods and unmatched brackets are left off.
 */
export function passageBetween(words: readonly Word[], first: Word, last: Word): Word[] {
	let [from, to] = placesOf(words, first, last)
	while (from > 0 && words[from]?.spaced === false && isOfLine(words[from - 1])) from--
	while (to + 1 < words.length && words[to + 1]?.spaced === false && isOfLine(words[to + 1])) to++
	const passage = words.slice(from, to + 1)
	for (;;) {
		const [head, tail] = [passage[0], passage[passage.length - 1]]
		if (tail && tail !== last && isLeftOff(tail, passage)) passage.pop()
		else if (head && head !== first && isLeftOff(head, passage)) passage.shift()
		else return passage
	}
}

/** The sentence or sentences of two words in a paragraph, as readable text. */
export function sentenceAround(words: readonly Word[], first: Word, last: Word): string {
	const [start, end] = placesOf(words, first, last)
	let [from, to] = [start, end]
	while (from > 0 && !endsSentence(words, from - 1)) from--
	while (to + 1 < words.length && !endsSentence(words, to) && isOfLine(words[to + 1])) to++
	if (to - from < longestSentence) return spoken(words.slice(from, to + 1))
	const [cutFrom, cutTo] = [Math.max(from, start - wordsBeside), Math.min(to, end + wordsBeside)]
	return `${cutFrom > from ? '… ' : ''}${spoken(words.slice(cutFrom, cutTo + 1))}${cutTo < to ? ' …' : ''}`
}

function placesOf(words: readonly Word[], first: Word, last: Word): [number, number] {
	return [Math.max(0, words.indexOf(first)), Math.max(0, words.indexOf(last))]
}

function isOfLine(word: Word | undefined): boolean {
	return word !== undefined && word.key !== '\n'
}

const partners: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[' }

function isLeftOff({ key }: Word, passage: readonly Word[]): boolean {
	if (/^[.,;:!?"']$/.test(key)) return true
	const partner = partners[key]
	return partner !== undefined && !passage.some((word) => word.key === partner)
}

const endsWithPoint = /^(?:\d+|\p{L}|Inc|Ltd|Co|Corp|Nos?|Secs?|Arts?|Mr|Mrs|Ms|Dr|St|Jr)$/u

/** Whether a sentence ends with a word: not with the period of "2." at the start of a line, of "Inc." or "No.". */
function endsSentence(words: readonly Word[], at: number): boolean {
	const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
	if (!isOfLine(word) || !isOfLine(next)) return true
	if (!word || !next?.spaced) return false
	if (word.key === '!' || word.key === '?' || word.key === ';') return true
	return word.key === '.' && /^[\p{Lu}\p{N}"'“(]/u.test(next.text) && !endsWithPoint.test(before?.text ?? '')
}
