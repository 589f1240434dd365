import { z } from 'zod'
import type { LibraryClause } from '#app/domain/templates/generate/choose-clauses.ts'
import type { UsableTemplate } from '#app/domain/templates/generate/usable-templates.server.ts'
import { fieldRecord, TemplateFieldRecord } from './templates.ts'

const OfferedTemplate = z.object({
	template_id: z.uuid(),
	document_category: z.string(),
	document_type: z.string(),
	name: z.string(),
	description: z.string(),
	source: z.string(),
	license: z.string(),
	verified_by: z.string().nullable(),
	version_number: z.int(),
	fields: z.array(TemplateFieldRecord),
	clauses: z.array(
		z.object({
			name: z.string(),
			version_number: z.int(),
			variants: z.array(
				z.object({ key: z.string(), label: z.string(), side: z.string().nullable(), state: z.string().nullable(), text: z.string() }),
			),
		}),
	),
})

/** The templates from which documents are made, with their clauses. */
export const OfferedTemplates = z.object({ templates: z.array(OfferedTemplate) })

/** A template as the API shows it. */
export function offeredTemplate(template: UsableTemplate, clauses: readonly LibraryClause[]): z.input<typeof OfferedTemplate> {
	return {
		template_id: template.id,
		document_category: template.category,
		document_type: template.documentType,
		name: template.name,
		description: template.description,
		source: template.source,
		license: template.license,
		verified_by: template.verifiedBy,
		version_number: template.number,
		fields: template.fields.map(fieldRecord),
		clauses: clauses.map(({ name, number, variants }) => ({ name, version_number: number, variants })),
	}
}

const longestName = 200

/** What to make a document of. */
export const GenerateBody = z.object({
	template_id: z.uuid({ error: 'template_id must be the template_id of GET /document/active-with-clauses' }),
	values: z.record(z.string(), z.unknown(), { error: 'values must be an object with a value for each field by name' }),
	clauses: z
		.record(z.string(), z.string(), { error: 'clauses must be an object with the key of a variant for each clause by name' })
		.optional(),
	name: z.string().trim().min(1).max(longestName).optional(),
})

/** The document that was made, with what its review found. */
export const GenerateAnswer = z.object({
	document_id: z.uuid(),
	version_number: z.int(),
	missing: z.array(z.string()),
	review: z.object({ high: z.int(), medium: z.int(), low: z.int() }).nullable(),
})
