import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { type EventType, parseDetails, type TypedEvent } from './event-types.ts'

/** An event as a page shows it. Its details are of its type, or `null` once they were erased. */
export type ListedEvent = {
	[Type in EventType]: {
		type: Type
		details: Extract<TypedEvent, { type: Type }>['details'] | null
	}
}[EventType] & {
	id: string
	/** Its number in the company's history: the cursor of a page. */
	number: bigint
	/** `null`: the program itself, or an erased account. */
	actor: { id: string; firstName: string; lastName: string } | null
	/** Whether the program itself did it. */
	byProgram: boolean
	documentId: string | null
	versionNumber: number | null
	subject: string | null
	undoesId: string | null
	/** Network address of the actor; only for members of the company whose history it is. */
	address: string | null
	createdAt: Date
}

/** A page of a history, the newest first. */
export interface ActivityPage {
	events: ListedEvent[]
	/** Give it as `before` for the page after this one; `null` at the end. */
	next: bigint | null
}

export interface ActivityCursor {
	/** Only events with a lower number. */
	before?: bigint
	limit?: number
	/** Only events of these types. */
	types?: readonly EventType[]
	/** Only what this person did. */
	actorId?: string
	/** Only events from this moment on. */
	from?: Date
	/** Only events before this moment. */
	until?: Date
}

/** How many events a page has. */
export const usualPage = 50

interface Reader {
	companyId: string
}

/**
 * Lists what was done to a document.
 *
 * @param document opened for the member: this function does not check access
 */
export async function listDocumentActivity(
	{ db }: Pick<Services, 'db'>,
	reader: Reader,
	document: { id: string },
	{ before, limit = usualPage, types, actorId, from, until }: ActivityCursor = {},
): Promise<ActivityPage> {
	const rows = await db.activityEvent.findMany({
		where: {
			documentId: document.id,
			number: before === undefined ? { not: null } : { lt: before },
			...(types ? { type: { in: [...types] } } : {}),
			...(actorId ? { actorId } : {}),
			...(from || until ? { createdAt: { gte: from, lt: until } } : {}),
		},
		orderBy: { number: 'desc' },
		take: limit + 1,
	})
	const shown = rows.slice(0, limit)
	return { events: await listedEvents({ db }, reader, shown), next: rows.length > limit ? shown.at(-1)!.number : null }
}

/** Rows of the history as pages show them, with the names of who did it. Does not check access. */
export async function listedEvents(
	{ db }: Pick<Services, 'db'>,
	reader: Reader,
	rows: readonly Prisma.ActivityEventGetPayload<object>[],
): Promise<ListedEvent[]> {
	const actorIds = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]
	const people = await db.user.findMany({ where: { id: { in: actorIds } }, select: { id: true, firstName: true, lastName: true } })
	const named = new Map(people.map((person) => [person.id, person]))
	return rows.map(({ details, detailsDigest, actorId, address, ...row }) => {
		const erased = details === null && detailsDigest !== null
		return {
			id: row.id,
			number: row.number!,
			type: row.type,
			details: erased ? null : parseDetails(row.type as EventType, details ?? undefined),
			actor: (actorId && named.get(actorId)) ?? null,
			byProgram: actorId === null,
			documentId: row.documentId,
			versionNumber: row.versionNumber,
			subject: row.subject,
			undoesId: row.undoesId,
			address: row.companyId === reader.companyId ? address : null,
			createdAt: row.createdAt,
		} as ListedEvent
	})
}
