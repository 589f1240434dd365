import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { queueDocumentShared } from '#app/domain/webhooks/queue-deliveries.server.ts'
import { isId } from '#app/domain/access/document-id.ts'
import type { ShareRole } from '#app/domain/access/document-role.ts'
import { limitRecipients } from '../document-mail-limits.server.ts'
import { type DocumentPerson, lockShares, peopleOf, sharesPerMember, type SharingRefusal, queueShareMail } from './share-document.server.ts'

/** The role to give to somebody: an account by its id, an invitation by its address in lower case. */
export type Permission = ({ userId: string } | { email: string }) & { role: ShareRole }

/**
 * Gives a document's people exactly these roles: people not listed lose access, invited addresses too; a share with
 * the whole company and the owner always stay. New people get a mail. Ids work for people who can already open the
 * document or are in the owner's company: any other id is answered as if it did not exist.
 *
 * @returns everybody who can open it then, or why not
 */
export async function setPermissions(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'limits' | 'env'>,
	access: DocumentAccess<'manage'>,
	permissions: readonly Permission[],
): Promise<DocumentPerson[] | SharingRefusal> {
	const { db } = services
	const { member, document } = access
	const requested = permissions.filter((each) => ('userId' in each ? each.userId !== member.id : each.email !== member.email))
	const planned = await plan(db, member, document.id, requested)
	if (planned === 'no_such_person') return planned
	for (const _ of planned.fresh) if ((await services.limits.count(sharesPerMember, member.id)) > 0) return 'too_many'

	const mailed = await limitRecipients(
		services,
		member,
		planned.fresh.map(({ email }) => email),
	)

	const set = await db.$transaction(async (tx) => {
		await lockShares(tx, document)
		// Somebody may have shared or opened it since.
		const now = await plan(tx, member, document.id, requested)
		if (now === 'no_such_person') return now
		await tx.documentShare.deleteMany({ where: { documentId: document.id, companyId: null, id: { notIn: [...now.kept.keys()] } } })
		for (const [id, role] of now.kept) await tx.documentShare.update({ where: { id }, data: { role } })
		for (const { userId, email, role } of now.fresh)
			await tx.documentShare.create({
				data: { documentId: document.id, role, sharedById: member.id, ...(userId === null ? { email } : { userId }) },
			})
		await recordEvent(tx, {
			type: 'document.permissions_set',
			actor: member,
			documentId: document.id,
			details: { permissions: requested.map((each) => ({ ...each })) },
		})
		for (const { userId, email, role } of now.fresh)
			await queueDocumentShared(services, tx, { documentId: document.id, sharedBy: member.id, role, to: { userId, email } })
		for (const { email, role } of now.fresh) if (mailed.has(email)) await queueShareMail(services, tx, member, document, email, role)
		return now
	})
	if (set === 'no_such_person') return set
	return peopleOf(services, access)
}

interface Plan {
	/** Shares that stay, with their roles. */
	kept: Map<string, ShareRole>
	/** People who get a new share. */
	fresh: { userId: string | null; email: string; role: ShareRole }[]
}

async function plan(
	db: Pick<Tx, 'documentShare' | 'user'>,
	member: Member,
	documentId: string,
	requested: readonly Permission[],
): Promise<Plan | 'no_such_person'> {
	const shares = await db.documentShare.findMany({
		where: { documentId, companyId: null },
		select: { id: true, userId: true, email: true, user: { select: { email: true } } },
	})
	const kept: Plan['kept'] = new Map()
	// By address, so that somebody listed twice gets one share, in the last role.
	const fresh = new Map<string, Plan['fresh'][number]>()
	for (const each of requested) {
		const share = shares.find(({ userId, email, user }) =>
			'userId' in each ? userId === each.userId : each.email === (user?.email ?? email),
		)
		if (share) kept.set(share.id, each.role)
		else if ('email' in each) fresh.set(each.email, { userId: null, email: each.email, role: each.role })
		else {
			const user = isId(each.userId)
				? await db.user.findFirst({ where: { id: each.userId, companyId: member.companyId }, select: { id: true, email: true } })
				: null
			if (!user) return 'no_such_person'
			fresh.set(user.email, { userId: user.id, email: user.email, role: each.role })
		}
	}
	return { kept, fresh: [...fresh.values()] }
}
