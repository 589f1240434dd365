import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import { activityPages } from '#app/domain/audit/make-report.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { ActivityAnswer, activityAnswer, activityQueryParameters, csvAnswer, readActivityCall } from '../schemas/activity.ts'

const list = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/activity',
	scope: 'documents:read',
	summary: 'List what was done to the document, the newest first, 50 at a time',
	query: activityQueryParameters,
	answers: { 200: { json: ActivityAnswer, mediaTypes: ['text/csv'] } },
	errors: [400, 404],
	async run({ services, context, params, request, query }) {
		const access = await openApiDocument(context, request, params.documentId)
		const { cursor, csv } = readActivityCall(query)
		if (csv) return csvAnswer(activityPages(services, access.member, access, cursor), `Activity of ${access.document.name}.csv`)
		const { events, next } = await listDocumentActivity(services, access.member, access.document, cursor)
		return activityAnswer(
			events.map((event) => ({ ...event, document: access.document, may: access.may })),
			next,
		)
	},
})

export const loader = endpoint(list)
export const action = loader
