import { z } from 'zod'
import { readActivityQuery, shownEvent } from '#app/components/activity/activity-page.ts'
import { activityCsv } from '#app/components/activity/activity-csv.ts'
import { eventKinds } from '#app/components/activity/describe-event.ts'
import type { VisibleCursor, VisibleEvent } from '#app/domain/audit/list-visible-activity.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { attachment } from '#app/http/files/attachment.ts'
import { invalidCursor } from '#app/http/api/paging.ts'

export const csvMediaType = 'text/csv; charset=utf-8'

/** A page of a history. */
export const ActivityAnswer = z.object({
	activity: z.array(
		z.object({
			event_id: z.uuid(),
			number: z.string(),
			type: z.string(),
			who: z.string(),
			user_id: z.uuid().nullable(),
			did: z.string(),
			document_id: z.uuid().nullable(),
			version_number: z.int().nullable(),
			at: z.iso.datetime(),
			address: z.string().nullable(),
		}),
	),
	next_cursor: z.string().nullable(),
})

/** Of the days that a history is asked for. */
export const daysQuery = {
	from: 'The first day, such as 2026-01-31, in UTC',
	to: 'The last day, in UTC',
} as const

/** The query parameters of a history. */
export const activityQueryParameters = {
	cursor: 'The next_cursor of the page before; the first page without it',
	kind: `Only one part: ${Object.keys(eventKinds).join(', ')}`,
	person: 'Only what the person with this user_id did',
	...daysQuery,
	format: 'csv: the whole history as a CSV file, without pages',
} as const

/**
 * What a query asks for of a history.
 *
 * @throws 400 for a value that can't be one
 */
export function readActivityCall(query: URLSearchParams): { cursor: VisibleCursor; csv: boolean } {
	const requested = new URLSearchParams(query)
	requested.set('before', query.get('cursor') ?? '')
	const { cursor, chosen } = readActivityQuery(requested)
	for (const name of ['kind', 'person', 'document', 'from', 'to'] as const)
		if (query.get(name) && chosen[name] === null) throw apiError(400, 'invalid', refused[name])
	if (query.get('cursor') !== null && cursor.before === undefined) throw invalidCursor()
	if (query.get('format') !== null && query.get('format') !== 'csv') throw apiError(400, 'invalid', 'The format can only be csv.')
	return { cursor, csv: query.get('format') === 'csv' }
}

const refused = {
	kind: `The kind must be one of ${Object.keys(eventKinds).join(', ')}.`,
	person: 'The person must be a user_id.',
	document: 'The document must be a document_id.',
	from: 'The first day must be a date such as 2026-01-31.',
	to: 'The last day must be a date such as 2026-01-31.',
}

/** A page of a history as the API answers it. */
export function activityAnswer(events: readonly VisibleEvent[], next: bigint | null): z.output<typeof ActivityAnswer> {
	return {
		activity: events.map((event) => {
			const { who, did, at, from } = shownEvent(event)
			return {
				event_id: event.id,
				number: String(event.number),
				type: event.type,
				who,
				user_id: event.actor?.id ?? null,
				did,
				document_id: event.documentId,
				version_number: event.versionNumber,
				at,
				address: from,
			}
		}),
		next_cursor: next?.toString() ?? null,
	}
}

/** A whole history as a CSV file, sent while it is read. */
export function csvAnswer(pages: AsyncIterable<readonly VisibleEvent[]>, fileName: string): Response {
	const lines = activityCsv(pages)
	const encoder = new TextEncoder()
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			const { done, value } = await lines.next()
			if (done) controller.close()
			else controller.enqueue(encoder.encode(value))
		},
		async cancel() {
			await lines.return(undefined)
		},
	})
	return new Response(body, {
		headers: { 'Content-Type': csvMediaType, 'Content-Disposition': attachment(fileName), 'Cache-Control': 'private, no-store' },
	})
}
