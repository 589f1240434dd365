import { sharedWith, sharesFor } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { strongestRole, type ShareRole } from '#app/domain/access/document-role.ts'
import { personName } from './person-name.ts'

/** Somebody else's document in the list of documents shared with a member. */
export interface DocumentSharedWith {
	id: string
	name: string
	documentType: string | null
	fileType: 'pdf' | 'docx'
	versionNumber: number
	updatedAt: Date
	/** The owner's name. */
	owner: string
	role: ShareRole
}

/** The documents of others that the member may open, the most recently changed first. */
export async function listSharedWith(
	{ db }: Pick<Services, 'db'>,
	member: Pick<Member, 'id' | 'email' | 'companyId'>,
): Promise<DocumentSharedWith[]> {
	const documents = await db.document.findMany({
		where: sharedWith(member),
		orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
		select: {
			id: true,
			name: true,
			documentType: true,
			versionNumber: true,
			updatedAt: true,
			createdBy: { select: { firstName: true, lastName: true } },
			versions: { orderBy: { number: 'desc' }, take: 1, select: { mediaType: true } },
			shares: { where: sharesFor(member), select: { role: true } },
		},
	})
	return documents.flatMap(({ createdBy, versions: [version], shares, ...document }) => {
		const role = strongestRole(shares.map((share) => share.role))
		return role
			? [{ ...document, owner: personName(createdBy), fileType: version?.mediaType === 'application/pdf' ? 'pdf' : 'docx', role }]
			: []
	})
}
