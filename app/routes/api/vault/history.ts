import { versionRecords } from '#app/domain/documents/versions/version-records.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { versionRecord, VersionsAnswer } from '../schemas/filing.ts'

const list = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/history',
	scope: 'documents:read',
	summary: 'List the versions of the document, the newest first',
	answers: { 200: VersionsAnswer },
	errors: [404],
	async run({ services, context, params, request }) {
		const access = await openApiDocument(context, request, params.documentId)
		return { versions: (await versionRecords(services, access)).map(versionRecord) }
	},
})

export const loader = endpoint(list)
export const action = loader
