import type { Lexicon } from './tokens.ts'

const capital = 0x20
const apostrophe = 0x27
const rightQuote = 0x2019

/**
 * A lexicon that learns nothing more. It reads words from a text in place: a contract has some ten thousand, and to
 * cut each out and put it into lower case costs more than to find it.
 */
export class FixedLexicon implements Lexicon {
	private readonly ids: ReadonlyMap<string, number>
	/** The id of the word in each slot of a hash table, -1 for an empty one. */
	private readonly slots: Int32Array
	private readonly letters: Uint16Array
	private readonly begins: Int32Array
	private readonly mask: number
	private readonly word: Uint16Array

	constructor(words: readonly string[]) {
		this.ids = new Map(words.map((word, id) => [word, id]))
		this.begins = new Int32Array(words.length + 1)
		for (const [id, word] of words.entries()) this.begins[id + 1] = this.begins[id]! + word.length
		this.letters = Uint16Array.from(words.join(''), (letter) => letter.charCodeAt(0))
		this.word = new Uint16Array(words.reduce((longest, word) => Math.max(longest, word.length), 0))
		this.mask = 2 ** Math.ceil(Math.log2(words.length * 3 + 1)) - 1
		this.slots = new Int32Array(this.mask + 1).fill(-1)
		for (const [word, id] of this.ids) {
			const length = this.read(word, 0, word.length)
			if (length === word.length) this.slots[this.slotOf(length)] = id
		}
	}

	idOf(word: string): number {
		return this.ids.get(word) ?? -1
	}

	idAt(text: string, start: number, end: number): number {
		const length = this.read(text, start, end)
		return length === 0 ? -1 : this.slots[this.slotOf(length)]!
	}

	/** Puts Latin letters in lower case into `word` and makes a curly apostrophe straight; 0 for a word longer than any that is known. */
	private read(text: string, start: number, end: number): number {
		const { word } = this
		if (end - start > word.length) return 0
		for (let at = start; at < end; at++) {
			const code = text.charCodeAt(at)
			word[at - start] = code === rightQuote ? apostrophe : code >= 0x41 && code <= 0x5a ? code + capital : code
		}
		return end - start
	}

	private slotOf(length: number): number {
		const { word, slots, mask } = this
		let hash = length
		for (let at = 0; at < length; at++) hash = Math.imul(hash ^ word[at]!, 0x01000193)
		hash ^= hash >>> 15
		let slot = hash & mask
		while (slots[slot]! >= 0 && !this.isWord(slots[slot]!, length)) slot = (slot + 1) & mask
		return slot
	}

	private isWord(id: number, length: number): boolean {
		const { word, letters, begins } = this
		const from = begins[id]!
		if (begins[id + 1]! - from !== length) return false
		for (let at = 0; at < length; at++) if (letters[from + at] !== word[at]) return false
		return true
	}
}
