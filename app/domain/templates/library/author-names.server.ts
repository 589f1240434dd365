import { personName } from '#app/domain/documents/sharing/person-name.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** Names the authors of versions: people may be gone, and what came with the product has no author. */
export async function authorNames({ db }: Pick<Services, 'db'>, ids: readonly (string | null)[]): Promise<(id: string | null) => string> {
	const people = await db.user.findMany({
		where: { id: { in: [...new Set(ids.filter((id) => id !== null))] } },
		select: { id: true, firstName: true, lastName: true, email: true },
	})
	const names = new Map(people.map((person) => [person.id, personName(person)]))
	return (id) => (id === null ? 'Fineprint' : (names.get(id) ?? 'A former administrator'))
}
