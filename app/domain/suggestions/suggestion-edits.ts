import type { Edit } from '#app/domain/word/edit/edits.ts'
import type { ApplyOptions } from '#app/domain/word/edit/apply-edits.ts'
import { isComment, withEditedText, type SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { SuggestionState } from './suggestion.ts'

/** A suggestion to be written into a file. */
export interface OutgoingSuggestion {
	id: string
	number: number
	title: string
	state: SuggestionState
	change: SuggestionChange
	editedText: string | null
	reason: string
}

/** A comment in the file's margin with its replies; people have their names as in the file. */
export interface OutgoingThread {
	suggestionId: string | null
	words: { paragraphId: string; start: number; end: number; quote: string } | null
	comments: { author: string; date: string; text: string }[]
}

/** The edits for a file, with the source of each. */
export interface OutgoingEdits {
	edits: Edit[]
	/** The author of an edit's comment, where it is not the reason. */
	commentAuthors: NonNullable<ApplyOptions['commentAuthors']>
	replies: NonNullable<ApplyOptions['replies']>
	/** By index of the edit; `null` for a comment on words. */
	sources: ({ suggestion: OutgoingSuggestion; change: SuggestionChange } | null)[]
}

/**
 * The edits that write suggestions into the file, each with its reason as a comment, and the included threads: those
 * on a suggestion as replies to its reason, the others as comments on their words. Internal notes are not part of the
 * input.
 *
 * @param commented whether the file gets comments at all
 */
export function editsFor(
	suggestions: readonly OutgoingSuggestion[],
	threads: readonly OutgoingThread[],
	commented: boolean,
): OutgoingEdits {
	const numbered = withNumbers(
		suggestions.map((suggestion) => ({
			suggestion,
			change: suggestion.editedText === null ? suggestion.change : withEditedText(suggestion.change, suggestion.editedText),
		})),
	)
	const edits: Edit[] = []
	const commentAuthors = new Map<number, OutgoingComment>()
	const replies = new Map<number, OutgoingComment[]>()
	for (const { suggestion, change } of numbered.filter((each) => commented || !isComment(each.change))) {
		const comments = threads.filter(({ suggestionId }) => suggestionId === suggestion.id).flatMap((thread) => thread.comments)
		const first = suggestion.reason ? undefined : comments.shift()
		const comment = first?.text ?? suggestion.reason
		if (commented && first) commentAuthors.set(edits.length, first)
		if (commented && comments.length > 0) replies.set(edits.length, comments)
		edits.push(isComment(change) ? commentOn(change, comment ?? '') : { ...editOf(change), ...(commented && comment ? { comment } : {}) })
	}
	const sources: OutgoingEdits['sources'] = numbered.filter((each) => commented || !isComment(each.change))
	for (const { words, comments } of commented ? threads : []) {
		const [first, ...answers] = comments
		if (!words || !first) continue
		if (answers.length > 0) replies.set(edits.length, answers)
		const { paragraphId, start, end, quote } = words
		commentAuthors.set(edits.length, first)
		edits.push({ kind: 'comment', paragraphId, start, end, expected: quote, text: first.text })
		sources.push(null)
	}
	return { edits, commentAuthors, replies, sources }
}

function editOf(change: SuggestionChange): Edit {
	const { paragraphId, expected } = change
	if (change.kind === 'insert_paragraphs' && change.newRow)
		return { kind: 'insert_row', paragraphId, where: change.where, expected, cells: change.texts }
	return change.kind === 'delete_paragraph' && change.wholeRow ? { kind: 'delete_row', paragraphId, expected } : change
}

function commentOn(change: SuggestionChange, text: string): Edit {
	const { paragraphId, expected } = change
	const { start, end } = change.kind === 'replace' ? change : { start: 0, end: expected.length }
	return { kind: 'comment', paragraphId, start, end, expected, text }
}

type OutgoingComment = OutgoingThread['comments'][number]

const typedNumber = /^(\d{1,3})(\.\s)/

/** Clauses inserted at one place are numbered from the first that is in the file, so that a rejected one leaves no gap. */
function withNumbers<Outgoing extends { change: SuggestionChange }>(outgoing: readonly Outgoing[]): Outgoing[] {
	const next = new Map<string, number>()
	return outgoing.map((one) => {
		const { change } = one
		const [number] = change.kind === 'insert_paragraphs' && !change.newRow ? [typedNumber.exec(change.texts[0] ?? '')?.[1]] : []
		if (change.kind !== 'insert_paragraphs' || number === undefined) return one
		const place = `${change.paragraphId} ${change.where}`
		const counted = next.get(place) ?? Number(number)
		next.set(place, counted + 1)
		return {
			...one,
			change: { ...change, texts: change.texts.map((text, index) => (index === 0 ? text.replace(typedNumber, `${counted}$2`) : text)) },
		}
	})
}
