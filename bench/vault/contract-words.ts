import { readFileSync } from 'node:fs'

const commonWords =
	'the of and to in or any shall this by be for party agreement such as with other not parties section may is on all that its from under an will are ' +
	'which at it have company has information each if no services upon date use time including right products notice written rights law hereof provided'

/** How many words a dense page of a contract holds. */
const wordsPerPage = 450

/** A generator of numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function sequence(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
}

/**
 * Writes contracts that nobody wrote: words as often as Zipf's law has it, the words of the search's vocabulary in an order of
 * our own, in sentences, clauses and headings. Each document has a subject: a few hundred of its words come more often than
 * elsewhere. Always the same for the same seed.
 */
export function contractWriter(seed: number): (pages: number) => string {
	const random = sequence(seed)
	const words = [...commonWords.split(' '), ...shuffled(vocabulary(), sequence(7))]
	const weights = words.map((_, rank) => 1 / (rank + 2.7))
	let total = 0
	const upTo = weights.map((weight) => (total += weight))
	const draw = () => {
		const at = random() * total
		let [low, high] = [0, upTo.length - 1]
		while (low < high) {
			const middle = (low + high) >> 1
			if (upTo[middle]! < at) low = middle + 1
			else high = middle
		}
		return words[low]!
	}
	return (pages) => {
		const subject = Array.from({ length: 150 }, () => words[60 + Math.floor(random() * (words.length - 60))]!)
		const lines: string[] = []
		for (let written = 0, clause = 1; written < pages * wordsPerPage; clause += 1) {
			lines.push(`${clause}. ${capital(subject[clause % subject.length]!)} and ${draw()}`)
			for (let paragraph = 0; paragraph < 3; paragraph += 1) {
				const sentences = Array.from({ length: 3 }, () => {
					const length = 14 + Math.floor(random() * 20)
					written += length
					const sentence = Array.from({ length }, () => (random() < 0.12 ? subject[Math.floor(random() * subject.length)]! : draw()))
					return `${capital(sentence.join(' '))}.`
				})
				lines.push(sentences.join(' '))
			}
		}
		return lines.join('\n')
	}
}

/** The words that the migration brings. */
function vocabulary(): string[] {
	const sql = readFileSync('prisma/migrations/20261124130000_search/migration.sql', 'utf8')
	return /INSERT INTO "search_vocabulary"[^\n]*\n([\s\S]*?)\n'/.exec(sql)![1]!.split(/\s+/)
}

function shuffled(words: string[], random: () => number): string[] {
	const order = [...words]
	for (let at = order.length - 1; at > 0; at -= 1) {
		const other = Math.floor(random() * (at + 1))
		;[order[at], order[other]] = [order[other]!, order[at]!]
	}
	return order
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
