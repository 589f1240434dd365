import type { MarkedStory } from './marked-story.ts'
import { markedText, wordsOf } from './words.ts'

/** The same story in both files; `null` where one file lacks it. */
export interface StoryPair {
	sent: MarkedStory | null
	returned: MarkedStory | null
}

/**
 * Pairs the notes, headers and footers of the sent file with those of the returned one. Programs renumber them,
 * duplicate headers or drop hidden ones, so pairing goes by their words: first equal ones, then the most similar, in
 * order. A header that came back more or less often is still paired; one without words is no story.
 */
export function pairStories(sent: readonly MarkedStory[], returned: readonly MarkedStory[]): StoryPair[] {
	const kinds = ['body', 'footnote', 'endnote', 'header', 'footer'] as const
	return kinds.flatMap((kind) => pairKind(withWords(sent, kind), withWords(returned, kind), kind === 'header' || kind === 'footer'))
}

interface Candidate {
	story: MarkedStory
	words: string[]
}

function withWords(stories: readonly MarkedStory[], kind: MarkedStory['kind']): Candidate[] {
	return stories
		.filter((story) => story.kind === kind)
		.map((story) => ({ story, words: wordsOf(markedText(story), () => true).map(({ key }) => key) }))
		.filter(({ words }) => kind === 'body' || words.some((word) => word !== '\n'))
}

function pairKind(sent: readonly Candidate[], returned: readonly Candidate[], mayRepeat: boolean): StoryPair[] {
	const pairs: StoryPair[] = []
	const free = new Set(sent)
	const used = new Set<Candidate>()
	const unlike = returned.filter((candidate) => {
		const same = sent.find((other) => free.has(other) && readsAs(other, candidate))
		if (same) take(same, candidate)
		return !same
	})
	for (const candidate of unlike) {
		const best = [...free]
			.map((other) => ({ other, share: likeness(other.words, candidate.words) }))
			.reduce<{ other: Candidate; share: number } | null>((top, each) => (top && top.share >= each.share ? top : each), null)
		const repeated = mayRepeat ? sent.find((other) => readsAs(other, candidate)) : undefined
		// With one on each side they belong together, however different.
		if (best && (best.share > 0 || (free.size === 1 && unlike.length === 1))) take(best.other, candidate)
		else if (repeated) take(repeated, candidate)
		else pairs.push({ sent: null, returned: candidate.story })
	}
	const isElsewhere = (each: Candidate) => mayRepeat && [...used].some((other) => readsAs(other, each))
	return [...pairs, ...sent.filter((each) => !used.has(each) && !isElsewhere(each)).map(({ story }) => ({ sent: story, returned: null }))]

	function take(one: Candidate, other: Candidate) {
		free.delete(one)
		used.add(one)
		pairs.push({ sent: one.story, returned: other.story })
	}
}

function readsAs(one: Candidate, other: Candidate): boolean {
	return one.words.length === other.words.length && one.words.every((word, index) => word === other.words[index])
}

function likeness(one: readonly string[], other: readonly string[]): number {
	const there = new Set(other)
	const bag = new Set(one)
	return [...bag].filter((word) => there.has(word) && word !== '\n').length / Math.max(bag.size, there.size, 1)
}
