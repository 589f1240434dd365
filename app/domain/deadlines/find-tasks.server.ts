import { visibleTo } from '#app/domain/access/visible-to.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { dayOf, type Day } from './calendar-days.ts'

/** A task that somebody made, or what was decided about a computed deadline. */
export interface FoundTask {
	id: string
	companyId: string
	key: string
	date: Day
	/** `null` for what was decided about a computed deadline. */
	title: string | null
	document: { id: string; name: string } | null
	owner: { id: string; name: string } | null
	doneAt: string | null
	snoozedUntil: Day | null
}

/**
 * What was decided about the deadlines of documents that a member may open and of their company, and the tasks of their
 * company that they made or own.
 */
export async function findTasks({ db }: Pick<Services, 'db'>, member: Pick<Member, 'id' | 'email' | 'companyId'>): Promise<FoundTask[]> {
	const { companyId, id } = member
	const rows = await db.legalTask.findMany({
		where: {
			OR: [
				{ title: null, document: visibleTo(member) },
				{ title: null, documentId: null, companyId },
				{ title: { not: null }, companyId, OR: [{ createdById: id }, { ownerId: id }] },
			],
		},
		include: {
			document: { select: { id: true, name: true } },
			owner: { select: { id: true, firstName: true, lastName: true } },
		},
	})
	// A task may name a document that its owner can't open: then it stands without it.
	const named = rows.flatMap(({ documentId }) => documentId ?? [])
	const visible = new Set(
		(await db.document.findMany({ where: { id: { in: named }, ...visibleTo(member) }, select: { id: true } })).map((each) => each.id),
	)
	return rows.map(({ document, owner, date, doneAt, snoozedUntil, ...task }) => ({
		id: task.id,
		companyId: task.companyId,
		key: task.key,
		title: task.title,
		date: dayOf(date),
		document: document && visible.has(document.id) ? document : null,
		owner: owner && { id: owner.id, name: personName(owner) },
		doneAt: doneAt?.toISOString() ?? null,
		snoozedUntil: snoozedUntil && dayOf(snoozedUntil),
	}))
}
