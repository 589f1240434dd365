import { z } from 'zod'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { documentStatusCodes, documentStatuses } from '#app/domain/documents/document-status.ts'
import type { DocumentState } from '#app/domain/documents/filing/document-state.server.ts'
import type { VersionRecord } from '#app/domain/documents/versions/version-records.server.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { NewCategory, NewType } from '#app/domain/documents/upload-metadata.ts'
import { DocumentRecord } from './document.ts'

/** Who alone may change a document, and until when if they change nothing more. */
export const LockRecord = z.object({
	user_id: z.uuid(),
	first_name: z.string(),
	last_name: z.string(),
	locked_at: z.iso.datetime(),
	ends_at: z.iso.datetime(),
})

/** Answer of GET /document/{id}. */
export const DocumentAnswer = z.object({
	document: DocumentRecord.extend({
		tags: z.array(z.string()),
		is_favorite: z.boolean(),
		role: z.enum(['owner', 'editor', 'commenter', 'viewer']),
		lock: LockRecord.nullable(),
	}),
})

/** Answer of the calls that lock and unlock. */
export const LockAnswer = z.object({ locked: z.boolean(), lock: LockRecord.nullable() })

const status = z
	.preprocess(
		(value) => (typeof value === 'string' ? value.toUpperCase() : value),
		z.enum(Object.values(documentStatusCodes), { error: 'The status must be DRAFT, FINAL or SIGNED.' }),
	)
	.transform((code) => documentStatuses.find((each) => documentStatusCodes[each] === code)!)

/** Body of PUT /document/{id}; what is left out stays. */
export const ChangeBody = z.strictObject({
	name: z.string({ error: 'The name must be text.' }).optional(),
	category: NewCategory.optional(),
	document_type: NewType.meta({ description: 'A type of the catalog; it takes the document to its category. Null for none.' }),
	tags: z.array(z.string(), { error: 'The tags must be a list of texts.' }).optional(),
	status: status.optional(),
	reason: z.string().max(1000, { error: 'The reason must be at most 1,000 characters.' }).optional().meta({
		description: 'Why the document goes back to Draft. Required when it does.',
	}),
	is_favorite: z.boolean({ error: 'is_favorite must be true or false.' }).optional(),
})

/** Answer of DELETE /document/{id}: until when it can be taken out of the bin. */
export const DeletedAnswer = z.object({ document_id: z.uuid(), restorable_until: z.iso.datetime() })

/** Answer of the calls that change where a document is. */
export const FiledAnswer = z.object({ document: DocumentRecord })

/** Body of POST /document/{id}/restore-version. */
export const RestoreVersionBody = z.object({
	version_number: z.int({ error: 'The version number must be a whole number.' }).min(1).max(1_000_000),
})

/** Body of POST /document/{id}/move. */
export const MoveBody = z.object({ category: NewCategory })

/** Answer of GET /document/{id}/history. */
export const VersionsAnswer = z.object({
	versions: z.array(
		z.object({
			version_number: z.int().min(1),
			version: z.string(),
			created_at: z.iso.datetime(),
			created_by: z.string().nullable(),
			origin: z.enum(['upload', 'redline', 'round', 'restore', 'copy', 'generated']),
			made_from_version_number: z.int().nullable(),
			note: z.string().nullable(),
			file_name: z.string(),
			bytes: z.int(),
			sha256: z.string(),
			signed_at: z.iso.datetime().nullable(),
			analysis_status: z.enum(['queued', 'running', 'complete', 'failed', 'canceled']).nullable(),
		}),
	),
})

/** A lock in the API's names. */
export function lockRecord(lock: DocumentAccess['lock']): z.infer<typeof LockRecord> | null {
	return (
		lock && {
			user_id: lock.holder.id,
			first_name: lock.holder.firstName,
			last_name: lock.holder.lastName,
			locked_at: lock.takenAt.toISOString(),
			ends_at: lock.endsAt.toISOString(),
		}
	)
}

/** What GET /document/{id} says beside the record of the vault. */
export function stateRecord({ lock, role }: DocumentAccess, { tags, favorite }: DocumentState) {
	return { tags, is_favorite: favorite, role, lock: lockRecord(lock) }
}

/** A version in the API's names. */
export function versionRecord(version: VersionRecord): z.infer<typeof VersionsAnswer>['versions'][number] {
	return {
		version_number: version.number,
		version: shownVersion(version.number),
		created_at: version.createdAt.toISOString(),
		created_by: version.author,
		origin: version.origin,
		made_from_version_number: version.madeFromNumber,
		note: version.note,
		file_name: version.fileName,
		bytes: version.bytes,
		sha256: version.sha256,
		signed_at: version.signedAt?.toISOString() ?? null,
		analysis_status: version.analysis,
	}
}
