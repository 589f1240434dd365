import { readComments } from '#app/domain/word/read/margin-comments.ts'
import { NumberingCounter } from '#app/domain/word/read/numbering-counter.ts'
import { readNumbering } from '#app/domain/word/read/numbering.ts'
import { formatNumber } from '#app/domain/word/read/number-format.ts'
import { readStyles } from '#app/domain/word/read/styles.ts'
import { type DocxFile, openDocxFile } from '../package/docx-file.ts'
import { readListIndents } from './list-indents.ts'
import { readStyleFormats, type StyleFormats } from './style-formats.ts'
import { type ViewedParagraphs, viewBlocks } from './view-blocks.ts'
import { type DocumentView, type ViewBlock, viewVersion } from './view-document.ts'
import { formatsOf, viewParagraph, type ViewContext } from './view-paragraph.ts'
import { type FileStory, readStories } from '../read/read-stories.ts'
import { orUnreadable } from '../package/word-errors.ts'

/**
 * How a Word document reads, for a page: with the same paragraphs, ids and words as extraction, empty paragraphs too.
 *
 * @throws UnreadableDocx when the file is none, or damaged.
 */
export function pageView(bytes: Uint8Array): Promise<DocumentView> {
	return orUnreadable(async () => viewOf(await openDocxFile(bytes)))
}

function viewOf(file: DocxFile): DocumentView {
	const stylesRoot = file.relatedTree('styles')
	const numberingRoot = file.relatedTree('numbering')
	const styles = readStyles(stylesRoot)
	const formats = readStyleFormats(stylesRoot)
	const stories = readStories(file)
	const context: ViewContext = {
		styles,
		formats,
		listIndents: readListIndents(numberingRoot),
		counter: new NumberingCounter(readNumbering(numberingRoot, styles)),
		bodySize: commonSize(stories, formats),
		labelOf: noteLabels(),
	}

	const shown = stories.map((story) => ({ story, blocks: blocksOf(story, context) }))
	const of = (kind: FileStory['kind']) => shown.filter(({ story }) => story.kind === kind)
	return {
		headers: of('header').flatMap(({ blocks }) => blocks),
		body: of('body').flatMap(({ blocks }) => blocks),
		notes: (['footnote', 'endnote'] as const).flatMap((kind) =>
			of(kind).map(({ story, blocks }) => ({
				label: context.labelOf(kind, story.note ?? ''),
				note: `${kind === 'footnote' ? 'fn' : 'en'}${story.note}`,
				blocks,
			})),
		),
		footers: of('footer').flatMap(({ blocks }) => blocks),
		authors: authorsOf(shown.flatMap(({ blocks }) => blocks)),
		comments: readComments(file.relatedTree('comments'), commentAnchors(stories)),
		viewVersion,
	}
}

/** Every paragraph is described first, in the order that numbers are counted in; then they find their places. */
function blocksOf(story: FileStory, context: ViewContext): ViewBlock[] {
	const paragraphs: ViewedParagraphs = new Map()
	let forced = 1
	for (const from of story.paragraphs) {
		const view = viewParagraph(from.id, from.story, context)
		const reached = from.story.contents[0]?.page.forced ?? forced
		if (reached > forced) view.newPage = true
		forced = reached
		paragraphs.set(from.story.element, { view, from })
	}
	return viewBlocks(story.container.children, paragraphs)
}

function commonSize(stories: readonly FileStory[], formats: StyleFormats): number {
	const characters = new Map<number, number>()
	for (const { story } of stories.flatMap(({ paragraphs }) => paragraphs)) {
		const formatOf = formatsOf(story, formats)
		for (const { text, run } of story.contents.flatMap(({ atoms }) => atoms)) {
			// Word's own size where a file settles none is 10 points.
			const size = formatOf(run).halfPoints ?? 20
			characters.set(size, (characters.get(size) ?? 0) + text.length)
		}
	}
	const [common] = [...characters].sort(([one, count], [other, otherCount]) => otherCount - count || one - other)
	return common?.[0] ?? 20
}

function commentAnchors(stories: readonly FileStory[]): Map<string, string> {
	const anchors = new Map<string, string>()
	for (const { id, story } of stories.flatMap(({ paragraphs }) => paragraphs)) {
		for (const comment of story.contents.flatMap(({ comments }) => comments)) if (!anchors.has(comment)) anchors.set(comment, id)
	}
	return anchors
}

/** Numbers the notes in the order in which their marks are met, as Word does: 1, 2 … and i, ii …. */
function noteLabels(): ViewContext['labelOf'] {
	const met = { footnote: new Map<string, string>(), endnote: new Map<string, string>() }
	return (kind, id) => {
		const labels = met[kind]
		const label = labels.get(id) ?? formatNumber(labels.size + 1, kind === 'footnote' ? 'decimal' : 'lowerRoman')
		labels.set(id, label)
		return label
	}
}

function authorsOf(blocks: ViewBlock[]): string[] {
	const authors = new Set<string>()
	const look = (block: ViewBlock): void => {
		if (block.kind === 'table') return block.rows.flat().forEach((cell) => cell.blocks.forEach(look))
		for (const mark of block.marks ?? []) if (mark.kind === 'deleted') authors.add(mark.author)
		for (const { author } of block.inserted ?? []) authors.add(author)
	}
	blocks.forEach(look)
	return [...authors]
}
