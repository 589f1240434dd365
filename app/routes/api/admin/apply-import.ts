import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { applyImport } from '#app/domain/templates/library/clauses/import-clauses.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { sayImportRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { megabyte } from '#app/units.ts'
import { ApplyImport, decidedChange, ImportedAnswer, reachedRecord } from '../schemas/library/clauses.ts'
import { refusedByLibrary } from './library-answers.server.ts'

const apply = defineOperation({
	method: 'POST',
	path: '/admin/clauses/apply-import',
	scope: 'session',
	summary: 'Apply exactly the planned changes of an import, or nothing',
	body: ApplyImport,
	largestBody: 4 * megabyte,
	answers: { 200: ImportedAnswer },
	errors: [400, 403, 409, 413, 422],
	async run({ services, context, body }) {
		const administrator = requireAdministrator(context)
		const { planned_changes: planned, reason = 'Imported by the API' } = body
		const done = await applyImport(services, wordEngineFor(administrator.id), administrator, planned.map(decidedChange), reason)
		if ('refused' in done) return refusedByLibrary(sayImportRefusal(done))
		return { added: done.added, changed: done.changed, templates: done.reached.map(reachedRecord) }
	},
})

export const loader = endpoint(apply)
export const action = loader
