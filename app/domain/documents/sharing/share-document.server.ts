import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { queueDocumentShared } from '#app/domain/webhooks/queue-deliveries.server.ts'
import { sharedMail } from './document-mails.ts'
import type { DocumentRole, ShareRole } from '#app/domain/access/document-role.ts'
import { personName } from './person-name.ts'
import { limitRecipients } from '../document-mail-limits.server.ts'
import { hour, inSeconds } from '#app/units.ts'

/** Enough for a whole team and its lawyers; too few to spam strangers. */
export const sharesPerMember = { name: 'share', points: 60, seconds: inSeconds(hour) }

/** Somebody who can open a document. */
export interface DocumentPerson {
	/** `null` for an address that has no account, or has not opened the document yet. */
	id: string | null
	/** `null` for the owner. */
	shareId: string | null
	/** Whether it is everyone in the document's company, later members included. */
	company: boolean
	/** For an invited address, the address. */
	name: string
	/** `null` for everyone in the company, and for readers who may not decide about the document: they see only names. */
	email: string | null
	role: DocumentRole
}

/** The name of a share with everyone in the document's company. */
const wholeCompany = 'Everyone in the company'

/** Why a document can't be shared this way. */
export type SharingRefusal = 'own' | 'no_such_person' | 'too_many'

type KnownPerson = DocumentPerson & ({ company: true; email: null } | { company: false; email: string })

/** Everybody who can open a document, the owner first. */
export async function listPeople({ db }: Pick<Services, 'db'>, access: DocumentAccess): Promise<DocumentPerson[]> {
	return hideAddresses(access, await peopleOf({ db }, access))
}

/** The people of a document with all addresses, also those that not every reader may see. */
export async function peopleOf(
	{ db }: Pick<Services, 'db'>,
	{ document, owner: { id: ownerId } }: Pick<DocumentAccess, 'document' | 'owner'>,
): Promise<KnownPerson[]> {
	const owner = await db.user.findUniqueOrThrow({ where: { id: ownerId }, select: personFields })
	const shares = await db.documentShare.findMany({
		where: { documentId: document.id },
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
		select: { id: true, role: true, email: true, companyId: true, user: { select: personFields } },
	})
	return [
		{ id: owner.id, shareId: null, company: false, name: personName(owner), email: owner.email, role: 'owner' },
		...shares.map(({ id: shareId, role, email, companyId, user }): KnownPerson => {
			if (user) return { id: user.id, shareId, company: false, name: personName(user), email: user.email, role }
			if (companyId) return { id: null, shareId, company: true, name: wholeCompany, email: null, role }
			return { id: null, shareId, company: false, name: email ?? '', email: email ?? '', role }
		}),
	]
}

/**
 * Shares a document with somebody, or changes their role; the first time, they get a mail. An address is only invited:
 * whether it has an account stays hidden until its owner opens the document.
 *
 * @param whom the `userId` of a colleague or of somebody who can open the document, or an `email` in lower case
 * @returns everybody who can open it then, or why not
 */
export async function shareDocument(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'limits' | 'env'>,
	access: DocumentAccess<'manage'>,
	whom: ({ userId: string } | { email: string }) & { role: ShareRole },
): Promise<DocumentPerson[] | SharingRefusal> {
	const { db } = services
	const { member, document } = access
	const to = await findRecipient(services, access, whom)
	if (!to) return 'no_such_person'
	if (to.email === member.email || to.userId === member.id) return 'own'

	const samePerson = {
		documentId: document.id,
		OR: [{ user: { email: to.email } }, { email: to.email }, ...(to.userId ? [{ userId: to.userId }] : [])],
	}
	const unknown = (await db.documentShare.count({ where: samePerson })) === 0
	if (unknown && (await services.limits.count(sharesPerMember, member.id)) > 0) return 'too_many'
	const mailed = await limitRecipients(services, member, unknown ? [to.email] : [])
	await db.$transaction(async (tx) => {
		await lockShares(tx, document)
		const { count } = await tx.documentShare.updateMany({ where: samePerson, data: { role: whom.role } })
		if (count === 0)
			await tx.documentShare.create({
				data: {
					documentId: document.id,
					role: whom.role,
					sharedById: member.id,
					...(to.userId ? { userId: to.userId } : { email: to.email }),
				},
			})
		await recordEvent(tx, { type: 'document.shared', actor: member, documentId: document.id, details: { role: whom.role, ...to } })
		if (count === 0) await queueDocumentShared(services, tx, { documentId: document.id, sharedBy: member.id, role: whom.role, to })
		if (count === 0 && mailed.has(to.email)) await queueShareMail(services, tx, member, document, to.email, whom.role)
	})
	return peopleOf(services, access)
}

/**
 * Removes somebody's access. Anybody with access may give up their own.
 *
 * @returns everybody who can open it then, or `null` when there is no such share
 */
export async function unshareDocument(
	{ db }: Pick<Services, 'db'>,
	access: DocumentAccess,
	shareId: string,
): Promise<DocumentPerson[] | 'forbidden' | null> {
	const { member, document } = access
	const share = isId(shareId)
		? await db.documentShare.findFirst({
				where: { id: shareId, documentId: document.id },
				select: { id: true, userId: true, email: true },
			})
		: null
	if (!share) return null
	if (!access.may.manage && share.userId !== member.id) return 'forbidden'
	await db.$transaction(async (tx) => {
		await tx.documentShare.deleteMany({ where: { id: share.id } })
		await recordEvent(tx, {
			type: 'document.unshared',
			actor: member,
			documentId: document.id,
			details: { userId: share.userId, email: share.email },
		})
	})
	return hideAddresses(access, await peopleOf({ db }, access))
}

/** Serializes changes of a document's shares, so that two at once never make two shares for one person. */
export async function lockShares(tx: Tx, document: { id: string }): Promise<void> {
	await tx.$queryRaw`SELECT 1 FROM "documents" WHERE "id" = ${document.id}::uuid FOR UPDATE`
}

/** Queues the mail that tells somebody that a document was shared with them. */
export async function queueShareMail(
	services: Pick<Services, 'jobs' | 'keys' | 'env'>,
	tx: Tx,
	member: Member,
	document: { id: string },
	to: string,
	role: ShareRole,
): Promise<void> {
	await queueMail(services, tx, sharedMail({ to, from: member.email, link: `${services.env.appUrl}/review/${document.id}`, role }))
}

/** The recipient: by id, a colleague or somebody who can open the document, so that other ids reveal nothing; by address, anybody. */
async function findRecipient(
	{ db }: Pick<Services, 'db'>,
	{ member: { companyId }, document: { id: documentId } }: DocumentAccess,
	whom: { userId: string } | { email: string },
): Promise<{ userId: string | null; email: string } | null> {
	if ('email' in whom) return { userId: null, email: whom.email }
	const known = { OR: [{ companyId }, { shares: { some: { documentId } } }] }
	const user = isId(whom.userId) ? await db.user.findFirst({ where: { id: whom.userId, ...known }, select: { email: true } }) : null
	return user && { userId: whom.userId, email: user.email }
}

function hideAddresses({ member, may }: DocumentAccess, people: readonly KnownPerson[]): DocumentPerson[] {
	if (may.edit) return [...people]
	return people.map((person) =>
		person.id === member.id
			? person
			: { ...person, name: person.id === null && !person.company ? 'Someone invited' : person.name, email: null },
	)
}

const personFields = { id: true, firstName: true, lastName: true, email: true } as const
