import type { Services } from '#app/infrastructure/services.ts'

/** The most people that a filter offers. */
const mostActors = 100

/**
 * The people who did something in a history, by name. People whose account is erased are not among them.
 *
 * @param of one document, or everything in a company
 */
export async function listActors(
	{ db }: Pick<Services, 'db'>,
	of: { documentId: string } | { companyId: string },
): Promise<{ id: string; name: string }[]> {
	const acted = await db.activityEvent.findMany({
		where: { ...of, actorId: { not: null } },
		distinct: ['actorId'],
		take: mostActors,
		select: { actorId: true },
	})
	const people = await db.user.findMany({
		where: { id: { in: acted.flatMap(({ actorId }) => actorId ?? []) } },
		orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }],
		select: { id: true, firstName: true, lastName: true },
	})
	return people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
}
