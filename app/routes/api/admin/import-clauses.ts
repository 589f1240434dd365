import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readClauseFile } from '#app/domain/templates/library/clauses/clause-file.ts'
import { planImport } from '#app/domain/templates/library/clauses/import-clauses.server.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { withUpload } from '#app/http/files/upload.server.ts'
import { largestClauseFile } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { ImportPlanAnswer, plannedRecord } from '../schemas/library/clauses.ts'
import { noTemplate } from './library-answers.server.ts'

const ImportFields = z.object({
	document_id: z.uuid({ error: 'document_id is not valid.' }).optional().meta({ description: 'A template that must exist' }),
})

const plan = defineOperation({
	method: 'POST',
	path: '/admin/clauses/import',
	scope: 'session',
	summary: 'Plan the import of clauses: what would be added, changed or in conflict. Nothing is changed',
	multipart: ImportFields,
	multipartFile: { name: 'file', description: 'Text of GET /admin/clauses/export, edited or not' },
	answers: { 200: ImportPlanAnswer },
	errors: [400, 403, 404, 413, 422],
	run({ services, context, request }) {
		const administrator = requireAdministrator(context)
		return withUpload(services, request, largestClauseFile, async (upload) => {
			if (upload.outcome === 'too_large') return apiError(413, 'too_large', 'A file of clauses can have up to 400 KB.')
			if (upload.outcome !== 'file') return apiError(400, upload.outcome, 'Send the exported text in the field file.')
			const fields = ImportFields.safeParse(Object.fromEntries(upload.fields))
			if (!fields.success) return apiError(400, 'invalid', fields.error.issues[0]!.message)
			const templateId = fields.data.document_id
			if (templateId && !(await findTemplate(services, administrator, templateId))) return noTemplate()
			const file = readClauseFile(await readFile(upload.file.path, 'utf8'))
			if ('problem' in file) return apiError(422, 'unreadable_clauses', `Line ${file.line}: ${file.problem}.`, { details: file })
			return Response.json({ planned_changes: (await planImport(services, administrator, file.clauses)).map(plannedRecord) })
		})
	},
})

export const loader = endpoint(plan)
export const action = loader
