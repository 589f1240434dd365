import type { Severity } from '#app/domain/review/report/report.ts'

/** How far a suggestion is. 'edited' is accepted with other words; 'stale' says that the words it stands on are no longer there. */
export const suggestionStates = ['open', 'accepted', 'edited', 'rejected', 'stale'] as const

export type SuggestionState = (typeof suggestionStates)[number]

/** Who it comes from: a finding of the rules, a person, or a finding of the language model. */
export type SuggestionOrigin = 'finding' | 'person' | 'model'

/**
 * What a suggestion does to the document. Offsets are UTF-16 offsets in the accepted text of one paragraph, and
 * `expected` is what stands there (for paragraphs inserted or deleted: the whole text of the paragraph named).
 */
export type SuggestionChange =
	/** By the words that stand there already it changes nothing: a comment on them, which says what is proposed. */
	| { kind: 'replace'; paragraphId: string; start: number; end: number; expected: string; text: string }
	/** `newRow`: not beside the paragraph but beside its table row, as a row of its own with a text for each cell. */
	| { kind: 'insert_paragraphs'; paragraphId: string; where: 'before' | 'after'; expected: string; texts: string[]; newRow?: true }
	/** `wholeRow`: the table row goes in which the paragraph stands; what its cells read. */
	| { kind: 'delete_paragraph'; paragraphId: string; expected: string; wholeRow?: string[] }

/** Whether a change takes or brings a whole table row. */
export function isOfRow(change: SuggestionChange): boolean {
	return (
		(change.kind === 'insert_paragraphs' && change.newRow === true) || (change.kind === 'delete_paragraph' && change.wholeRow !== undefined)
	)
}

/** Whether a change leaves the words as they are and only carries its reason as a comment on them. */
export function isComment(change: SuggestionChange): boolean {
	return change.kind === 'replace' && change.expected !== '' && change.text === change.expected
}

/** A person as pages name one. */
export interface NamedPerson {
	id: string
	name: string
}

/** A change that could be made to one version of a document, as the page and the API show it. */
export interface Suggestion {
	id: string
	/** From 1 in document order; what people add later counts on. Never given twice. */
	number: number
	state: SuggestionState
	/** Raised with everything that is done to it: a decision may say which one it was made over. */
	revision: number
	origin: SuggestionOrigin
	severity: Severity | null
	title: string
	change: SuggestionChange
	/** The words in force, a paragraph each: those suggested, or those of the edit. Empty for a deletion. */
	proposed: string[]
	/** Whether the words in force have a blank that somebody must fill in first. */
	hasBlanks: boolean
	/** For the counterparty: goes into the comment of the Word file. */
	reason: string
	/** For the founder's side only: never leaves. `null` also for those who may not decide. */
	internalNote: string | null
	ruleId: string | null
	findingId: string | null
	/** SHA-256 of the whole text of the paragraph, or of the table row, hexadecimal. */
	anchorHash: string
	/** `null`: the program made it. */
	createdBy: NamedPerson | null
	/** ISO 8601. */
	createdAt: string
	decidedBy: NamedPerson | null
	decidedAt: string | null
}

/** How many suggestions are in each state. */
export type SuggestionCounts = Record<SuggestionState, number>

/** Counts the suggestions of each state. */
export function countStates(suggestions: readonly Pick<Suggestion, 'state'>[]): SuggestionCounts {
	const counts: SuggestionCounts = { open: 0, accepted: 0, edited: 0, rejected: 0, stale: 0 }
	for (const { state } of suggestions) counts[state]++
	return counts
}

/** Whether a suggestion goes into the file that is downloaded. */
export function isInForce({ state }: Pick<Suggestion, 'state'>): boolean {
	return state === 'accepted' || state === 'edited'
}

/** The words that a change proposes, a paragraph each. */
export function proposedWords(change: SuggestionChange, editedText: string | null): string[] {
	if (editedText !== null) return editedText === '' ? [] : editedText.split('\n')
	if (change.kind === 'insert_paragraphs') return change.texts
	return change.kind === 'replace' && change.text !== '' ? change.text.split('\n') : []
}

/** A change with the words that somebody put in their place. */
export function withEditedText(change: SuggestionChange, text: string): SuggestionChange {
	switch (change.kind) {
		case 'replace':
			return { ...change, text }
		case 'insert_paragraphs':
			return { ...change, texts: text.split('\n').filter((paragraph) => change.newRow || paragraph.trim() !== '') }
		case 'delete_paragraph':
			return text === '' || change.wholeRow
				? change
				: { kind: 'replace', paragraphId: change.paragraphId, start: 0, end: change.expected.length, expected: change.expected, text }
	}
}

const blank = /\[[^\]\n]{0,80}\]|_{3,}|<[A-Z][^>\n]{0,60}>/

/** Whether words have a blank left to fill in: square brackets, or a line to write on. */
export function hasBlanks(words: readonly string[]): boolean {
	return words.some((paragraph) => blank.test(paragraph))
}
