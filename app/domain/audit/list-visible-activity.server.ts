import { ownedBySql, sharedWithSql } from '#app/domain/access/visible-to-sql.ts'
import { allowedTo, visibleTo } from '#app/domain/access/visible-to.ts'
import { type EventType, eventTypes } from '#app/domain/activity/event-types.ts'
import { type ActivityCursor, listedEvents, type ListedEvent, usualPage } from '#app/domain/activity/list-activity.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** An event of a company's history, with its document and what the reader may do with that. */
export type VisibleEvent = ListedEvent & {
	/** `null`: of the company itself. */
	document: { id: string; name: string } | null
	may: { edit: boolean; manage: boolean }
}

export interface VisibleCursor extends ActivityCursor {
	/** Only events of this document. */
	documentId?: string
}

/** Events of the company itself that all of its members may see. */
const everybodys = (Object.keys(eventTypes) as EventType[]).filter(
	(type) => ['company.', 'plan.', 'deadline.'].some((start) => type.startsWith(start)) || type === 'account.erased',
)

/**
 * Lists the history of the member's company as far as they may see it, the newest first: what was done to documents
 * that they can open, what was done in the company, what was done to their own account, and what they did to tasks.
 * Nothing of documents that they can't open, and nothing of the accounts and tasks of others.
 */
export async function listVisibleActivity(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	cursor: VisibleCursor = {},
): Promise<{ events: VisibleEvent[]; next: bigint | null }> {
	const { limit = usualPage } = cursor
	const ids = await db.$queryRaw<{ id: string }[]>`
		SELECT e."id"::text FROM "activity_events" e
		WHERE e."company_id" = ${member.companyId}::uuid AND ${chosen(cursor)} AND ${visible(member)}
		ORDER BY e."number" DESC LIMIT ${limit + 1}`
	const rows = await db.activityEvent.findMany({
		where: { id: { in: ids.slice(0, limit).map(({ id }) => id) } },
		orderBy: { number: 'desc' },
	})
	const documentIds = [...new Set(rows.flatMap(({ documentId }) => documentId ?? []))]
	const [events, documents, editable] = await Promise.all([
		listedEvents({ db }, member, rows),
		// Asked again: a document may have been deleted since the first query.
		db.document.findMany({
			where: { id: { in: documentIds }, ...visibleTo(member) },
			select: { id: true, name: true, createdById: true },
		}),
		db.document.findMany({ where: { id: { in: documentIds }, ...allowedTo(member, 'edit') }, select: { id: true } }),
	])
	const named = new Map(documents.map((document) => [document.id, document]))
	const mayEdit = new Set(editable.map(({ id }) => id))
	return {
		events: events.flatMap((event) => {
			const document = event.documentId === null ? null : named.get(event.documentId)
			if (document === undefined) return []
			return {
				...event,
				address: ofOthersAccount(event, member) ? null : event.address,
				document: document && { id: document.id, name: document.name },
				may: { edit: document !== null && mayEdit.has(document.id), manage: document?.createdById === member.id },
			}
		}),
		next: ids.length > limit ? rows.at(-1)!.number : null,
	}
}

/** Who did something in what the member sees of the company's history, by name; at most 100. */
export async function listVisibleActors({ db }: Pick<Services, 'db'>, member: Member): Promise<{ id: string; name: string }[]> {
	return db.$queryRaw`
		SELECT u."id"::text, trim(u."first_name" || ' ' || u."last_name") AS "name" FROM "users" u
		WHERE EXISTS (
			SELECT 1 FROM "activity_events" e WHERE e."actor_id" = u."id"
			AND e."company_id" = ${member.companyId}::uuid AND e."number" IS NOT NULL AND ${visible(member)}
		) ORDER BY u."first_name", u."last_name", u."id" LIMIT 100`
}

/** The documents of the company that the member can open, by name; at most 500. */
export async function listVisibleDocuments({ db }: Pick<Services, 'db'>, member: Member): Promise<{ id: string; name: string }[]> {
	return db.document.findMany({
		where: { companyId: member.companyId, ...visibleTo(member) },
		orderBy: [{ name: 'asc' }, { id: 'asc' }],
		take: 500,
		select: { id: true, name: true },
	})
}

/** An administrator's work on the member's account tells nothing about where the administrator was. */
function ofOthersAccount({ type, actor }: ListedEvent, member: Member): boolean {
	return type.startsWith('account.') && actor?.id !== member.id
}

function chosen({ before, types, actorId, from, until, documentId }: VisibleCursor): Prisma.Sql {
	return Prisma.join(
		[
			before === undefined ? Prisma.sql`e."number" IS NOT NULL` : Prisma.sql`e."number" < ${before}`,
			...(types ? [Prisma.sql`e."type" = ANY(${[...types]})`] : []),
			...(actorId ? [Prisma.sql`e."actor_id" = ${actorId}::uuid`] : []),
			...(from ? [Prisma.sql`e."created_at" >= ${from}`] : []),
			...(until ? [Prisma.sql`e."created_at" < ${until}`] : []),
			...(documentId ? [Prisma.sql`e."document_id" = ${documentId}::uuid`] : []),
		],
		' AND ',
	)
}

function visible(member: Member): Prisma.Sql {
	return Prisma.sql`(
		(e."document_id" IS NULL AND (
			e."type" = ANY(${everybodys}) OR (starts_with(e."type", 'account.') AND e."subject" = ${member.id})
			OR (starts_with(e."type", 'task.') AND e."actor_id" = ${member.id}::uuid)
		))
		OR e."document_id" IN (
			SELECT d."id" FROM "documents" d WHERE ${ownedBySql(member)} UNION ALL SELECT d."id" FROM "documents" d WHERE ${sharedWithSql(member)}
		)
	)`
}
