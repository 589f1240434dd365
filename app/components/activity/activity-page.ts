import type { EventType } from '#app/domain/activity/event-types.ts'
import type { ActivityCursor, ListedEvent } from '#app/domain/activity/list-activity.server.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { describeEvent, eventKinds, type EventKind, typesOfKind } from './describe-event.ts'

/** What a reader chose to see of a history; `null`: everything. */
export interface ActivityChoice {
	kind: EventKind | null
	person: string | null
}

/** The page of a history that an address asks for: `kind`, `person` and `before`. Values that can't be any are ignored. */
export function readActivityQuery(query: URLSearchParams): { cursor: ActivityCursor; chosen: ActivityChoice } {
	const kind = (Object.keys(eventKinds) as EventKind[]).find((each) => each === query.get('kind')) ?? null
	const person = isId(query.get('person')) ? query.get('person') : null
	const before = /^\d{1,18}$/.test(query.get('before') ?? '') ? BigInt(query.get('before')!) : undefined
	const cursor = { before, types: kind ? typesOfKind(kind) : undefined, actorId: person ?? undefined }
	return { cursor, chosen: { kind, person } }
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
}

/** The details that a reader may know. */
function readable({ type, details }: ListedEvent, may: ActivityReader): unknown {
	if (details === null || details === undefined) return details
	if (type === 'document.shared' && !may.edit) return { ...details, email: 'somebody' }
	if (type === 'document.unshared' && !may.edit) return { ...details, email: null }
	if (type === 'document.opened_by_administrator' && !may.manage) return { reason: '' }
	return details
}

/** What a reader may know beside who did what. */
export interface ActivityReader {
	/** Whether they may see the addresses of people it was shared with: those who may edit, as on the people page. */
	edit: boolean
	/** Whether they may see why support opened it: the owner. */
	manage: boolean
}

/** Events in words, without what the reader may not know. */
export function shownEvents(events: readonly ListedEvent[], may: ActivityReader): ShownEvent[] {
	return events.map((event) => ({
		id: event.id,
		who: event.actor ? personName(event.actor) : event.byProgram ? 'Fineprint' : 'A former member',
		did: describeEvent(event.type as EventType, readable(event, may) as never),
		version: event.versionNumber === null ? null : shownVersion(event.versionNumber),
		at: event.createdAt.toISOString(),
		from: event.address,
	}))
}
