import { z } from 'zod'
import { fieldKinds, type TemplateField } from '#app/domain/templates/fields/template-field.ts'
import type { LibraryClause } from '#app/domain/templates/generate/choose-clauses.ts'
import type { UsableTemplate } from '#app/domain/templates/generate/usable-templates.server.ts'

const SimpleField = z.object({
	name: z.string(),
	kind: z.enum(fieldKinds),
	label: z.string(),
	help: z.string(),
	section: z.string(),
	required: z.boolean(),
	default_value: z.unknown(),
	example: z.string(),
	choices: z.array(z.object({ value: z.string(), label: z.string() })),
	limits: z.object({
		min: z.union([z.number(), z.string()]).optional(),
		max: z.union([z.number(), z.string()]).optional(),
		maxLength: z.number().optional(),
	}),
	filled_from: z.string().nullable(),
	shown_when: z.string().nullable(),
})

const OfferedTemplate = z.object({
	template_id: z.uuid(),
	document_category: z.string(),
	document_type: z.string(),
	name: z.string(),
	description: z.string(),
	source: z.string(),
	license: z.string(),
	verified_by: z.string().nullable(),
	version: z.int(),
	fields: z.array(SimpleField.extend({ parts: z.array(SimpleField) })),
	clauses: z.array(
		z.object({
			name: z.string(),
			version: z.int(),
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
		version: template.number,
		fields: template.fields.map((field) => ({ ...shownField(field), parts: field.parts.map(shownField) })),
		clauses: clauses.map(({ name, number, variants }) => ({ name, version: number, variants })),
	}
}

function shownField({ defaultValue, filledFrom, shownWhen, order: _order, parts: _parts, ...field }: TemplateField) {
	return { ...field, default_value: defaultValue, filled_from: filledFrom, shown_when: shownWhen }
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
