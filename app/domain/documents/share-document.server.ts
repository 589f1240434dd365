import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { findSharedDocument, type SharedDocument } from './document-access.server.ts'
import { isId } from './document-id.ts'
import { sharedMail } from './document-mails.ts'
import type { DocumentRole, ShareRole } from './document-role.ts'
import { sendDocumentMail } from './send-document-mail.server.ts'

const hour = 60 * 60

/** Enough for a whole team and its lawyers; too few to bother strangers with mail. */
const sharesPerMember = { name: 'share', points: 60, seconds: hour }

/** Somebody who can open a document. */
export interface DocumentPerson {
	/** `null` for an address that has no account, or has not opened the document yet. */
	id: string | null
	/** `null` for the owner. */
	shareId: string | null
	/** Of an invited address, the address. */
	name: string
	email: string
	role: DocumentRole
}

/** Why a document can't be shared so. */
export type SharingRefusal = 'forbidden' | 'own' | 'no_such_person' | 'too_many'

/** Everybody who can open a document, the owner first; `null` when it is not for the member. */
export async function listPeople({ db }: Pick<Services, 'db'>, member: Member, documentId: string | undefined): Promise<DocumentPerson[] | null> {
	const document = await findSharedDocument({ db }, member, documentId)
	return document && peopleOf({ db }, document)
}

