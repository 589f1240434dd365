import { randomUUID } from 'node:crypto'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { type EventDetails, type EventType, parseDetails } from './event-types.ts'

/** Who does something, and from which address. Every signed-in member is one. */
export interface Actor {
	id: string
	address?: string
}

/** What an event belongs to: a document, whose company then has it in its history whoever did it; or only a company. */
export type EventScope = { documentId: string; versionNumber?: number } | { companyId: string }

type DetailsField<Type extends EventType> = undefined extends EventDetails<Type> ? { details?: undefined } : { details: EventDetails<Type> }

/** An event of one type, to be recorded. */
export type EventOf<Type extends EventType> = {
	type: Type
	/** `null`: the program itself. */
	actor: Actor | null
	/** The part of the document or company that it is about, as `eventTypes` defines. */
	subject?: string
	/** The event that it undoes. */
	undoes?: string | null
} & DetailsField<Type> &
	EventScope

/** An event of any type, to be recorded. */
export type NewEvent = { [Type in EventType]: EventOf<Type> }[EventType]

/**
 * Records an event in the transaction of the act itself: both happen or neither.
 *
 * @returns the event's id, which a later event can name as undone
 * @throws ZodError when the details do not fit the type, Error when there is no such document
 */
export async function recordEvent<Type extends EventType>(tx: Tx, event: EventOf<Type>): Promise<string> {
	const [id] = await recordEvents(tx, [event as unknown as NewEvent])
	return id!
}

/** The same for several events, in their order; the number of statements does not depend on their number. */
export async function recordEvents(tx: Tx, events: readonly NewEvent[]): Promise<string[]> {
	if (events.length === 0) return []
	const companies = await companiesOf(tx, events)
	const rows = events.map((event): Prisma.ActivityEventCreateManyInput => ({
		id: randomUUID(),
		type: event.type,
		actorId: event.actor?.id,
		address: event.actor?.address,
		subject: event.subject,
		undoesId: event.undoes,
		details: parseDetails(event.type, event.details) as Prisma.InputJsonObject | undefined,
		...('documentId' in event
			? { documentId: event.documentId, versionNumber: event.versionNumber, companyId: companyOf(companies, event.documentId) }
			: { companyId: event.companyId }),
	}))
	await tx.activityEvent.createMany({ data: rows })
	return rows.map(({ id }) => id!)
}

async function companiesOf(tx: Tx, events: readonly NewEvent[]): Promise<Map<string, string>> {
	const ids = [...new Set(events.flatMap((event) => ('documentId' in event ? [event.documentId] : [])))]
	if (ids.length === 0) return new Map()
	const documents = await tx.document.findMany({ where: { id: { in: ids } }, select: { id: true, companyId: true } })
	return new Map(documents.map(({ id, companyId }) => [id, companyId]))
}

function companyOf(companies: ReadonlyMap<string, string>, documentId: string): string {
	const companyId = companies.get(documentId)
	if (companyId === undefined) throw new Error(`An event names document ${documentId}, which is not there`)
	return companyId
}
