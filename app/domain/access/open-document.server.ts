import type { Member } from '#app/domain/identity/member.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { allows, type DocumentAccess, type OpenVersion } from './document-access.ts'
import { isId } from './document-id.ts'
import { lockInForce } from './lock-in-force.ts'
import { mayDo, strongestRole, type Right } from './document-role.ts'
import { openedByAdministrator, inBinOf, sharesFor, visibleTo } from './visible-to.ts'

/** Why a document is not opened for a member who may know that it exists. */
export type AccessRefusal = 'forbidden' | 'no_such_version'

/**
 * Opens a document for a member, in their role, at the version requested or the newest: the only check of access to
 * documents. An invitation to the member's address is bound to their account here, so that it survives a change of
 * address. An administrator of the product has no extra rights beyond documents that they opened for a reason.
 *
 * @param may the right that the caller needs
 * @param version `null` for a number that can't be one
 * @returns `null` when it does not exist or the member has no access; 'forbidden' when their role does not allow that
 */
export async function openDocument<Allowed extends Right = 'read'>(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	documentId: string | undefined,
	{ may, version: number }: { may?: Allowed; version?: number | null } = {},
): Promise<DocumentAccess<Allowed> | AccessRefusal | null> {
	const opened = openedByAdministrator(member)
	return open({ db }, member, documentId, opened ? { OR: [visibleTo(member), opened] } : visibleTo(member), { may, version: number })
}

/**
 * Opens a deleted document for a member who may restore it.
 *
 * @returns `null` when it does not exist, is not deleted, or the member may not restore it
 */
export async function openDeletedDocument(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	documentId: string | undefined,
): Promise<DocumentAccess<'manage'> | null> {
	const access = await open({ db }, member, documentId, inBinOf(member), { may: 'manage' })
	return typeof access === 'string' ? null : access
}

async function open<Allowed extends Right = 'read'>(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	documentId: string | undefined,
	among: Prisma.DocumentWhereInput,
	{ may, version: number }: { may?: Allowed; version?: number | null },
): Promise<DocumentAccess<Allowed> | AccessRefusal | null> {
	if (!isId(documentId)) return null
	const found = await db.document.findFirst({
		where: { id: documentId, ...among },
		select: {
			id: true,
			name: true,
			createdById: true,
			companyId: true,
			versionNumber: true,
			status: true,
			lock: { select: { takenAt: true, usedAt: true, user: { select: { id: true, firstName: true, lastName: true } } } },
			createdBy: { select: { id: true, firstName: true, lastName: true } },
			shares: { where: sharesFor(member), select: { id: true, userId: true, email: true, role: true } },
			// No version has the number 0, so an impossible number finds nothing.
			versions: {
				where: number === undefined ? {} : { number: number ?? 0 },
				orderBy: { number: 'desc' },
				take: 1,
				select: openVersionFields,
			},
		},
	})
	if (!found) return null
	// Found without a share: it is open to an administrator for a reason, to read.
	const role = found.createdById === member.id ? 'owner' : (strongestRole(found.shares.map((share) => share.role)) ?? 'viewer')
	const invitation = found.shares.find(({ userId, email }) => userId === null && email !== null)
	if (invitation) await takeInvitation({ db }, member, invitation)
	const [version] = found.versions
	if (!version) return 'no_such_version'
	const { id, name, versionNumber, status, createdBy: owner, companyId } = found
	const access: DocumentAccess = {
		member,
		document: { id, name, versionNumber, status },
		lock: lockInForce(found.lock),
		version,
		role,
		may: {
			read: true,
			comment: mayDo(role, 'comment'),
			edit: mayDo(role, 'edit'),
			manage: mayDo(role, 'manage'),
		},
		owner,
		company: { id: companyId },
	}
	return allows(access, may ?? ('read' as Allowed)) ? access : 'forbidden'
}

/** Another version of a document that is open; `null` when it has none of that number. */
export function findVersion(
	{ db }: Pick<Services, 'db'>,
	{ document }: Pick<DocumentAccess, 'document'>,
	number: number,
): Promise<OpenVersion | null> {
	return db.documentVersion.findUnique({ where: { documentId_number: { documentId: document.id, number } }, select: openVersionFields })
}

/** The columns of an `OpenVersion`. */
export const openVersionFields = {
	id: true,
	documentId: true,
	number: true,
	fileKey: true,
	fileName: true,
	mediaType: true,
	bytes: true,
	sha256: true,
	reviewTone: true,
	askModel: true,
	createdAt: true,
} as const

/** Two requests at once may both try: the second then finds the account's own share. */
async function takeInvitation({ db }: Pick<Services, 'db'>, member: Member, { id }: { id: string }): Promise<void> {
	await noteOnRead({ db }, ({ db }) =>
		db.documentShare.updateMany({ where: { id, userId: null }, data: { userId: member.id, email: null } }),
	).catch(() => undefined)
}
