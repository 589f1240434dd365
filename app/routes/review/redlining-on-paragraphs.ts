import type { DocumentView, ViewBlock, ViewParagraph } from '#app/domain/redline/page-view/view-document.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import type { DrawnSuggestion, DrawnThread } from './redlining-pieces.ts'
import type { Thread } from './redlining-thread.ts'

/** What the paragraphs of a document have on them, by paragraph id. */
export interface OnParagraphs {
	suggestions: ReadonlyMap<string, readonly DrawnSuggestion[]>
	threads: ReadonlyMap<string, readonly DrawnThread[]>
}

/** Leads suggestions and open threads to their paragraphs, those of a paragraph in the order in which they stand there. */
export function onParagraphs(suggestions: readonly Suggestion[], threads: readonly Thread[]): OnParagraphs {
	const byParagraph = new Map<string, DrawnSuggestion[]>()
	for (const suggestion of suggestions) add(byParagraph, suggestion.change.paragraphId, suggestion)
	const discussed = new Map<string, DrawnThread[]>()
	for (const { id, words, resolved } of threads) if (words && !resolved) add(discussed, words.paragraphId, { id, start: words.start, end: words.end })
	return { suggestions: byParagraph, threads: discussed }
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
	const values = map.get(key)
	if (values) values.push(value)
	else map.set(key, [value])
}

/** Every paragraph of a view by its id, those in tables, notes, headers and footers too. */
export function paragraphsOf(view: DocumentView): Map<string, ViewParagraph> {
	const found = new Map<string, ViewParagraph>()
	const look = (block: ViewBlock): void => {
		if (block.kind === 'paragraph') found.set(block.id, block)
		else block.rows.flat().forEach((cell) => cell.blocks.forEach(look))
	}
	for (const blocks of [view.headers, view.body, ...view.notes.map((note) => note.blocks), view.footers]) blocks.forEach(look)
	return found
}
