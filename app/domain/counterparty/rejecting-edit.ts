import { StoryProgress } from '#app/domain/word/read/story-progress.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { FoundChange } from '#app/domain/word/changes/found-change.ts'
import { isInsertion } from '#app/domain/word/read/revision-elements.ts'
import type { ChangeKind } from '#app/domain/word/changes/tracked-change.ts'
import { readStoryTexts } from '#app/domain/word/read/story-texts.ts'
import { anchorHash } from '#app/domain/placing/paragraph-places.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { CounterpartyChange, ChangeRejection } from './counterparty-change.ts'
import { isBeside, type KnownParagraph, type ChangeParagraphs } from './change-paragraphs.ts'
import { ordersInRow, struckRows } from './change-rows.ts'

/** Changes of words; all others are of formatting, or of whole rows and cells. */
const textChangeKinds = new Set<ChangeKind>(['insertion', 'deletion', 'move_from', 'move_to', 'paragraph_insertion', 'paragraph_deletion'])

/**
 * What has to be suggested so that the accepted text reads as if a change had been rejected: the reader used for
 * proofs reads the affected paragraphs both ways, and the difference is the suggestion.
 *
 * @param place the place of the change in the accepted text
 * @returns nothing where the text reads the same either way, or where edits of paragraphs can't express the difference
 */
export function rejectionOf(
	part: string,
	{ kind, marks }: FoundChange,
	place: CounterpartyChange['place'],
	paragraphs: ChangeParagraphs,
): ChangeRejection[] {
	if (kind === 'row_insertion') return struckRows(part, marks, paragraphs)
	if (!textChangeKinds.has(kind)) return []
	const touched = affectedParagraphs(part, marks, paragraphs)
	const [first, last] = [touched[0], touched.at(-1)]
	if (!first || !last) return []
	const blocks = touched.flatMap(({ story }) => story.contents.map(({ element }) => element))
	if (blocks.some((block, index) => index > 0 && !isBeside(blocks[index - 1]!, block))) return []

	const own = new Set(marks)
	const before = read(blocks, () => false)
	const stretch = paragraphs.all.slice(first.index, first.index + before.length)
	if (stretch.some(({ text }, index) => text !== before[index]) || stretch.length !== before.length) return []
	return differences(
		stretch,
		read(blocks, (mark) => own.has(mark)),
		place,
	).map(({ change, at }) => ({
		change,
		anchorHash: anchorHash(at.text),
		paragraph: at.order,
		inRow: ordersInRow(at, paragraphs.inRow(at)),
	}))
}

function affectedParagraphs(part: string, marks: readonly XmlElement[], paragraphs: ChangeParagraphs): KnownParagraph[] {
	const touched = new Set<KnownParagraph>()
	for (const mark of marks) {
		const paragraph = paragraphs.around(part, mark)
		if (!paragraph) continue
		touched.add(paragraph)
		// Without its mark a paragraph merges into the next one.
		const isOwnMark = paragraph.story.element.at('w:pPr', 'w:rPr')?.children.includes(mark) ?? false
		const next = isOwnMark && isInsertion(mark) ? paragraphs.next(part, paragraph) : null
		if (next) touched.add(next)
	}
	return [...touched].sort((one, other) => one.story.element.start - other.story.element.start)
}

function read(blocks: readonly XmlElement[], rejects: (mark: XmlElement) => boolean): string[] {
	const [first, last] = [blocks[0], blocks.at(-1)]
	const source = first && last ? first.scope.source.slice(first.start, last.end) : ''
	return readStoryTexts(blocks, { rejects }, new StoryProgress(source))
}

interface Difference {
	change: SuggestionChange
	at: KnownParagraph
}

function differences(stretch: readonly KnownParagraph[], wanted: readonly string[], place: CounterpartyChange['place']): Difference[] {
	let head = 0
	while (head < stretch.length && head < wanted.length && stretch[head]?.text === wanted[head]) head++
	let tail = 0
	while (
		tail < stretch.length - head &&
		tail < wanted.length - head &&
		stretch[stretch.length - 1 - tail]?.text === wanted[wanted.length - 1 - tail]
	)
		tail++
	const going = stretch.slice(head, stretch.length - tail)
	const coming = wanted.slice(head, wanted.length - tail)

	// When paragraphs merge, the last one keeps its mark, as when the change is rejected in the file.
	const at = going.at(-1)
	if (!at) {
		const [beside, where] = tail > 0 ? [stretch[stretch.length - tail], 'before' as const] : [stretch[head - 1], 'after' as const]
		if (!beside || coming.length === 0) return []
		return [{ change: { kind: 'insert_paragraphs', paragraphId: beside.id, where, expected: beside.text, texts: coming }, at: beside }]
	}
	const struck = (paragraph: KnownParagraph): Difference => ({
		change: { kind: 'delete_paragraph', paragraphId: paragraph.id, expected: paragraph.text },
		at: paragraph,
	})
	if (coming.length === 0) return going.map(struck)
	return [...going.slice(0, -1).map(struck), replaced(at, coming.join('\n'), place?.paragraphId === at.id ? place.start : 0)]
}

/** Only the difference, at the place of the change: repeated words would let it shift. */
function replaced(at: KnownParagraph, wanted: string, from: number): Difference {
	const { text } = at
	let start = 0
	while (start < from && start < text.length && start < wanted.length && text[start] === wanted[start]) start++
	let same = 0
	while (same < text.length - start && same < wanted.length - start && text[text.length - 1 - same] === wanted[wanted.length - 1 - same])
		same++
	const end = text.length - same
	return {
		change: {
			kind: 'replace',
			paragraphId: at.id,
			start,
			end,
			expected: text.slice(start, end),
			text: wanted.slice(start, wanted.length - same),
		},
		at,
	}
}
