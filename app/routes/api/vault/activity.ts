import { z } from 'zod'
import { shownEvents } from '#app/components/activity/activity-page.ts'
import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const ActivityAnswer = z.object({
	activity: z.array(
		z.object({
			event_id: z.uuid(),
			type: z.string(),
			who: z.string(),
			user_id: z.uuid().nullable(),
			did: z.string(),
			version_number: z.int().nullable(),
			at: z.iso.datetime(),
			address: z.string().nullable(),
		}),
	),
	next_cursor: z.string().nullable(),
})

const list = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/activity',
	scope: 'documents:read',
	summary: 'List what was done to the document, the newest first, 50 at a time',
	query: { cursor: 'The next_cursor of the page before; the first page without it' },
	answers: { 200: ActivityAnswer },
	errors: [400, 404],
	async run({ services, context, params, request, query }) {
		const access = await openApiDocument(context, request, params.documentId)
		const cursor = query.get('cursor')
		if (cursor !== null && !/^\d{1,18}$/.test(cursor))
			return apiError(400, 'invalid', 'The cursor is not valid. Use the next_cursor of the page before.')
		const page = await listDocumentActivity(services, access.member, access.document, {
			before: cursor === null ? undefined : BigInt(cursor),
		})
		return {
			activity: shownEvents(page.events, access.may).map((event, index) => ({
				event_id: event.id,
				type: page.events[index]!.type,
				who: event.who,
				user_id: page.events[index]!.actor?.id ?? null,
				did: event.did,
				version_number: page.events[index]!.versionNumber,
				at: event.at,
				address: event.from,
			})),
			next_cursor: page.next?.toString() ?? null,
		}
	},
})

export const loader = endpoint(list)
export const action = loader
