import type { Member } from '#app/domain/identity/member.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { isId } from './document-id.ts'
import { type DocumentRole, type ShareRole, shareRoles } from './document-role.ts'

/** A document with what the member may do with it. */
export interface SharedDocument {
	id: string
	name: string
	createdById: string
	/** Of the newest version. */
	versionNumber: number
	role: DocumentRole
}

type Visitor = Pick<Member, 'id' | 'email' | 'companyId'>

/**
 * A document that is the member's own, or shared with them. An invitation to their address becomes theirs here, so
 * that it stays when the address changes. An admin is nobody special.
 *
 * @returns `null` when it is not there, or not for them
 */
export async function findSharedDocument(
	{ db }: Pick<Services, 'db'>,
	member: Visitor,
	documentId: string | undefined,
): Promise<SharedDocument | null> {
	if (!isId(documentId)) return null
	const found = await db.document.findFirst({
		where: { id: documentId, deletedAt: null, OR: [{ createdById: member.id }, { shares: { some: meant(member) } }] },
		select: {
			id: true,
			name: true,
			createdById: true,
			versionNumber: true,
			shares: { where: meant(member), select: { id: true, email: true, role: true } },
		},
	})
	if (!found) return null
	const { shares, ...document } = found
	if (document.createdById === member.id) return { ...document, role: 'owner' }
	const role = strongestRole(shares)
	if (!role) return null
	const invitation = shares.find(({ email }) => email !== null)
	// Two at once may both want to: the second then finds the account's own share.
	if (invitation)
		await noteOnRead({ db }, ({ db }) =>
			db.documentShare.updateMany({ where: { id: invitation.id, userId: null }, data: { userId: member.id, email: null } }),
		).catch(() => undefined)
	return { ...document, role }
}

/** A version of a document that was found for a member: the one asked for, or the newest. */
export type SharedVersion = NonNullable<Awaited<ReturnType<typeof findSharedVersion>>>

/**
 * A version of a document with the member's role.
 *
 * @returns `null` when the document is not for them, or has no such version
 */
export async function findSharedVersion(services: Pick<Services, 'db'>, member: Visitor, documentId: string | undefined, number?: number) {
	const document = await findSharedDocument(services, member, documentId)
	const version =
		document &&
		(await services.db.documentVersion.findUnique({
			where: { documentId_number: { documentId: document.id, number: number ?? document.versionNumber } },
			select: versionFields,
		}))
	return version ? { document, version } : null
}

const versionFields = {
	id: true,
	documentId: true,
	number: true,
	fileKey: true,
	fileName: true,
	mediaType: true,
	bytes: true,
	sha256: true,
	reviewTone: true,
	createdAt: true,
} as const

/** The shares that are for a member: by their account, by their address while nobody has taken the invitation, or with their whole company. */
export function meant({ id, email, companyId }: Visitor) {
	return { OR: [{ userId: id }, { userId: null, email }, { companyId }] }
}

/** Of several shares for somebody, as one of their own and one with their company, the strongest role counts. */
export function strongestRole(shares: readonly { role: ShareRole }[]): ShareRole | null {
	return shareRoles.findLast((role) => shares.some((share) => share.role === role)) ?? null
}
