import type { Need, WordPart } from './needed-words.ts'

/** More would take more memory than the time is worth. */
const mostMarks = 1 << 22

/** Letters that equal a Latin "i", "s" or "k" when case is ignored, and are no letters of a word otherwise. */
const foldedLetters = /[\u0130\u017f\u212a]/

/** One bit for each text of an index. */
export type Marks = Int32Array

export function isMarked(marks: Marks, text: number): boolean {
	return (marks[text >> 5]! & (1 << (text % 32))) !== 0
}

/** The numbers of the marked texts, in order. */
export function markedOf(marks: Marks): number[] {
	const found: number[] = []
	for (let column = 0; column < marks.length; column++) {
		for (let bits = marks[column]!; bits !== 0; bits &= bits - 1) found.push(column * 32 + 31 - Math.clz32(bits & -bits))
	}
	return found
}

/**
 * Which of several texts hold a word: found in the words of each, without reading the texts again. Words are runs of
 * Latin letters, digits and `_`, whatever their case.
 */
export class WordIndex {
	private readonly words: string[] = []
	private readonly numbers = new Map<string, number>()
	private readonly byBeginning = new Map<string, number[]>()
	/** All words, each between line ends, and where each begins: filled when first asked for. */
	private list = ''
	private begins = new Int32Array(0)
	/** For each word a row of `width` numbers: its marks. */
	private rows: Int32Array
	private readonly width: number
	private readonly found = new Map<string, Marks>()

	/** An index of texts; `null` where words of these texts can't be told for sure or are too many. */
	static of(texts: readonly string[]): WordIndex | null {
		const index = new WordIndex(texts.length)
		return texts.every((text, number) => index.add(text, number)) ? index : null
	}

	private constructor(texts: number) {
		this.width = Math.ceil(texts / 32)
		this.rows = new Int32Array(1024 * this.width)
	}

	/** Marks the texts that meet a need; bits behind the last text say nothing. */
	marksOf(need: Need): Marks {
		if ('letters' in need) return this.withPart(need)
		const together = 'all' in need
		const needs = together ? need.all : need.any
		const marks = this.marksOf(needs[0]!).slice()
		for (let index = 1; index < needs.length; index++) {
			const own = this.marksOf(needs[index]!)
			for (let at = 0; at < marks.length; at++) marks[at] = together ? marks[at]! & own[at]! : marks[at]! | own[at]!
		}
		return marks
	}

	private withPart(part: WordPart): Marks {
		let marks = this.found.get(part.key)
		if (!marks) {
			marks = new Int32Array(this.width)
			for (const word of this.wordsWith(part)) for (let at = 0; at < this.width; at++) marks[at]! |= this.rows[word * this.width + at]!
			this.found.set(part.key, marks)
		}
		return marks
	}

	private wordsWith({ letters, begins, ends }: WordPart): readonly number[] {
		if (begins && ends) {
			const word = this.numbers.get(letters)
			return word === undefined ? [] : [word]
		}
		if (begins && letters.length > 1)
			return (this.byBeginning.get(letters.slice(0, 2)) ?? []).filter((word) => this.words[word]!.startsWith(letters))
		return this.wordsInList(`${begins ? '\n' : ''}${letters}${ends ? '\n' : ''}`, begins ? 1 : 0)
	}

	private wordsInList(sought: string, lead: number): number[] {
		if (this.list === '') this.fillList()
		const found: number[] = []
		for (
			let at = this.list.indexOf(sought);
			at >= 0;
			at = this.list.indexOf(sought, (this.begins[found.at(-1)! + 1] ?? this.list.length) - 1)
		)
			found.push(this.wordAt(at + lead))
		return found
	}

	private fillList() {
		this.list = `\n${this.words.join('\n')}\n`
		this.begins = new Int32Array(this.words.length)
		for (let word = 0, at = 1; word < this.words.length; word++) {
			this.begins[word] = at
			at += this.words[word]!.length + 1
		}
	}

	private wordAt(at: number): number {
		let low = 0
		let high = this.begins.length - 1
		while (low < high) {
			const middle = (low + high + 1) >> 1
			if (this.begins[middle]! <= at) low = middle
			else high = middle - 1
		}
		return low
	}

	private add(text: string, number: number): boolean {
		if (foldedLetters.test(text)) return false
		const bit = 1 << (number % 32)
		const column = number >> 5
		for (const word of text.toLowerCase().match(/[a-z0-9_]+/g) ?? []) {
			const row = this.numberOf(word) * this.width
			this.rows[row + column]! |= bit
		}
		return this.words.length * this.width < mostMarks
	}

	private numberOf(word: string): number {
		const known = this.numbers.get(word)
		if (known !== undefined) return known
		const number = this.words.push(word) - 1
		this.numbers.set(word, number)
		const beginning = word.slice(0, 2)
		const alike = this.byBeginning.get(beginning)
		if (alike) alike.push(number)
		else this.byBeginning.set(beginning, [number])
		if ((number + 1) * this.width > this.rows.length) {
			const larger = new Int32Array(this.rows.length * 2)
			larger.set(this.rows)
			this.rows = larger
		}
		return number
	}
}
