import { quoted } from '#app/domain/text/shortened.ts'
import type { CounterpartyChange } from './counterparty-change.ts'

/** What was done, for the list of counterparty changes. */
export const changeKindLabels: Record<CounterpartyChange['kind'], string> = {
	insertion: 'Inserted',
	deletion: 'Deleted',
	replacement: 'Replaced',
	move: 'Moved',
	move_from: 'Moved away',
	move_to: 'Moved here',
	formatting: 'Formatting changed',
	paragraph_formatting: 'Paragraph formatting changed',
	section: 'Page layout changed',
	table: 'Table formatting changed',
	row_insertion: 'Table row inserted',
	row_deletion: 'Table row deleted',
	cell_insertion: 'Table cell inserted',
	cell_deletion: 'Table cell deleted',
	cell_merge: 'Table cells merged',
	numbering: 'Numbering changed',
	paragraph_insertion: 'Paragraph split',
	paragraph_deletion: 'Paragraphs joined',
}

/** The author of a change; some programs leave it out. */
export function authorLabel(author: string): string {
	return author.trim() || 'Unknown author'
}

/** The title of a suggestion that rejects a change. */
export function rejectionTitle({
	kind,
	author,
	text,
	replaced,
}: Pick<CounterpartyChange, 'kind' | 'author' | 'text' | 'replaced'>): string {
	const by = authorLabel(author)
	const words = quoted(text)
	switch (kind) {
		case 'insertion':
		case 'row_insertion':
			return `Strike ${words}, which ${by} inserted`
		case 'deletion':
		case 'row_deletion':
			return `Put back ${words}, which ${by} deleted`
		case 'replacement':
			return `Put back ${quoted(replaced ?? '')}, which ${by} replaced by ${words}`
		case 'paragraph_insertion':
			return `Undo where ${by} split a paragraph`
		case 'paragraph_deletion':
			return `Undo where ${by} joined paragraphs`
		default:
			return `Undo where ${by} moved ${words}`
	}
}
