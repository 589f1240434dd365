import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { isId } from '#app/domain/access/document-id.ts'
import type { EventType } from '#app/domain/activity/event-types.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { helpFields, type HelpRequest } from './help-request.ts'

/** The requests for help with a document, the newest first. Only who may spend on the document sees them. */
export function listHelp({ db }: Pick<Services, 'db'>, { document }: DocumentAccess<'manage'>): Promise<HelpRequest[]> {
	return db.helpRequest.findMany({
		where: { documentId: document.id },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		take: 100,
		select: helpFields,
	})
}

/** One of them; `null` when the document has none of that id. */
export async function findHelp(
	{ db }: Pick<Services, 'db'>,
	{ document }: DocumentAccess<'manage'>,
	requestId: string,
): Promise<HelpRequest | null> {
	return isId(requestId) ? db.helpRequest.findFirst({ where: { id: requestId, documentId: document.id }, select: helpFields }) : null
}

/** Something that was done with a request, for the log that its founder sees. */
export interface HelpAccess {
	id: string
	type: EventType
	/** `null`: the program, or an erased account. */
	who: string | null
	at: Date
}

/** Who did what with a request, and each time that an expert opened the document; the newest first. */
export async function listHelpAccess(
	{ db }: Pick<Services, 'db'>,
	{ document }: DocumentAccess<'manage'>,
	{ id: requestId }: Pick<HelpRequest, 'id'>,
): Promise<HelpAccess[]> {
	const events = await db.activityEvent.findMany({
		where: { documentId: document.id, subject: requestId, type: { startsWith: 'help.' } },
		orderBy: { number: 'desc' },
		take: 100,
		select: { id: true, type: true, actorId: true, createdAt: true },
	})
	const people = await db.user.findMany({
		where: { id: { in: events.flatMap(({ actorId }) => actorId ?? []) } },
		select: { id: true, firstName: true, lastName: true },
	})
	const names = new Map(people.map((person) => [person.id, personName(person)]))
	return events.map(({ id, type, actorId, createdAt }) => ({
		id,
		type: type as EventType,
		who: (actorId && names.get(actorId)) ?? null,
		at: createdAt,
	}))
}
