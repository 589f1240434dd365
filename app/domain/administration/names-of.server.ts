import { personName } from '#app/domain/documents/sharing/person-name.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * The names of the administrators who did something.
 *
 * @returns what somebody is called: the product for no person, and a former administrator for an erased account
 */
export async function namesOf(
	{ db }: Pick<Services, 'db'>,
	done: readonly { authorId: string | null }[],
): Promise<(authorId: string | null) => string> {
	const ids = [...new Set(done.flatMap(({ authorId }) => (authorId === null ? [] : [authorId])))]
	const people = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, firstName: true, lastName: true, email: true } })
	const names = new Map(people.map((person) => [person.id, personName(person) || person.email]))
	return (authorId) => (authorId === null ? 'Fineprint' : (names.get(authorId) ?? 'A former administrator'))
}
