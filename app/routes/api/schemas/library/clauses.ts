import { z } from 'zod'
import type { ListedClause } from '#app/domain/templates/library/clauses/list-clauses.server.ts'
import { ClauseContent } from '#app/domain/templates/library/clauses/clause-content.ts'
import { clauseSides, type ClauseVariant } from '#app/domain/templates/library/clauses/clause-variant.ts'
import type { DecidedChange, PlannedChange } from '#app/domain/templates/library/clauses/import-clauses.server.ts'
import type { ReachedTemplate } from '#app/domain/templates/library/clauses/reach.server.ts'
import { ChangeNote } from '#app/domain/templates/library/template-details.ts'
import { diffRecord, FieldsDiffRecord } from './templates.ts'

const { name, tags, notes, variants } = ClauseContent.shape

/** One wording of a clause. */
const VariantRecord = z.object({
	key: z.string(),
	label: z.string(),
	side: z.enum(clauseSides).nullable(),
	state: z.string().nullable(),
	text: z.string(),
})

/** A clause with the words in use. */
export const ClauseRecord = z.object({
	clause_id: z.uuid(),
	name: z.string(),
	tags: z.array(z.string()),
	notes: z.string(),
	status: z.enum(['active', 'retired']),
	version_number: z.number().int(),
	variants: z.array(VariantRecord),
	created_at: z.iso.datetime(),
	updated_at: z.iso.datetime(),
})

/** A template that a change of clauses reached, and what it changed of its fields. */
export const ReachedRecord = z.object({ template_id: z.uuid(), name: z.string(), status: z.string(), fields: FieldsDiffRecord })

/** Answer of PUT /admin/clauses/{id}. */
export const ClauseSavedAnswer = z.object({
	clause: ClauseRecord,
	templates: z.array(ReachedRecord),
	applied: z.boolean().meta({ description: 'false after a dry run: the clause is as it was' }),
})

/** A clause with one wording may give it as `text`. */
const words = {
	text: z.string().optional().meta({ description: 'The words of a clause with one variant, in place of `variants`' }),
	variants: variants.optional(),
}

/** Body of POST /admin/clauses. */
export const NewClause = z
	.object({
		name,
		tags: tags.optional(),
		notes: notes.optional(),
		...words,
		reason: ChangeNote.optional(),
		document_id: z.uuid().optional().meta({ description: 'A template that must exist' }),
	})
	.refine(({ text, variants: all }) => (text === undefined) !== (all === undefined), { error: 'Give the words as text or as variants' })

/** Body of PUT /admin/clauses/{id}: what is left out stays. */
export const ClauseEdit = z.object({
	tags: tags.optional(),
	notes: notes.optional(),
	...words,
	reason: ChangeNote,
	version_number: z.int().min(1).optional().meta({ description: 'The version that was edited: 409 if another is in use by now' }),
	dry_run: z.boolean().optional().meta({ description: 'Only say which templates it would reach, and what of each would change' }),
})

const action = z.enum(['add', 'change', 'conflict', 'unchanged'])

/** What an import does to one clause. */
export const PlannedChangeRecord = z.object({
	action,
	name: z.string().max(200),
	before_hash: z.string().max(100).nullable(),
	after: ClauseContent,
	resolution: z.enum(['file', 'library']).optional().meta({ description: 'For a conflict: whose words are kept' }),
})

/** The same as the plan answers it. */
const PlannedChangeAnswer = z.object({
	action,
	name: z.string(),
	before_hash: z.string().nullable(),
	before: z.object({ tags: z.array(z.string()), notes: z.string(), variants: z.array(VariantRecord) }).nullable(),
	after: z.object({ name: z.string(), tags: z.array(z.string()), notes: z.string(), variants: z.array(VariantRecord) }),
})

/** Answer of POST /admin/clauses/import. */
export const ImportPlanAnswer = z.object({ planned_changes: z.array(PlannedChangeAnswer) })

/** Body of POST /admin/clauses/apply-import. */
export const ApplyImport = z.object({ planned_changes: z.array(PlannedChangeRecord).max(2000), reason: ChangeNote.optional() })

/** Answer of POST /admin/clauses/apply-import. */
export const ImportedAnswer = z.object({ added: z.number().int(), changed: z.number().int(), templates: z.array(ReachedRecord) })

/** The only variant of a clause that has no others. */
export function singleVariant(text: string): ClauseVariant {
	return { key: 'standard', label: 'Standard', side: null, state: null, text }
}

/** A clause in the API's names. */
export function clauseRecord(clause: Omit<ListedClause, 'usedIn'>): z.infer<typeof ClauseRecord> {
	return {
		clause_id: clause.id,
		name: clause.name,
		tags: clause.tags,
		notes: clause.editorNotes,
		status: clause.status,
		version_number: clause.activeNumber,
		variants: clause.variants,
		created_at: clause.createdAt.toISOString(),
		updated_at: clause.updatedAt.toISOString(),
	}
}

/** A reached template in the API's names. */
export function reachedRecord({ templateId, name: templateName, status, diff }: ReachedTemplate): z.infer<typeof ReachedRecord> {
	return { template_id: templateId, name: templateName, status, fields: diffRecord(diff) }
}

/** A planned change in the API's names. */
export function plannedRecord({
	action: does,
	name: clause,
	beforeHash,
	before,
	after,
}: PlannedChange): z.infer<typeof PlannedChangeAnswer> {
	return {
		action: does,
		name: clause,
		before_hash: beforeHash,
		before: before && { tags: [...before.tags], notes: before.notes, variants: [...before.variants] },
		after,
	}
}

/** A planned change as it came back. */
export function decidedChange(record: z.output<typeof PlannedChangeRecord>): DecidedChange {
	const { action: does, name: clause, before_hash: beforeHash, after, resolution } = record
	return { action: does, name: clause, beforeHash, after, resolution }
}
