import { isId } from '#app/domain/access/document-id.ts'
import { matchClause } from '#app/domain/templates/library/clauses/list-clauses.server.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { z } from 'zod'
import { clauseRecord, ClauseRecord } from '../schemas/library/clauses.ts'
import { noClause, noTemplate } from './library-answers.server.ts'

const match = defineOperation({
	method: 'GET',
	path: '/admin/clauses/match',
	scope: 'session',
	summary: 'Find the clause of a name, in any case',
	query: { name: 'The clause’s name', document_id: 'A template: the answer says whether it uses the clause' },
	answers: {
		200: ClauseRecord.extend({ used_by_document: z.boolean().nullable().meta({ description: 'null without document_id' }) }),
	},
	errors: [400, 403, 404],
	async run({ services, context, query }) {
		const administrator = requireAdministrator(context)
		const [name, templateId] = [query.get('name')?.trim(), query.get('document_id')]
		if (!name) throw apiError(400, 'invalid', 'The query name is missing.')
		const template = isId(templateId) ? await findTemplate(services, administrator, templateId) : null
		if (templateId && !template) return noTemplate()
		const clause = await matchClause(services, administrator, name)
		return clause ? { ...clauseRecord(clause), used_by_document: template && template.clauseNames.includes(clause.name) } : noClause()
	},
})

export const loader = endpoint(match)
export const action = loader
