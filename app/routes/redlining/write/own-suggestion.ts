import type { OwnSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import type { NewSuggestion } from './new-suggestion.ts'

type SuggestionForm = Exclude<NewSuggestion, { kind: 'find' }>

/** The suggestion that a form describes. */
export function ownSuggestion(asked: SuggestionForm): OwnSuggestion {
	const { paragraphId, expected, reason, internalNote } = asked
	const own = { paragraphId, expected, reason, internalNote }
	switch (asked.kind) {
		case 'replace':
			return { ...own, start: asked.start, end: asked.end, text: asked.text }
		case 'add_clause':
			return { ...own, kind: 'insert_paragraphs', where: 'after', texts: [asked.text] }
		case 'strike_paragraph':
			return { ...own, kind: 'delete_paragraph' }
		case 'add_row':
			return { ...own, kind: 'insert_row', where: 'after', cells: asked.cells }
		case 'strike_row':
			return { ...own, kind: 'delete_row' }
	}
}
