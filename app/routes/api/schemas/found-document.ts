import { z } from 'zod'
import type { VaultHit } from '#app/domain/search/search-vault.server.ts'
import { documentRecord, DocumentRecord } from './document.ts'

/** A document of a list or search. */
const FoundDocument = DocumentRecord.extend({
	role: z.enum(['owner', 'editor', 'commenter', 'viewer']),
	/** The owner's name, of somebody else's document. */
	owner: z.string().nullable(),
	tags: z.array(z.string()),
	is_favorite: z.boolean(),
	locked_by: z.string().nullable(),
	/** Findings of the newest complete report; null without one. */
	red_flags: z.number().int().min(0).nullable(),
	/** Text around the words that were searched for; `start` and `end` are offsets of the first of them in `version_number`'s text. */
	snippet: z
		.object({
			text: z.string(),
			marked: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
			version_number: z.number().int().min(1),
			start: z.number().int().min(0),
			end: z.number().int().min(0),
		})
		.nullable(),
})

/** Answer of GET /document/list. */
export const FoundDocumentsAnswer = z.object({
	documents: z.array(FoundDocument),
	/** What was searched for in place of words that no document has; null where nothing was corrected. */
	corrected: z.string().nullable(),
	next_cursor: z.string().nullable(),
})

/** A found document in the API's names. */
export function foundRecord(hit: VaultHit, searched: boolean): z.infer<typeof FoundDocument> {
	return {
		...documentRecord(hit),
		role: hit.role,
		owner: hit.owner,
		tags: hit.tags,
		is_favorite: hit.favorite,
		locked_by: hit.lockedBy,
		red_flags: hit.redFlags,
		snippet: searched && hit.snippet ? snippetRecord(hit.snippet, hit.versionNumber) : null,
	}
}

function snippetRecord({ parts, start, end, version }: NonNullable<VaultHit['snippet']>, newest: number) {
	let at = 0
	const marked = parts.flatMap((part) => {
		const span = { start: at, end: at + part.text.length }
		at = span.end
		return part.marked ? [span] : []
	})
	return { text: parts.map(({ text }) => text).join(''), marked, version_number: version ?? newest, start, end }
}
