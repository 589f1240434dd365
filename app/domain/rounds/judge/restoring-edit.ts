import { type ComparedStory, readingParagraphId } from '../compare/compared-story.ts'
import type { MarkedText, Word } from '../compare/words.ts'

/** How to restore the old words in the returned version: a replacement in the accepted text of one paragraph. */
export interface RestoringEdit {
	paragraphId: string
	start: number
	end: number
	expected: string
	text: string
}

/**
 * The replacement that undoes an edit of one paragraph.
 *
 * @param before the deleted words, `after` the inserted ones, `previous` the returned word before them
 * @returns `null` where the edit spans several paragraphs, or no word of its paragraph is left as an anchor
 */
export function restoringEdit(
	{ returned, returnedText }: ComparedStory,
	{ before, after, previous }: { before: readonly Word[]; after: readonly Word[]; previous: Word | null },
): RestoringEdit | null {
	const anchor = after[0] ?? previous
	const last = after[after.length - 1] ?? previous
	if (!returned || !anchor || !last || [...before, ...after].some(({ key }) => key === '\n')) return null
	const paragraphId = readingParagraphId(returned, anchor.paragraph)
	if (paragraphId === null || readingParagraphId(returned, last.paragraph) !== paragraphId) return null
	const first = returned.paragraphs.findIndex((_, index) => readingParagraphId(returned, index) === paragraphId)
	const opening = returnedText.runs.find(({ paragraph }) => paragraph === first)?.from ?? 0
	const offset = (place: number) => acceptedBetween(returnedText, opening, place).length
	const old = before.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join('')
	if (after.length === 0) {
		const at = offset(anchor.to)
		return { paragraphId, start: at, end: at, expected: '', text: before[0]?.spaced ? ` ${old}` : old }
	}
	const paragraphText = acceptedBetween(returnedText, opening, last.to)
	const start = offset(anchor.from)
	// Deleting words deletes the space before them too.
	const from = before.length === 0 && anchor.spaced && paragraphText.charAt(start - 1) === ' ' ? start - 1 : start
	return { paragraphId, start: from, end: paragraphText.length, expected: paragraphText.slice(from), text: old }
}

function acceptedBetween({ text, runs }: MarkedText, from: number, to: number): string {
	return runs
		.filter((run) => !run.deleted && run.to > from && run.from < to)
		.map((run) => text.slice(Math.max(run.from, from), Math.min(run.to, to)))
		.join('')
}
