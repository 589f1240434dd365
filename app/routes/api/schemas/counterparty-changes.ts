import { z } from 'zod'
import type { ListedChanges } from '#app/domain/counterparty/list-changes.server.ts'
import { changeStates, type DecidedChange } from '#app/domain/counterparty/counterparty-change.ts'
import { changeKindLabels } from '#app/domain/counterparty/change-labels.ts'
import { DocumentRole } from './sharing.ts'
import { PersonName, personName, RefusedResult } from './suggestions.ts'

const kinds = Object.keys(changeKindLabels) as DecidedChange['kind'][]

/** A counterparty change. */
export const CounterpartyChangeRecord = z.object({
	/** Always the same for the same file. */
	change_id: z.string(),
	/** From 1 in document order. */
	number: z.number().int().positive(),
	kind: z.enum(kinds),
	author: z.string(),
	/** As in the file. */
	date: z.string().nullable(),
	/** The words it covers, with a line break for a paragraph mark. */
	text: z.string(),
	/** For a replacement: the deleted words, while `text` has the inserted ones. */
	replaced: z.string().nullable(),
	/** Its place in the text of a paragraph, in UTF-16 offsets; null where the accepted text has none. */
	place: z.object({ paragraph_id: z.string(), start: z.number().int(), end: z.number().int() }).nullable(),
	state: z.enum(changeStates),
	/** How rejecting is done: by a suggestion that the counterparty sees, or in the file without a trace. */
	rejected_by: z.enum(['suggestion', 'file']),
	/** The suggestions that reject it. */
	suggestions: z.array(z.uuid()),
	decided_by: PersonName,
	decided_at: z.iso.datetime().nullable(),
})

/** Answer of GET /document/{id}/changes. */
export const CounterpartyChangesAnswer = z.object({
	document_id: z.uuid(),
	version_number: z.number().int(),
	role: DocumentRole,
	changes: z.array(CounterpartyChangeRecord),
})

const state = z.enum(changeStates, { error: 'A decision is one of: open, accepted, rejected.' })
const name = z.string().max(500, { error: 'At most 500 characters.' })

/** Body of POST: decisions about single changes, or about all open ones of an author. */
export const CounterpartyChangesBody = z.object({
	changes: z
		.array(
			z.union(
				[
					z.object({ change_id: name, state }),
					z.object({
						author: name,
						state: z.enum(['accepted', 'rejected'], { error: 'All changes of an author can be accepted or rejected.' }),
					}),
				],
				{ error: 'Each decision needs a change_id or an author, and a state: open, accepted, rejected.' },
			),
			{ error: 'The body must have a list named changes.' },
		)
		.min(1, { error: 'There is no decision in the list.' })
		.max(500, { error: 'At most 500 decisions in one call.' }),
})

/** Answer of POST: the result of each decision, in the order of the body. */
export const CounterpartyChangesResult = CounterpartyChangesAnswer.extend({
	results: z.array(
		z.union([
			z.object({ index: z.number().int(), status: z.literal('done'), decided: z.array(z.number().int()), left: z.array(z.number().int()) }),
			RefusedResult,
		]),
	),
})

/** The list in the API's names. */
export function counterpartyChangesAnswer({ document, version, role, changes }: ListedChanges): z.infer<typeof CounterpartyChangesAnswer> {
	return { document_id: document.id, version_number: version.number, role, changes: changes.map(changeRecord) }
}

function changeRecord({
	key,
	place,
	rejectedBy,
	suggestions,
	decidedBy,
	decidedAt,
	...rest
}: DecidedChange): z.infer<typeof CounterpartyChangeRecord> {
	return {
		change_id: key,
		...rest,
		place: place && { paragraph_id: place.paragraphId, start: place.start, end: place.end },
		rejected_by: rejectedBy,
		suggestions: suggestions.map(({ id }) => id),
		decided_by: personName(decidedBy),
		decided_at: decidedAt,
	}
}
