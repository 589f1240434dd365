import { nextBlock, pathTo } from '#app/domain/word/package/xml/element-paths.ts'
import type { PlannedParagraph, PlannedSiblings } from './planned-edits.ts'
import type { FileParagraph, FileStory } from '#app/domain/word/read/read-stories.ts'

/**
 * Sees to it that no insertion that ends a paragraph meets one that begins the next: LibreOffice takes two that
 * touch for one, the mark between them included, and rejecting both would join the paragraphs.
 *
 * - New words that replace the last ones are written before them, except where they replace a whole paragraph behind
 *   words that were added at the end of the one before.
 * - New paragraphs behind inserted words take over the paragraph's mark, which makes them one insertion with the words.
 *
 * Words inserted at an end and words inserted at the beginning that follows stay as they are: nothing helps there.
 */
export function keepInsertionsApart(
	stories: readonly FileStory[],
	planned: ReadonlyMap<FileParagraph, PlannedParagraph>,
	siblings: PlannedSiblings[],
): void {
	const besides = new Set(siblings.map(({ beside }) => beside))
	for (const { paragraphs, root } of stories) {
		for (const [index, paragraph] of paragraphs.entries()) {
			const own = planned.get(paragraph)
			const next = paragraphs[index + 1]
			if (!own || !next || !(planned.has(next) || besides.has(next) || besides.has(paragraph)) || !endsInserted(own, paragraph)) continue
			const container = pathTo(root, paragraph.story.element).at(-2)
			if (!container || nextBlock(container, paragraph.story.element) !== next.story.contents[0]?.element) continue
			const between = siblings.filter(
				({ beside, where }) => (beside === paragraph && where === 'after') || (beside === next && where === 'before'),
			)
			const follows = between.length > 0 || mayBeginInserted(planned.get(next), next)
			if (follows && endsReplaced(own, paragraph))
				own.newWordsFirst = !isReplaced(own, paragraph) || !endsAppended(planned, paragraphs[index - 1])
			else if (between.length > 0) takeOver(own, paragraph, between, siblings)
			else continue
			own.plan = null
		}
	}
}

function endsInserted({ edits }: PlannedParagraph, { text }: FileParagraph): boolean {
	return edits.some(({ words }) => words.some((word) => word.end === text.length && word.text !== ''))
}

function endsReplaced({ edits }: PlannedParagraph, { text }: FileParagraph): boolean {
	return !edits.some(({ words }) => words.some((word) => word.start === text.length && word.text !== ''))
}

/** Whether new words come first in a paragraph; those that replace all of it may be written first themselves. */
function mayBeginInserted(planned: PlannedParagraph | undefined, paragraph: FileParagraph): boolean {
	return (
		planned !== undefined &&
		(isReplaced(planned, paragraph) || planned.edits.some(({ words }) => words.some((word) => word.end === 0 && word.text !== '')))
	)
}

function isReplaced({ edits }: PlannedParagraph, { text }: FileParagraph): boolean {
	return edits.some(({ words }) => words.some((word) => word.start === 0 && word.end === text.length && word.text !== ''))
}

/** Whether the paragraph before ends in words that were only added, and so can't be followed by new ones. */
function endsAppended(planned: ReadonlyMap<FileParagraph, PlannedParagraph>, before: FileParagraph | undefined): boolean {
	const plan = before && planned.get(before)
	return plan !== undefined && before !== undefined && endsInserted(plan, before) && !endsReplaced(plan, before)
}

function takeOver(own: PlannedParagraph, { text }: FileParagraph, between: readonly PlannedSiblings[], siblings: PlannedSiblings[]): void {
	if (own.items.at(-1)?.before.fields.length) return
	const inOrder = [...between.filter(({ where }) => where === 'after'), ...between.filter(({ where }) => where === 'before')]
	for (const sibling of inOrder) {
		siblings.splice(siblings.indexOf(sibling), 1)
		own.edits.push({
			edit: sibling.edit,
			start: text.length,
			end: text.length,
			words: [],
			all: false,
			appended: sibling.texts,
			commented: sibling.commented,
		})
	}
}
