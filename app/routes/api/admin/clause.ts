import { isId } from '#app/domain/access/document-id.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { ClauseContent } from '#app/domain/templates/library/clauses/clause-content.ts'
import { findClause } from '#app/domain/templates/library/clauses/list-clauses.server.ts'
import { editClause, planClauseChange } from '#app/domain/templates/library/clauses/save-clause.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { sayClauseRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { megabyte } from '#app/units.ts'
import { ClauseEdit, clauseRecord, ClauseRecord, ClauseSavedAnswer, reachedRecord, singleVariant } from '../schemas/library/clauses.ts'
import { noClause, refusedByLibrary } from './library-answers.server.ts'

const read = defineOperation({
	method: 'GET',
	path: '/admin/clauses/{clauseId}',
	scope: 'session',
	summary: 'Get a clause with the words in use',
	answers: { 200: ClauseRecord },
	errors: [403, 404],
	async run({ services, context, params: { clauseId } }) {
		const clause = isId(clauseId) ? await findClause(services, requireAdministrator(context), clauseId) : null
		return clause ? clauseRecord(clause) : noClause()
	},
})

const edit = defineOperation({
	method: 'PUT',
	path: '/admin/clauses/{clauseId}',
	scope: 'session',
	summary: 'Change a clause; the answer names every template that uses it',
	body: ClauseEdit,
	largestBody: 2 * megabyte,
	answers: { 200: ClauseSavedAnswer },
	errors: [400, 403, 404, 409, 413, 422],
	async run({ services, context, params: { clauseId }, body }) {
		const administrator = requireAdministrator(context)
		const before = isId(clauseId) ? await findClause(services, administrator, clauseId) : null
		if (!before) return noClause()
		const { tags = before.tags, notes = before.editorNotes, text, variants = before.variants } = body
		if (text !== undefined && before.variants.length > 1)
			throw apiError(400, 'invalid', 'This clause has several variants: give all of them as variants')
		const content = ClauseContent.safeParse({
			name: before.name,
			tags,
			notes,
			variants: text === undefined ? variants : [{ ...(before.variants[0] ?? singleVariant(text)), text }],
		})
		if (!content.success) throw apiError(400, 'invalid', content.error.issues[0]!.message)
		const engine = wordEngineFor(administrator.id)
		if (body.dry_run) {
			const plan = await planClauseChange(services, engine, administrator, clauseId, content.data.variants)
			if (plan && 'refused' in plan) return refusedByLibrary(sayClauseRefusal(plan))
			if (plan?.reached.some(({ problem }) => problem !== null))
				return refusedByLibrary(sayClauseRefusal({ refused: 'breaks_templates', reached: plan.reached }))
			return { clause: clauseRecord(before), templates: (plan?.reached ?? []).map(reachedRecord), applied: false }
		}
		const { reason, version_number: editedFrom = before.activeNumber } = body
		const saved = await editClause(services, engine, administrator, clauseId, {
			...content.data,
			reason,
			editedFrom,
		})
		if (saved && 'refused' in saved) return refusedByLibrary(sayClauseRefusal(saved))
		const clause = saved && (await findClause(services, administrator, clauseId))
		return clause ? { clause: clauseRecord(clause), templates: saved.reached.map(reachedRecord), applied: true } : noClause()
	},
})

export const loader = endpoint(read, edit)
export const action = loader
