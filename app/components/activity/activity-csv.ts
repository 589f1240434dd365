import { csvLine, csvStart } from '#app/domain/archive/csv.ts'
import type { VisibleEvent } from '#app/domain/audit/list-visible-activity.server.ts'
import { shownEvent } from './activity-page.ts'
import { eventKinds, kindOf } from './describe-event.ts'

const head = [
	'Number',
	'Time (UTC)',
	'Who',
	'What',
	'Kind',
	'Document',
	'Version',
	'Address',
	'Type',
	'Event ID',
	'Document ID',
	'Person ID',
]

/** A history as CSV, line by line while it is read. */
export async function* activityCsv(pages: AsyncIterable<readonly VisibleEvent[]>): AsyncGenerator<string> {
	yield csvStart + csvLine(head)
	for await (const page of pages) yield page.map(lineOf).join('')
}

function lineOf(event: VisibleEvent): string {
	const { who, did, version, from, document } = shownEvent(event)
	return csvLine([
		event.number,
		event.createdAt,
		who,
		did,
		eventKinds[kindOf(event.type)],
		document?.name ?? null,
		version,
		from,
		event.type,
		event.id,
		event.documentId,
		event.actor?.id ?? null,
	])
}
