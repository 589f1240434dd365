import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { ChangeNote, TemplateDetails } from '#app/domain/templates/library/template-details.ts'
import { addTemplate, addTemplateVersion } from '#app/domain/templates/library/versions/add-template.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { withUpload } from '#app/http/files/upload.server.ts'
import { largestTemplate, sayUploadRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { diffRecord, UploadTemplateAnswer, UploadTemplateFields } from '../schemas/library/templates.ts'
import { noTemplate, refusedByLibrary } from './library-answers.server.ts'

const upload = defineOperation({
	method: 'POST',
	path: '/admin/upload-template',
	scope: 'session',
	summary: 'Upload a Word file as a new template, or as a new version of one',
	multipart: UploadTemplateFields,
	multipartFile: { name: 'templateFile', description: 'DOCX file of at most 10 MB' },
	answers: { 201: UploadTemplateAnswer },
	errors: [400, 403, 404, 409, 413, 415, 422],
	run({ services, context, request, once }) {
		const administrator = requireAdministrator(context)
		const engine = wordEngineFor(administrator.id)
		return withUpload(
			services,
			request,
			largestTemplate,
			async (arrived) => {
				if (arrived.outcome !== 'file') return refusedByLibrary(sayUploadRefusal({ refused: arrived.outcome }))
				const { file, fields } = arrived
				const requested = readFields(fields)
				await once(JSON.stringify([file.fileName, file.sha256, ...[...fields].sort()]))
				const added =
					'templateId' in requested
						? await addTemplateVersion(services, engine, administrator, requested.templateId, file, requested.note)
						: await addTemplate(services, engine, administrator, file, requested)
				if (added === null) return noTemplate()
				if ('refused' in added) return refusedByLibrary(sayUploadRefusal(added), added.refused === 'mistakes' ? added.mistakes : undefined)
				const { templateId, number, diff } = added
				const answer = { template_id: templateId, version_number: number, active: number === 1, fields: diffRecord(diff) }
				return Response.json(answer, { status: 201 })
			},
			'templateFile',
		)
	},
})

/** @throws 400 with what is wrong in the fields */
function readFields(
	sent: ReadonlyMap<string, string>,
): { templateId: string; note: string } | (TemplateDetails & { note: string; status: 'draft' | 'active' }) {
	const fields = orInvalid(UploadTemplateFields.safeParse(Object.fromEntries(sent)))
	const note = orInvalid(ChangeNote.safeParse(fields.note ?? 'Uploaded by the API'))
	if (fields.template_id) return { templateId: fields.template_id, note }
	const details = orInvalid(
		TemplateDetails.safeParse({
			category: fields.document_category,
			documentType: fields.document_type,
			name: fields.name ?? fields.document_type,
			description: fields.description ?? '',
			source: fields.source ?? '',
			license: fields.license ?? '',
			verifiedBy: fields.verified_by ?? null,
		}),
	)
	return { ...details, note, status: fields.status ?? ('active' as const) }
}

function orInvalid<Value>(parsed: { success: true; data: Value } | { success: false; error: { issues: { message: string }[] } }): Value {
	if (parsed.success) return parsed.data
	throw apiError(400, 'invalid', parsed.error.issues[0]?.message ?? 'The fields are not what this call expects.')
}

export const loader = endpoint(upload)
export const action = loader
