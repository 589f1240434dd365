import { wordEdits, type WordEdit } from '#app/domain/word/edit/words/word-edits.ts'
import type { LookWord, ViewMark, ViewParagraph } from '#app/domain/word/page-view/view-document.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { isGoneForGood, isAccepted, type DrawnChange } from '../counterparty/change-places.tsx'

/** The part of a suggestion that the document's text shows. */
export type DrawnSuggestion = Pick<Suggestion, 'number' | 'state' | 'title' | 'change' | 'proposed'> & {
	/** It begins in another paragraph, which has its number. */
	goesOn?: true
}

/** A comment thread on words of a paragraph. */
export interface DrawnThread {
	id: string
	start: number
	end: number
}

/** A range of a paragraph with one look and behavior, or something between two ranges. */
export type Piece =
	| {
			kind: 'words'
			text: string
			looks: LookWord[]
			suggestion: DrawnSuggestion | null
			struck: boolean
			author: string | null
			thread: string | null
	  }
	| { kind: 'added'; text: string; suggestion: DrawnSuggestion }
	| { kind: 'pin'; suggestion: DrawnSuggestion }
	| { kind: 'thread'; thread: string }
	| { kind: 'mark'; mark: ViewMark }
	| { kind: 'their_pin'; change: DrawnChange }

/** Whether a suggestion is drawn as a change: not once it is rejected or stale. */
export function isDrawn({ state }: Pick<Suggestion, 'state'>): boolean {
	return state !== 'rejected' && state !== 'stale'
}

/** A suggestion's changes in its own paragraph, word by word, as edits of the paragraph's text. */
export function editsInParagraph({ change, proposed }: Pick<Suggestion, 'change' | 'proposed'>): WordEdit[] {
	if (change.kind === 'insert_paragraphs') return []
	if (change.kind === 'delete_paragraph' && proposed.length === 0) return [{ start: 0, end: change.expected.length, text: '' }]
	const from = change.kind === 'replace' ? change.start : 0
	return wordEdits(change.expected, proposed.join('\n')).map(({ start, end, text }) => ({ start: from + start, end: from + end, text }))
}

/** The range of a suggestion in its paragraph; inserted paragraphs are at an edge. */
export function rangeOf({ change }: Pick<Suggestion, 'change'>): { start: number; end: number } {
	if (change.kind === 'replace') return { start: change.start, end: change.end }
	if (change.kind === 'delete_paragraph') return { start: 0, end: change.expected.length }
	const at = change.where === 'before' ? 0 : change.expected.length
	return { start: at, end: at }
}

/**
 * Cuts a paragraph wherever something begins or ends, in reading order. The words of all pieces of kind 'words',
 * joined, are the paragraph's text: an offset into it can be counted on the page.
 */
export function piecesOf(
	paragraph: ViewParagraph,
	suggestions: readonly DrawnSuggestion[],
	threads: readonly DrawnThread[],
	counterpartyChanges: readonly DrawnChange[] = [],
): Piece[] {
	const { text, looks = [], marks = [], inserted = [] } = paragraph
	const fitting = suggestions.filter((suggestion) => rangeOf(suggestion).end <= text.length)
	const edits = fitting.flatMap((suggestion) =>
		isDrawn(suggestion) ? editsInParagraph(suggestion).map((edit) => ({ ...edit, suggestion })) : [],
	)
	const ranges = fitting.map((suggestion) => ({ ...rangeOf(suggestion), suggestion }))

	const cuts = new Set([0, text.length])
	for (const { start, end } of [...looks, ...inserted, ...edits, ...ranges, ...threads, ...counterpartyChanges]) cuts.add(start).add(end)
	for (const { at } of marks) cuts.add(at)
	const offsets = [...cuts].filter((offset) => offset >= 0 && offset <= text.length).sort((one, other) => one - other)

	const pieces: Piece[] = []
	for (const [index, at] of offsets.entries()) {
		const added = edits
			.filter(({ end, text: words }) => end === at && words !== '')
			.map(({ start, text: words, suggestion }) => ({ start, piece: { kind: 'added', text: words, suggestion } as const }))
		pieces.push(...added.filter(({ start }) => start < at).map(({ piece }) => piece))
		for (const { id, end } of threads) if (end === at) pieces.push({ kind: 'thread', thread: id })
		for (const change of counterpartyChanges) if (change.start === at && change.state === 'open') pieces.push({ kind: 'their_pin', change })
		for (const mark of marks) if (mark.at === at && !isGoneForGood(mark, counterpartyChanges)) pieces.push({ kind: 'mark', mark })
		for (const { start, suggestion } of ranges) if (start === at && !suggestion.goesOn) pieces.push({ kind: 'pin', suggestion })
		// Words that replace nothing come after the number of the suggestion that begins with them.
		pieces.push(...added.filter(({ start }) => start === at).map(({ piece }) => piece))
		const next = offsets[index + 1]
		if (next === undefined) break
		const within = ({ start, end }: { start: number; end: number }) => start <= at && next <= end
		pieces.push({
			kind: 'words',
			text: text.slice(at, next),
			looks: looks.find(within)?.words ?? [],
			suggestion: ranges.find(within)?.suggestion ?? null,
			struck: edits.some((edit) => edit.end > edit.start && within(edit)),
			author: counterpartyChanges.some((change) => isAccepted(change) && within(change)) ? null : (inserted.find(within)?.author ?? null),
			thread: threads.find(within)?.id ?? null,
		})
	}
	return pieces
}
