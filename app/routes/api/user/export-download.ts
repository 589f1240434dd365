import { inPieces } from '#app/domain/documents/stored-file.server.ts'
import { openExport } from '#app/domain/exports/account/find-export.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { entityTag } from '#app/http/api/entity-tag.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { zipAnswer, zipMediaType } from '#app/http/files/zip-answer.ts'

const download = defineOperation({
	method: 'GET',
	path: '/user/export/{exportId}/download',
	scope: 'session',
	summary: 'Download the ZIP of an export',
	answers: { 200: { mediaTypes: [zipMediaType] } },
	errors: [404, 410],
	async run({ services, member, params }) {
		const opened = await openExport(services, member, params.exportId)
		if (opened === null) return apiError(404, 'not_found', 'There is no such export.')
		if (opened === 'expired') return apiError(410, 'expired', 'This export has expired. Start a new one.')
		const answer = zipAnswer(inPieces(opened.file), opened.fileName, opened.file.size)
		// An export is never changed.
		answer.headers.set('ETag', entityTag(params.exportId))
		return answer
	},
})

export const loader = endpoint(download)
export const action = loader
