import { z } from 'zod'
import { fieldKinds } from '#app/domain/templates/fields/template-field.ts'
import type { ListedTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import type { ListedVersion } from '#app/domain/templates/library/versions/list-versions.server.ts'
import type { FieldsDiff } from '#app/domain/templates/library/fields/compare-fields.ts'
import type { TemplateField } from '#app/domain/templates/fields/template-field.ts'

/** A field of a template. */
export const TemplateFieldRecord = z
	.object({
		name: z.string(),
		kind: z.enum(fieldKinds),
		label: z.string(),
		help: z.string(),
		section: z.string(),
		order: z.number().int(),
		required: z.boolean(),
		default_value: z.unknown().nullable(),
		example: z.string(),
		choices: z.array(z.object({ value: z.string(), label: z.string() })),
		limits: z.object({
			min: z.union([z.number(), z.string()]).optional(),
			max: z.union([z.number(), z.string()]).optional(),
			max_length: z.number().int().optional(),
		}),
		filled_from: z.string().nullable(),
		parts: z.array(z.unknown()).meta({ description: 'The fields of one entry of a list, each like this object' }),
		shown_when: z.string().nullable(),
	})
	.meta({ description: 'What a template asks for' })

/** How the fields that a file asks for differ from those that are kept for it. */
export const FieldsDiffRecord = z.object({
	new: z.array(z.string()),
	gone: z.array(z.string()),
	changed: z.array(z.object({ name: z.string(), changes: z.array(z.string()) })),
})

/** A template with its version in use. */
export const TemplateRecord = z.object({
	template_id: z.uuid(),
	name: z.string(),
	document_category: z.string(),
	document_type: z.string(),
	description: z.string(),
	source: z.string(),
	license: z.string(),
	verified_by: z.string().nullable(),
	status: z.enum(['draft', 'active', 'retired']),
	version_number: z.number().int(),
	versions: z.number().int(),
	sha256: z.string(),
	fields: z.array(TemplateFieldRecord),
	clauses: z.array(z.string()),
	created_at: z.iso.datetime(),
	updated_at: z.iso.datetime(),
})

/** Answer of GET /admin/templates and of GET /admin/templates/by-field. */
export const TemplatesAnswer = z.object({ templates: z.array(TemplateRecord), total: z.number().int() })

/** Answer of GET /admin/templates/{id}/versions, the newest first. */
export const TemplateVersionsAnswer = z.object({
	versions: z.array(
		z.object({
			version_number: z.number().int(),
			active: z.boolean(),
			file_name: z.string(),
			bytes: z.number().int(),
			sha256: z.string(),
			note: z.string(),
			author_id: z.uuid().nullable(),
			author: z.string(),
			clauses: z.array(z.string()),
			fields: z.array(TemplateFieldRecord),
			created_at: z.iso.datetime(),
		}),
	),
})

/** The fields of POST /admin/upload-template beside the file. */
export const UploadTemplateFields = z.object({
	document_category: z.string().optional().meta({ description: 'A category code. Needed unless template_id is given.' }),
	document_type: z.string().optional().meta({ description: 'A document type of the category. Needed unless template_id is given.' }),
	template_id: z
		.uuid({ error: 'template_id is not valid.' })
		.optional()
		.meta({ description: 'The template that the file is a new version of' }),
	name: z.string().optional().meta({ description: 'Its document type without it' }),
	description: z.string().optional(),
	source: z.string().optional().meta({ description: 'The practice that it follows' }),
	license: z.string().optional(),
	verified_by: z.string().optional().meta({ description: 'The lawyer who verified it' }),
	note: z.string().optional().meta({ description: 'What changes, and why' }),
	status: z.enum(['draft', 'active'], { error: 'status is draft or active.' }).optional().meta({ description: 'active without it' }),
})

/** Answer of POST /admin/upload-template. */
export const UploadTemplateAnswer = z.object({
	template_id: z.uuid(),
	version_number: z.number().int(),
	active: z.boolean().meta({ description: 'Whether documents are made from this version' }),
	fields: FieldsDiffRecord.meta({ description: 'For a new version: what POST …/resync-fields would apply' }),
})

/** A template in the API's names. */
export function templateRecord(template: ListedTemplate): z.infer<typeof TemplateRecord> {
	return {
		template_id: template.id,
		name: template.name,
		document_category: template.category,
		document_type: template.documentType,
		description: template.description,
		source: template.source,
		license: template.license,
		verified_by: template.verifiedBy,
		status: template.status,
		version_number: template.activeNumber,
		versions: template.versions,
		sha256: template.sha256,
		fields: template.fields.map(fieldRecord),
		clauses: template.clauseNames,
		created_at: template.createdAt.toISOString(),
		updated_at: template.updatedAt.toISOString(),
	}
}

/** A version in the API's names. */
export function versionRecord(version: ListedVersion): z.infer<typeof TemplateVersionsAnswer>['versions'][number] {
	return {
		version_number: version.number,
		active: version.active,
		file_name: version.fileName,
		bytes: version.bytes,
		sha256: version.sha256,
		note: version.note,
		author_id: version.authorId,
		author: version.author,
		clauses: version.clauseNames,
		fields: version.fields.map(fieldRecord),
		created_at: version.createdAt.toISOString(),
	}
}

/** A diff in the API's names, which are its own. */
export function diffRecord({ new: added, gone, changed }: FieldsDiff): z.infer<typeof FieldsDiffRecord> {
	return { new: added, gone, changed }
}

/** A field in the API's names. */
export function fieldRecord(field: TemplateField): z.infer<typeof TemplateFieldRecord> {
	const { defaultValue, filledFrom, shownWhen, parts, limits, ...rest } = field
	const { maxLength, ...range } = limits
	return {
		...rest,
		limits: { ...range, ...(maxLength === undefined ? {} : { max_length: maxLength }) },
		default_value: defaultValue,
		filled_from: filledFrom,
		parts: parts.map(fieldRecord),
		shown_when: shownWhen,
	}
}
