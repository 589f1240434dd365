import { cues } from './cues.ts'

/** The numbers of the cues that a sentence shows, in ascending order. */
export type CueFinder = (sentence: string, tokens: readonly number[]) => number[]

/** A pattern looks no further into a very long sentence. */
const longestRead = 1500

/** A trigger this short must be the whole word. */
const shortestPrefix = 3

/**
 * Finds cues by the words that trigger them.
 *
 * @param wordOf the word of a token id
 */
export function createCueFinder(wordOf: (token: number) => string): CueFinder {
	const triggered: number[][] = []
	const stamps = new Int32Array(cues.length)
	let stamp = 0

	return (sentence, tokens) => {
		stamp++
		const found: number[] = []
		const read = sentence.length > longestRead ? sentence.slice(0, longestRead) : sentence
		for (const token of tokens) {
			if (token < 0) continue
			for (const cue of (triggered[token] ??= cuesOf(wordOf(token)))) {
				if (stamps[cue] === stamp) continue
				stamps[cue] = stamp
				const pattern = cues[cue]?.pattern
				if (!pattern || pattern.test(read)) found.push(cue)
			}
		}
		return found.sort((a, b) => a - b)
	}
}

/** The numbers of the cues that a word may begin. */
export function cuesOf(word: string): number[] {
	const found: number[] = []
	for (const [index, { triggers }] of cues.entries()) {
		if (
			triggers.some((trigger) => (trigger.length < shortestPrefix || trigger.startsWith('<') ? word === trigger : word.startsWith(trigger)))
		)
			found.push(index)
	}
	return found
}
