import { ProofFailed } from '../package/word-errors.ts'
import type { StoryView } from '../read/story-views.ts'

/**
 * Compares the texts of stories paragraph by paragraph, in whatever order the stories are given. The failure says
 * where, never the words: errors end in logs.
 *
 * @param proof the name under which a difference is reported.
 * @returns how many paragraphs were compared.
 * @throws ProofFailed when a story is missing, is one too many or reads otherwise.
 */
export function proveSameTexts(proof: string, expected: readonly StoryView[], actual: readonly StoryView[]): number {
	const found = byStory(actual)
	let counted = 0
	for (const [key, stories] of byStory(expected)) {
		const others = found.get(key) ?? []
		if (stories.length !== others.length) throw new ProofFailed(proof, `${others.length} stories instead of ${stories.length} in ${key}`)
		for (const [index, { paragraphs }] of stories.entries()) {
			proveSameParagraphs(proof, key, paragraphs, others[index]?.paragraphs ?? [])
			counted += paragraphs.length
		}
		found.delete(key)
	}
	const [tooMany] = found.keys()
	if (tooMany !== undefined) throw new ProofFailed(proof, `a story of its own in ${tooMany}`)
	return counted
}

/** What tells stories apart, as a sentence names it. */
export function storyKey({ part, note }: Pick<StoryView, 'part' | 'note'>): string {
	return note === null ? part : `${part} note ${note}`
}

/** By part and note; two notes of one id, which no writer should make, stay in their order. */
function byStory(stories: readonly StoryView[]): Map<string, StoryView[]> {
	const grouped = new Map<string, StoryView[]>()
	for (const story of stories) {
		const key = storyKey(story)
		const group = grouped.get(key)
		if (group) group.push(story)
		else grouped.set(key, [story])
	}
	return grouped
}

function proveSameParagraphs(proof: string, where: string, expected: readonly string[], actual: readonly string[]): void {
	const length = Math.max(expected.length, actual.length)
	for (let index = 0; index < length; index++) {
		const wanted = expected[index]
		const read = actual[index]
		if (wanted === read) continue
		const detail =
			wanted === undefined
				? 'is one too many'
				: read === undefined
					? 'is missing'
					: `reads otherwise from character ${firstDifference(wanted, read)}`
		throw new ProofFailed(proof, `paragraph ${index} of ${where} ${detail}`)
	}
}

function firstDifference(one: string, other: string): number {
	let at = 0
	while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++
	return at
}
