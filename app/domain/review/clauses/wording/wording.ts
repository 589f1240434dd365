import type { Occurrence, Vocabulary } from './vocabulary.ts'

/**
 * Turns of phrase, written as classes of words in order with the farthest distance between them, in words:
 * `may 10 terminate 8 account|access`. A bar means one class or the other.
 */
export type Wording = string

interface Step {
	classes: ReadonlySet<number>
	/** How many words after the step before. */
	within: number
}

/**
 * Finds which wordings a sentence shows: their numbers in ascending order.
 *
 * @throws when a wording names a class that the vocabulary lacks
 */
export function createWordingFinder(
	vocabulary: Vocabulary,
	wordings: readonly Wording[],
): (occurrences: readonly Occurrence[]) => number[] {
	const sequences = wordings.map((wording) => readSteps(vocabulary, wording))
	const beginning: number[][] = vocabulary.names.map(() => [])
	for (const [index, steps] of sequences.entries()) for (const first of steps[0]?.classes ?? []) beginning[first]?.push(index)

	return (occurrences) => {
		const found = new Set<number>()
		for (const [at, occurrence] of occurrences.entries()) {
			for (const index of beginning[occurrence.class] ?? []) {
				if (!found.has(index) && follows(sequences[index] ?? [], 1, occurrences, at)) found.add(index)
			}
		}
		return [...found].sort((a, b) => a - b)
	}
}

function follows(steps: readonly Step[], step: number, occurrences: readonly Occurrence[], from: number): boolean {
	const next = steps[step]
	if (!next) return true
	const start = occurrences[from]?.at ?? 0
	for (let at = from + 1; at < occurrences.length; at++) {
		const occurrence = occurrences[at]
		if (!occurrence || occurrence.at - start > next.within) return false
		if (occurrence.at > start && next.classes.has(occurrence.class) && follows(steps, step + 1, occurrences, at)) return true
	}
	return false
}

function readSteps({ names }: Vocabulary, wording: Wording): Step[] {
	const parts = wording.split(' ')
	return parts.flatMap((part, index) => {
		if (index % 2 === 1) return []
		const classes = part.split('|').map((name) => {
			const number = names.indexOf(name)
			if (number < 0) throw new Error(`The wording "${wording}" names ${name}, which is no class of words`)
			return number
		})
		return [{ classes: new Set(classes), within: index === 0 ? 0 : Number(parts[index - 1]) }]
	})
}
