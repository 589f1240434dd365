import { z } from 'zod'
import { isId } from '#app/domain/access/document-id.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { findClause } from '#app/domain/templates/library/clauses/list-clauses.server.ts'
import { activateClauseVersion } from '#app/domain/templates/library/clauses/roll-back-clause.server.ts'
import { ChangeNote } from '#app/domain/templates/library/template-details.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { sayClauseRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { ReachedRecord, reachedRecord } from '../schemas/library/clauses.ts'
import { noClause, noClauseVersion, refusedByLibrary } from './library-answers.server.ts'

const reactivate = defineOperation({
	method: 'PUT',
	path: '/admin/clauses/{clauseId}/reactivate',
	scope: 'session',
	summary: 'Bring another version of a clause into use',
	body: z.object({ version_number: z.int().min(1), reason: ChangeNote }),
	answers: { 200: z.object({ version_number: z.number().int(), templates: z.array(ReachedRecord) }) },
	errors: [400, 403, 404, 409, 413, 422],
	async run({ services, context, params: { clauseId }, body: { version_number: number, reason } }) {
		const administrator = requireAdministrator(context)
		const clause = isId(clauseId) ? await findClause(services, administrator, clauseId) : null
		if (!clause) return noClause()
		if (number > clause.newestNumber) return noClauseVersion()
		const done = await activateClauseVersion(services, wordEngineFor(administrator.id), administrator, clauseId, { number, reason })
		if (done === null) return noClauseVersion()
		if ('refused' in done) return refusedByLibrary(sayClauseRefusal(done))
		return { version_number: number, templates: done.reached.map(reachedRecord) }
	},
})

export const loader = endpoint(reactivate)
export const action = loader
