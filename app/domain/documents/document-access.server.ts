import type { Member } from '#app/domain/identity/member.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { isId } from './document-id.ts'
import type { DocumentRole } from './document-role.ts'

/** A document with what the member may do with it. */
export interface SharedDocument {
	id: string
	name: string
	createdById: string
	/** Of the newest version. */
	versionNumber: number
	role: DocumentRole
}

type Visitor = Pick<Member, 'id' | 'email'>

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
		where: { id: documentId, OR: [{ createdById: member.id }, { shares: { some: meant(member) } }] },
		select: {
			id: true,
			name: true,
			createdById: true,
			versionNumber: true,
			shares: { where: meant(member), orderBy: { userId: { sort: 'asc', nulls: 'last' } }, select: { id: true, userId: true, role: true } },
		},
	})
	if (!found) return null
	const { shares, ...document } = found
	if (document.createdById === member.id) return { ...document, role: 'owner' }
	const [share] = shares
	if (!share) return null
	// Two at once may both want to: the second then finds the account's own share.
	if (share.userId === null)
		await noteOnRead({ db }, ({ db }) =>
			db.documentShare.updateMany({ where: { id: share.id, userId: null }, data: { userId: member.id, email: null } }),
		).catch(() => undefined)
	return { ...document, role: share.role }
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

/** The shares that are for a member: by their account, or by their address while nobody has taken the invitation. */
export function meant({ id, email }: Visitor) {
	return { OR: [{ userId: id }, { userId: null, email }] }
}
