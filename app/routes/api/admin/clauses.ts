import { z } from 'zod'
import { ClauseContent } from '#app/domain/templates/library/clauses/clause-content.ts'
import { findClause, listClauses } from '#app/domain/templates/library/clauses/list-clauses.server.ts'
import { addClause } from '#app/domain/templates/library/clauses/save-clause.server.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { sayClauseRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { megabyte } from '#app/units.ts'
import { clauseRecord, ClauseRecord, NewClause, singleVariant } from '../schemas/library/clauses.ts'
import { noClause, noTemplate, refusedByLibrary } from './library-answers.server.ts'

const list = defineOperation({
	method: 'GET',
	path: '/admin/clauses',
	scope: 'session',
	summary: 'List clauses by name, retired ones last',
	query: { search: 'Parts of name, tags, notes or words' },
	answers: { 200: z.object({ clauses: z.array(ClauseRecord), total: z.number().int() }) },
	errors: [403],
	async run({ services, context, query }) {
		const clauses = await listClauses(services, requireAdministrator(context), { search: query.get('search')?.slice(0, 200) })
		return { clauses: clauses.map(clauseRecord), total: clauses.length }
	},
})

const add = defineOperation({
	method: 'POST',
	path: '/admin/clauses',
	scope: 'session',
	summary: 'Add a clause',
	body: NewClause,
	largestBody: 2 * megabyte,
	answers: { 201: ClauseRecord },
	errors: [400, 403, 404, 409, 413, 422],
	async run({ services, context, body }) {
		const administrator = requireAdministrator(context)
		const { name, tags = [], notes = '', text, variants = [], reason = 'Added by the API', document_id: templateId } = body
		if (templateId && !(await findTemplate(services, administrator, templateId))) return noTemplate()
		const content = ClauseContent.safeParse({ name, tags, notes, variants: text === undefined ? variants : [singleVariant(text)] })
		if (!content.success) throw apiError(400, 'invalid', content.error.issues[0]!.message)
		const added = await addClause(services, administrator, content.data, reason)
		if ('refused' in added) return refusedByLibrary(sayClauseRefusal(added))
		const clause = await findClause(services, administrator, added.id)
		return clause ? Response.json(clauseRecord(clause), { status: 201 }) : noClause()
	},
})

export const loader = endpoint(list, add)
export const action = loader
