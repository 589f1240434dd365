import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { meant } from './document-access.server.ts'
import type { ShareRole } from './document-role.ts'
import { personName } from './person-name.ts'

/** Somebody else's document as the list of those it is shared with shows it. */
export interface DocumentSharedWith {
	id: string
	name: string
	documentType: string | null
	fileType: 'pdf' | 'docx'
	versionNumber: number
	updatedAt: Date
	/** Whose document it is, by name: who shares it. */
	owner: string
	role: ShareRole
}

/** The documents of others that the member may open, the last changed first. */
export async function listSharedWith({ db }: Pick<Services, 'db'>, member: Pick<Member, 'id' | 'email'>): Promise<DocumentSharedWith[]> {
	const documents = await db.document.findMany({
		where: { createdById: { not: member.id }, shares: { some: meant(member) } },
		orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
		select: {
			id: true,
			name: true,
			documentType: true,
			versionNumber: true,
			updatedAt: true,
			createdBy: { select: { firstName: true, lastName: true } },
			versions: { orderBy: { number: 'desc' }, take: 1, select: { mediaType: true } },
			// As opening it chooses: the account's own share before an invitation that nobody has taken yet.
			shares: { where: meant(member), orderBy: { userId: { sort: 'asc', nulls: 'last' } }, take: 1, select: { role: true } },
		},
	})
	return documents.flatMap(({ createdBy, versions: [version], shares: [share], ...document }) =>
		share
			? [
					{
						...document,
						owner: personName(createdBy),
						fileType: version?.mediaType === 'application/pdf' ? 'pdf' : 'docx',
						role: share.role,
					},
				]
			: [],
	)
}
