import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { isId } from '#app/domain/access/document-id.ts'
import type { EventType } from '#app/domain/activity/event-types.ts'
import { listedEvents } from '#app/domain/activity/list-activity.server.ts'
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
	/** As its type has them; `null` once they were erased. */
	details: unknown
	at: Date
}

/** Who did what with a request, and each time that an expert opened the document; the newest first. */
export async function listHelpAccess(
	{ db }: Pick<Services, 'db'>,
	{ document, member }: DocumentAccess<'manage'>,
	{ id: requestId }: Pick<HelpRequest, 'id'>,
): Promise<HelpAccess[]> {
	const rows = await db.activityEvent.findMany({
		where: { documentId: document.id, subject: requestId, type: { startsWith: 'help.' }, number: { not: null } },
		orderBy: { number: 'desc' },
		take: 100,
	})
	return (await listedEvents({ db }, member, rows)).map(({ id, type, actor, details, createdAt }) => ({
		id,
		type,
		who: actor && personName(actor),
		details,
		at: createdAt,
	}))
}

/** Where a request that is not paid yet can be paid; `null` when its checkout is over. */
export async function findCheckout({ db }: Pick<Services, 'db'>, { orderId, state }: HelpRequest): Promise<string | null> {
	if (orderId === null || state !== 'unpaid') return null
	const order = await db.order.findUnique({ where: { id: orderId, status: 'open' }, select: { url: true } })
	return order?.url ?? null
}

/** How many suggestions by our experts the version of a request has. */
export function countExpertSuggestions({ db }: Pick<Services, 'db'>, { versionId }: Pick<HelpRequest, 'versionId'>): Promise<number> {
	return db.suggestion.count({ where: { versionId, origin: 'expert' } })
}
