import { stem } from '../wording/stem.ts'

/** Words with one meaning to a classifier: which party it is matters less than that it is one. */
const members: Record<string, string> = {
	'<must>': 'shall will must agrees agree undertakes covenants',
	'<may>': 'may can',
	'<count>':
		'one two three four five six seven eight nine ten eleven twelve fifteen eighteen twenty thirty forty sixty ninety hundred thousand million',
	'<side>':
		'licensee licensor distributor supplier customer client buyer seller franchisee franchisor company vendor consultant contractor ' +
		'provider manufacturer reseller purchaser lessor lessee publisher developer sponsor party parties owner agent recipient discloser ' +
		'affiliate bank executive employee either',
	'<paper>': 'agreement contract hereof herein hereunder hereto lease license',
	'<law>': 'law laws',
	'<period>': 'days day months month years year weeks week',
	'<any>': 'any all each every',
	'<not>': 'not neither nor no never',
}

const classByWord = new Map(Object.entries(members).flatMap(([name, words]) => words.split(' ').map((word) => [word, name])))

/** The class of a word: a group of words that play one part, or its stem. */
export function wordClass(word: string): string {
	return classByWord.get(word) ?? stem(word.endsWith("'s") ? word.slice(0, -2) : word)
}

/** For each word the number of its class; classes are numbered in order of their first word. */
export function classNumbers(words: readonly string[]): Int32Array {
	const numbers = new Map<string, number>()
	return Int32Array.from(words, (word) => {
		const name = wordClass(word)
		let number = numbers.get(name)
		if (number === undefined) numbers.set(name, (number = numbers.size))
		return number
	})
}
