import type { DocumentView, ViewBlock, ViewParagraph } from '#app/domain/word/page-view/view-document.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { rowAround } from '#app/domain/suggestions/table-row.ts'
import type { DrawnSuggestion, DrawnThread } from './pieces.ts'
import type { Thread } from '../comments/thread.ts'

/** Suggestions and threads by paragraph id. */
export interface OnParagraphs {
	suggestions: ReadonlyMap<string, readonly DrawnSuggestion[]>
	threads: ReadonlyMap<string, readonly DrawnThread[]>
}

/**
 * Groups suggestions and open threads by paragraph, in order of place. A deleted table row is struck in all of its
 * paragraphs.
 */
export function onParagraphs(view: DocumentView, suggestions: readonly Suggestion[], threads: readonly Thread[]): OnParagraphs {
	const byParagraph = new Map<string, DrawnSuggestion[]>()
	for (const suggestion of suggestions) {
		const { change } = suggestion
		add(byParagraph, change.paragraphId, suggestion)
		if (change.kind !== 'delete_paragraph' || !change.wholeRow) continue
		for (const { id, text } of otherParagraphsInRow(view, change.paragraphId))
			add(byParagraph, id, { ...suggestion, change: { kind: 'delete_paragraph', paragraphId: id, expected: text }, goesOn: true })
	}
	const discussed = new Map<string, DrawnThread[]>()
	for (const { id, words, resolved } of threads)
		if (words && !resolved) add(discussed, words.paragraphId, { id, start: words.start, end: words.end })
	return { suggestions: byParagraph, threads: discussed }
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
	const values = map.get(key)
	if (values) values.push(value)
	else map.set(key, [value])
}

/** Every paragraph of a view by its id, those in tables, notes, headers and footers too. */
export function paragraphsOf(view: DocumentView): Map<string, ViewParagraph> {
	return new Map(
		[view.headers, view.body, ...view.notes.map((note) => note.blocks), view.footers].flatMap((blocks) =>
			paragraphsIn(blocks).map((paragraph) => [paragraph.id, paragraph]),
		),
	)
}

function paragraphsIn(blocks: readonly ViewBlock[]): ViewParagraph[] {
	return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block] : block.rows.flat().flatMap((cell) => paragraphsIn(cell.blocks))))
}

function otherParagraphsInRow(view: DocumentView, paragraphId: string): ViewParagraph[] {
	const row = rowAround(view, paragraphId) ?? []
	return paragraphsIn(row.flatMap(({ blocks }) => blocks)).filter(({ id }) => id !== paragraphId)
}
