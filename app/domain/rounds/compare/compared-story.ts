import { alignStory } from './align-story.ts'
import type { Step } from './align-words.ts'
import type { MarkedStory } from './marked-story.ts'
import type { StoryPair } from './pair-stories.ts'
import { sentLattice } from './sent-lattice.ts'
import { slideEdits } from './slide-edits.ts'
import { type MarkedText, markedText, wordsOf } from './words.ts'

/** A story of the sent file with the same story of the returned file. */
export interface ComparedStory extends StoryPair {
	sentText: MarkedText
	returnedText: MarkedText
	/** Against the returned file with all its tracked changes rejected: a difference here was made with tracking off. */
	rejected: Step[]
	/** Against the returned file with all its tracked changes accepted: the result of the round. */
	accepted: Step[]
}

const nothing: MarkedText = { text: '', runs: [] }

/** @param ours the suggestion of each of our revision ids in the sent file */
export function compareStory(pair: StoryPair, suggestionByChange: ReadonlyMap<number, number>): ComparedStory {
	const sentText = pair.sent ? markedText(pair.sent) : nothing
	const returnedText = pair.returned ? markedText(pair.returned) : nothing
	const segments = sentLattice(sentText, suggestionByChange)
	const rejected = slideEdits(
		alignStory(
			segments,
			wordsOf(returnedText, ({ inserted }) => !inserted),
		),
	)
	const tracked = returnedText.runs.some(({ inserted, deleted }) => inserted || deleted)
	const accepted = tracked
		? slideEdits(
				alignStory(
					segments,
					wordsOf(returnedText, ({ deleted }) => !deleted),
				),
			)
		: rejected
	return { ...pair, sentText, returnedText, rejected, accepted }
}

/**
 * The id that extraction gives the paragraph of a `w:p`: where the mark at its end is deleted, it merges into the next
 * one and has that one's id.
 */
export function readingParagraphId(story: MarkedStory | null, index: number | null): string | null {
	if (!story || index === null) return null
	let at = index
	while (story.paragraphs[at]?.end.deleted && at + 1 < story.paragraphs.length) at++
	return story.paragraphs[at]?.id ?? null
}
