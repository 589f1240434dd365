import type { OwnSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import type { NewSuggestion } from './new-suggestion.ts'

type SuggestionForm = Exclude<NewSuggestion, { kind: 'find' }>

/** The suggestion that a form describes. */
export function ownSuggestion(form: SuggestionForm): OwnSuggestion {
	const { paragraphId, expected, reason, internalNote } = form
	const own = { paragraphId, expected, reason, internalNote }
	switch (form.kind) {
		case 'replace':
			return { ...own, start: form.start, end: form.end, text: form.text }
		case 'add_clause':
			return { ...own, kind: 'insert_paragraphs', where: 'after', texts: [form.text] }
		case 'strike_paragraph':
			return { ...own, kind: 'delete_paragraph' }
		case 'add_row':
			return { ...own, kind: 'insert_row', where: 'after', cells: form.cells }
		case 'strike_row':
			return { ...own, kind: 'delete_row' }
	}
}