/** The people of a document that the caller has found for somebody. */
export async function peopleOf({ db }: Pick<Services, 'db'>, document: Pick<SharedDocument, 'id' | 'ownerId'>): Promise<DocumentPerson[]> {
	const owner = await db.user.findUniqueOrThrow({ where: { id: document.ownerId }, select: personFields })
	const shares = await db.documentShare.findMany({ where: { documentId: document.id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: { id: true, role: true, email: true, user: { select: personFields } } })
	return [
		{ id: owner.id, shareId: null, name: nameOf(owner), email: owner.email, role: 'owner' },
		...shares.map(({ id, role, email, user }): DocumentPerson => (user ? { id: user.id, shareId: id, name: nameOf(user), email: user.email, role } : { id: null, shareId: id, name: email ?? '', email: email ?? '', role })),
	]
}

/**
 * Shares the member's document with somebody, or gives them another role; a mail tells them the first time. An address
 * is only invited: who has an account with it is told nobody until they open the document.
 *
 * @param whom a `userId`, or an `email` in lower case
 * @returns everybody who can open it then; why not; `null` when the document is not for the member
 */
export async function shareDocument(services: Pick<Services, 'db' | 'mail' | 'limits' | 'env' | 'log'>, member: Member, documentId: string | undefined, whom: ({ userId: string } | { email: string }) & { role: ShareRole }): Promise<DocumentPerson[] | SharingRefusal | null> {
	const { db } = services
	const document = await findSharedDocument({ db }, member, documentId)
	if (!document) return null
	if (document.role !== 'owner') return 'forbidden'
	const to = await addressee(services, whom)
	if (!to) return 'no_such_person'
	if (to.email === member.email || to.userId === member.id) return 'own'

	const there = await db.documentShare.findFirst({ where: { documentId: document.id, OR: [{ user: { email: to.email } }, { email: to.email }, ...(to.userId ? [{ userId: to.userId }] : [])] }, select: { id: true } })
	if (!there && (await services.limits.count(sharesPerMember, member.id)) > 0) return 'too_many'
	await db.$transaction(async (tx) => {
		if (there) await tx.documentShare.update({ where: { id: there.id }, data: { role: whom.role } })
		else await tx.documentShare.create({ data: { documentId: document.id, role: whom.role, sharedById: member.id, ...(to.userId ? { userId: to.userId } : { email: to.email }) } })
		await tx.auditEvent.create({ data: { userId: member.id, companyId: member.companyId, action: 'document.shared', subjectId: document.id, details: { role: whom.role, ...to } } })
	})
	if (!there) await tell(services, member, document, to.email, whom.role)
	return peopleOf(services, document)
}

/**
 * Takes somebody's access back. Who has access may give up their own.
 *
 * @returns everybody who can open it then, or `null` when there is no such document or share
 */
export async function unshareDocument({ db }: Pick<Services, 'db'>, member: Member, documentId: string | undefined, shareId: string): Promise<DocumentPerson[] | 'forbidden' | null> {
	const document = await findSharedDocument({ db }, member, documentId)
	const share = document && isId(shareId) ? await db.documentShare.findFirst({ where: { id: shareId, documentId: document.id }, select: { id: true, userId: true, email: true } }) : null
	if (!document || !share) return null
	if (document.role !== 'owner' && share.userId !== member.id) return 'forbidden'
	await db.$transaction(async (tx) => {
		await tx.documentShare.deleteMany({ where: { id: share.id } })
		await tx.auditEvent.create({ data: { userId: member.id, companyId: member.companyId, action: 'document.unshared', subjectId: document.id, details: { userId: share.userId, email: share.email } } })
	})
	return peopleOf({ db }, document)
}

/**
 * Gives a document's people exactly these roles: whoever is not named loses access, the owner and invitations stay.
 * Who is new is told by mail.
 *
 * @returns everybody who can open it then; why not; `null` when the document is not for the member
 */
export async function setPermissions(services: Pick<Services, 'db' | 'mail' | 'limits' | 'env' | 'log'>, member: Member, documentId: string | undefined, permissions: readonly { userId: string; role: ShareRole }[]): Promise<DocumentPerson[] | SharingRefusal | null> {
	const { db } = services
	const document = await findSharedDocument(services, member, documentId)
	if (!document) return null
	if (document.role !== 'owner') return 'forbidden'
	const wanted = new Map(permissions.filter(({ userId }) => userId !== document.ownerId).map(({ userId, role }) => [userId, role]))
	const users = await db.user.findMany({ where: { id: { in: [...wanted.keys()].filter(isId) } }, select: { id: true, email: true } })
	if (users.length !== wanted.size) return 'no_such_person'
	const shares = await db.documentShare.findMany({ where: { documentId: document.id }, select: { userId: true } })
	const fresh = users.filter(({ id }) => !shares.some(({ userId }) => userId === id))
	for (const _ of fresh) if ((await services.limits.count(sharesPerMember, member.id)) > 0) return 'too_many'
	await db.$transaction(async (tx) => {
		await tx.documentShare.deleteMany({ where: { documentId: document.id, userId: { not: null, notIn: [...wanted.keys()] } } })
		for (const [userId, role] of wanted) {
			await tx.documentShare.upsert({ where: { documentId_userId: { documentId: document.id, userId } }, create: { documentId: document.id, userId, role, sharedById: member.id }, update: { role } })
		}
		await tx.auditEvent.create({ data: { userId: member.id, companyId: member.companyId, action: 'document.permissions_set', subjectId: document.id, details: { permissions: [...wanted].map(([userId, role]) => ({ userId, role })) } } })
	})
	for (const { id, email } of fresh) await tell(services, member, document, email, wanted.get(id)!)
	return peopleOf(services, document)
}

/** Who is meant: by id, an account that is there; by address, whoever opens the mail. */
async function addressee({ db }: Pick<Services, 'db'>, whom: { userId: string } | { email: string }): Promise<{ userId: string | null; email: string } | null> {
	if ('email' in whom) return { userId: null, email: whom.email }
	const user = isId(whom.userId) ? await db.user.findUnique({ where: { id: whom.userId }, select: { email: true } }) : null
	return user && { userId: whom.userId, email: user.email }
}

async function tell(services: Pick<Services, 'mail' | 'limits' | 'env' | 'log'>, member: Member, document: { id: string }, to: string, role: ShareRole): Promise<void> {
	await sendDocumentMail(services, member, sharedMail({ to, from: member.email, link: `${services.env.appUrl}/review/${document.id}`, role }))
}

const personFields = { id: true, firstName: true, lastName: true, email: true } as const

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
	return `${firstName} ${lastName}`.trim()
}
