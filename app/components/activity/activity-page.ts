import type { EventType } from '#app/domain/activity/event-types.ts'
import type { ListedEvent } from '#app/domain/activity/list-activity.server.ts'
import { isId } from '#app/domain/access/document-id.ts'
import type { VisibleCursor, VisibleEvent } from '#app/domain/audit/list-visible-activity.server.ts'
import { momentsOf, type Days } from '#app/domain/audit/days.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { isDay } from '#app/domain/record/record-fields.ts'
import { describeEvent, eventKinds, type EventKind, typesOfKind } from './describe-event.ts'

/** What a reader chose to see of a history; `null`: everything. */
export interface ActivityChoice extends Days {
	kind: EventKind | null
	person: string | null
	document: string | null
}

/** The page of a history that an address asks for: its filters and `before`. Values that can't be any are ignored. */
export function readActivityQuery(query: URLSearchParams): { cursor: VisibleCursor; chosen: ActivityChoice } {
	const kind = (Object.keys(eventKinds) as EventKind[]).find((each) => each === query.get('kind')) ?? null
	const [person, document] = ['person', 'document'].map((name) => (isId(query.get(name)) ? query.get(name) : null)) as [
		string | null,
		string | null,
	]
	const [from, to] = ['from', 'to'].map((name) => (isDay(query.get(name) ?? '') ? query.get(name) : null)) as [string | null, string | null]
	const before = /^\d{1,18}$/.test(query.get('before') ?? '') ? BigInt(query.get('before')!) : undefined
	const cursor = {
		before,
		types: kind ? typesOfKind(kind) : undefined,
		actorId: person ?? undefined,
		documentId: document ?? undefined,
		...momentsOf({ from, to }),
	}
	return { cursor, chosen: { kind, person, document, from, to } }
}

/** The filters of a history as its addresses carry them. */
export function activityQuery(chosen: ActivityChoice): URLSearchParams {
	return new URLSearchParams(Object.entries(chosen).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
}

/** Whether a history is shown in part. */
export function isFiltered(chosen: ActivityChoice): boolean {
	return Object.values(chosen).some((value) => value !== null)
}

/** An event as a page shows it. */
export interface ShownEvent {
	id: string
	/** Who did it; 'Fineprint' for the program, 'A former member' for an erased account. */
	who: string
	/** What they did, in words that follow the name. */
	did: string
	version: string | null
	/** ISO 8601. */
	at: string
	/** The network address; only for members of the company whose history it is. */
	from: string | null
	/** The document, in a history of several. */
	document: { id: string; name: string } | null
}

/** The details that a reader may know. */
function readable({ type, details }: ListedEvent, may: ActivityReader): unknown {
	if (details === null || details === undefined) return details
	if (type === 'document.shared' && !may.edit) return { ...details, email: 'someone' }
	if (type === 'document.unshared' && !may.edit) return { ...details, email: null }
	if (type === 'document.opened_by_administrator' && !may.manage) return { reason: '' }
	// What the operators note about an account is their own record.
	if (type === 'account.suspended' || type === 'account.mfa_reset') return { reason: '' }
	return details
}

/** What a reader may know beside who did what. */
export interface ActivityReader {
	/** Whether they may see the addresses of people it was shared with: those who may edit, as on the people page. */
	edit: boolean
	/** Whether they may see why support opened it: the owner. */
	manage: boolean
}

/** Events of a document in words, without what the reader may not know. */
export function shownEvents(events: readonly ListedEvent[], may: ActivityReader): ShownEvent[] {
	return events.map((event) => shownEvent({ ...event, document: null, may }))
}

/** An event in words, without what the reader may not know. */
export function shownEvent(event: VisibleEvent): ShownEvent {
	return {
		id: event.id,
		who: event.actor ? personName(event.actor) : event.byProgram ? 'Fineprint' : 'A former member',
		did: describeEvent(event.type as EventType, readable(event, event.may) as never),
		version: event.versionNumber === null ? null : shownVersion(event.versionNumber),
		at: event.createdAt.toISOString(),
		from: event.address,
		document: event.document,
	}
}
