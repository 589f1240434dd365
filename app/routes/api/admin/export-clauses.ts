import { isId } from '#app/domain/access/document-id.ts'
import { exportClauses } from '#app/domain/templates/library/clauses/export-clauses.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { attachment } from '#app/http/files/attachment.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { noTemplate } from './library-answers.server.ts'

const exportText = defineOperation({
	method: 'GET',
	path: '/admin/clauses/export',
	scope: 'session',
	summary: 'Get clauses as text that POST /admin/clauses/import reads',
	query: { document_id: 'A template: only the clauses that it uses' },
	answers: { 200: { mediaTypes: ['text/plain'] } },
	errors: [403, 404],
	async run({ services, context, query }) {
		const templateId = query.get('document_id') || undefined
		const text = templateId && !isId(templateId) ? null : await exportClauses(services, requireAdministrator(context), templateId)
		if (text === null) return noTemplate()
		return new Response(text, {
			headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Disposition': attachment('clauses.txt') },
		})
	},
})

export const loader = endpoint(exportText)
export const action = loader
