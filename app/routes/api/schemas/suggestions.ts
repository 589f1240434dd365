import { z } from 'zod'
import type { ListedSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import { suggestionStates, type NamedPerson, type Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { DocumentRole } from './sharing.ts'

const offset = z.number().int().nonnegative()
const longestText = 20_000
const words = (most: number) => z.string().max(most, { error: `At most ${most} characters.` })

/** A person by id and name; null for the program or an erased account. */
export const PersonName = z.object({ user_id: z.uuid(), name: z.string() }).nullable()

/** The change of a suggestion. Offsets are UTF-16 offsets of `expected` in the paragraph's text. */
const Change = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('replace'), paragraph_id: z.string(), start: offset, end: offset, expected: z.string(), text: z.string() }),
	z.object({
		kind: z.literal('insert_paragraphs'),
		paragraph_id: z.string(),
		where: z.enum(['before', 'after']),
		expected: z.string(),
		texts: z.array(z.string()),
	}),
	z.object({ kind: z.literal('delete_paragraph'), paragraph_id: z.string(), expected: z.string() }),
	/** Beside the paragraph's table row; a text for each cell. */
	z.object({
		kind: z.literal('insert_row'),
		paragraph_id: z.string(),
		where: z.enum(['before', 'after']),
		expected: z.string(),
		cells: z.array(z.string()),
	}),
	/** The paragraph's table row; the texts of its cells. */
	z.object({ kind: z.literal('delete_row'), paragraph_id: z.string(), expected: z.string(), cells: z.array(z.string()) }),
])

export const SuggestionRecord = z.object({
	suggestion_id: z.uuid(),
	number: z.number().int().positive(),
	state: z.enum(suggestionStates),
	revision: z.number().int().nonnegative(),
	origin: z.enum(['finding', 'person', 'model', 'expert']),
	severity: z.enum(['high', 'medium', 'low']).nullable(),
	title: z.string(),
	change: Change,
	/** The words in force, an entry per paragraph. */
	proposed: z.array(z.string()),
	has_blanks: z.boolean(),
	/** For the counterparty. */
	reason: z.string(),
	/** For one's own side; null for those who may not decide. */
	internal_note: z.string().nullable(),
	rule: z.string().nullable(),
	finding: z.string().nullable(),
	created_by: PersonName,
	created_at: z.iso.datetime(),
	decided_by: PersonName,
	decided_at: z.iso.datetime().nullable(),
})

const Counts = z.record(z.enum(suggestionStates), z.number().int())

/** Answer of GET /document/{id}/suggestions and of regenerating them. */
export const SuggestionsAnswer = z.object({
	document_id: z.uuid(),
	version_number: z.number().int(),
	role: DocumentRole,
	/** Whether there can be any yet: they come with the report. */
	ready: z.enum(['ready', 'under_way', 'failed', 'no_review']),
	counts: Counts,
	suggestions: z.array(SuggestionRecord),
})

const Decision = z
	.object({
		suggestion_id: z.string(),
		state: z
			.enum(['open', 'accepted', 'edited', 'rejected'], { error: 'A decision is one of: open, accepted, edited, rejected.' })
			.optional(),
		/** With the state 'edited': the new words; for a row one line per cell. */
		text: words(longestText).optional(),
		reason: words(4000).optional(),
		internal_note: words(4000).optional(),
		/** The revision that the caller saw; left out, the current one. */
		revision: z.number().int().nonnegative().optional(),
	})
	.refine(({ state, text }) => state !== 'edited' || text !== undefined, { error: 'The state edited needs a text.', path: ['text'] })

/** Fields of every new suggestion; `expected` is the whole text of the paragraph, but for a replacement the words to change. */
const own = {
	paragraph_id: z.string().max(100),
	expected: words(longestText),
	reason: words(4000).default(''),
	internal_note: words(4000).optional(),
}
const where = z.enum(['before', 'after'], { error: 'The place is one of: before, after.' })
const mostParagraphs = 100
const mostCells = 63

const OwnSuggestion = z.union([
	z.object({ ...own, kind: z.literal('replace').optional(), start: offset, end: offset, text: words(longestText) }),
	z.object({ ...own, kind: z.literal('insert_paragraphs'), where, texts: z.array(words(longestText)).min(1).max(mostParagraphs) }),
	z.object({ ...own, kind: z.literal('delete_paragraph') }),
	z.object({ ...own, kind: z.literal('insert_row'), where, cells: z.array(words(4000)).min(1).max(mostCells) }),
	z.object({ ...own, kind: z.literal('delete_row') }),
])

/** An entry of the body: with a `suggestion_id` a decision or new notes, without one a new suggestion. */
export const SentSuggestion = z.union([Decision, OwnSuggestion], {
	error:
		'Each suggestion needs a suggestion_id with what to change, or paragraph_id and expected with: start, end and text; or a kind ' +
		'(insert_paragraphs with where and texts, delete_paragraph, insert_row with where and cells, delete_row).',
})

/** Body of POST /document/{id}/suggestions. */
export const SuggestionsBody = z.object({
	suggestions: z
		.array(SentSuggestion, { error: 'The body must have a list named suggestions.' })
		.min(1, { error: 'There is no suggestion in the list.' })
		.max(500, { error: 'At most 500 suggestions in one call.' }),
})

/** An entry of a body that could not be done. */
export const RefusedResult = z.object({ index: z.number().int(), status: z.literal('refused'), code: z.string(), error: z.string() })

/** Answer of POST: the result of each entry, in the order of the body. */
export const SuggestionsResult = SuggestionsAnswer.extend({
	results: z.array(z.union([z.object({ index: z.number().int(), status: z.literal('done'), suggestion_id: z.uuid() }), RefusedResult])),
})

/** A suggestion in the API's names. */
export function suggestionRecord({
	id,
	change,
	hasBlanks,
	internalNote,
	ruleId,
	findingId,
	anchorHash: _,
	createdBy,
	createdAt,
	decidedBy,
	decidedAt,
	...rest
}: Suggestion): z.infer<typeof SuggestionRecord> {
	return {
		suggestion_id: id,
		...rest,
		change: changeRecord(change),
		has_blanks: hasBlanks,
		internal_note: internalNote,
		rule: ruleId,
		finding: findingId,
		created_by: personName(createdBy),
		created_at: createdAt,
		decided_by: personName(decidedBy),
		decided_at: decidedAt,
	}
}

function changeRecord(change: SuggestionChange): z.infer<typeof Change> {
	const { paragraphId: paragraph_id, expected } = change
	switch (change.kind) {
		case 'replace':
			return { kind: change.kind, paragraph_id, start: change.start, end: change.end, expected, text: change.text }
		case 'insert_paragraphs':
			return change.newRow
				? { kind: 'insert_row', paragraph_id, where: change.where, expected, cells: change.texts }
				: { kind: change.kind, paragraph_id, where: change.where, expected, texts: change.texts }
		case 'delete_paragraph':
			return change.wholeRow
				? { kind: 'delete_row', paragraph_id, expected, cells: change.wholeRow }
				: { kind: change.kind, paragraph_id, expected }
	}
}

/** A list of suggestions in the API's names. */
export function suggestionsAnswer({
	document,
	version,
	role,
	ready,
	counts,
	suggestions,
}: ListedSuggestions): z.infer<typeof SuggestionsAnswer> {
	return { document_id: document.id, version_number: version.number, role, ready, counts, suggestions: suggestions.map(suggestionRecord) }
}

/** A person in the API's names. */
export function personName(person: NamedPerson | null): z.infer<typeof PersonName> {
	return person && { user_id: person.id, name: person.name }
}
