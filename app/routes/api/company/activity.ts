import { listVisibleActivity } from '#app/domain/audit/list-visible-activity.server.ts'
import { activityPages } from '#app/domain/audit/make-report.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { ActivityAnswer, activityAnswer, activityQueryParameters, csvAnswer, readActivityCall } from '../schemas/activity.ts'
import { requireOwnCompany } from './own-company.server.ts'

const list = defineOperation({
	method: 'GET',
	path: '/company/{companyId}/activity',
	// It tells of accounts and of all documents, more than any scope of a token says.
	scope: 'session',
	summary: 'List what was done in your company, as far as you may see it, the newest first, 50 at a time',
	query: { ...activityQueryParameters, document: 'Only what was done to the document with this document_id' },
	answers: { 200: { json: ActivityAnswer, mediaTypes: ['text/csv'] } },
	errors: [400, 404],
	async run({ services, member, params, query }) {
		requireOwnCompany(member, params.companyId)
		const { cursor, csv } = readActivityCall(query)
		if (csv) return csvAnswer(activityPages(services, member, null, cursor), 'Activity.csv')
		const { events, next } = await listVisibleActivity(services, member, cursor)
		return activityAnswer(events, next)
	},
})

export const loader = endpoint(list)
export const action = loader
