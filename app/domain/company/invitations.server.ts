import { randomUUID } from 'node:crypto'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { hashToken, newToken } from '#app/domain/identity/tokens.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { companyNameFields, companyNameOf } from './company-name.ts'
import { invitationsPerAddress, invitationsPerCompany } from './invitation-limits.ts'
import { invitationMail } from './invitation-mail.ts'
import { lockMembers } from './locked-members.server.ts'
import { mayManage, type MembershipRole } from './membership-role.ts'
import { day } from '#app/units.ts'

/** How long an invitation can be accepted. */
export const invitationLifetime = 14 * day

/** An invitation that can still be accepted. */
export interface OpenInvitation {
	id: string
	email: string
	role: MembershipRole
	expiresAt: Date
}

type MailingServices = Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'limits'>

/** Why nothing was mailed, with the seconds until it may be. */
export interface TooManyInvitations {
	refusedFor: number
}

/**
 * Invites an address to the member's company and mails the link. Inviting an address again makes a new link and ends the
 * old one.
 *
 * @param email as `EmailAddress` gives it
 * @returns the invitation with the token of its link, of which only a hash is kept; 'forbidden' when the member's role
 * may not give that one; 'already_member' when the address is a member's
 */
export async function inviteToCompany(
	services: MailingServices,
	member: Member,
	{ email, role }: { email: string; role: MembershipRole },
): Promise<(OpenInvitation & { token: string }) | 'forbidden' | 'already_member' | TooManyInvitations> {
	const { companyId } = member
	if (!(await mayInvite(services, member, role))) return 'forbidden'
	const refusedFor = await refusedInvitations(services, member, email)
	if (refusedFor > 0) return { refusedFor }
	return services.db.$transaction(async (tx) => {
		const members = await lockMembers(tx, companyId)
		const own = members.get(member.id)
		if (!own || !mayManage(own, role)) return 'forbidden'
		if ((await tx.membership.count({ where: { companyId, user: { email } } })) > 0) return 'already_member'

		await tx.invitation.updateMany({ where: { companyId, email, acceptedAt: null, revokedAt: null }, data: { revokedAt: new Date() } })
		const token = newToken()
		const invitation = { id: randomUUID(), email, role, expiresAt: new Date(Date.now() + invitationLifetime) }
		await tx.invitation.create({ data: { ...invitation, companyId, tokenHash: hashToken(token), invitedById: member.id } })
		await recordEvent(tx, { type: 'company.member_invited', actor: member, companyId, subject: invitation.id, details: { role } })
		await mailInvitation(services, tx, member, { email, token })
		return { ...invitation, token }
	})
}

/**
 * Mails an open invitation again, with a new link that works for 14 days from now; the link before it ends.
 *
 * @returns 'forbidden' when the member's role may not; `null` when there is no such open invitation
 */
export async function resendInvitation(
	services: MailingServices,
	member: Member,
	invitationId: string,
): Promise<{ email: string } | 'forbidden' | TooManyInvitations | null> {
	const { companyId } = member
	const open = { id: invitationId, companyId, acceptedAt: null, revokedAt: null }
	const found = await services.db.invitation.findFirst({ where: open, select: { email: true, role: true } })
	if (!(await mayInvite(services, member, found?.role ?? 'member'))) return 'forbidden'
	if (!found) return null
	const refusedFor = await refusedInvitations(services, member, found.email)
	if (refusedFor > 0) return { refusedFor }
	return services.db.$transaction(async (tx) => {
		const own = (await lockMembers(tx, companyId)).get(member.id)
		if (!own || !mayManage(own, found.role)) return 'forbidden'
		const token = newToken()
		const { count } = await tx.invitation.updateMany({
			where: open,
			// Whoever sends it again gives it: the one who invited first may have lost the right.
			data: { tokenHash: hashToken(token), invitedById: member.id, expiresAt: new Date(Date.now() + invitationLifetime) },
		})
		if (count === 0) return null
		await recordEvent(tx, { type: 'company.invitation_resent', actor: member, companyId, subject: invitationId })
		await mailInvitation(services, tx, member, { email: found.email, token })
		return { email: found.email }
	})
}

/** Before limits are counted, so that nobody without the right uses up a company's invitations. */
async function mayInvite({ db }: Pick<Services, 'db'>, { id, companyId }: Member, role: MembershipRole): Promise<boolean> {
	const own = await db.membership.findUnique({ where: { companyId_userId: { companyId, userId: id } }, select: { role: true } })
	return own !== null && mayManage(own.role, role)
}

async function refusedInvitations({ limits }: Pick<Services, 'limits'>, { companyId }: Member, email: string): Promise<number> {
	return (await limits.count(invitationsPerCompany, companyId)) || (await limits.count(invitationsPerAddress, email))
}

function mailInvitation(
	services: Pick<Services, 'jobs' | 'keys' | 'env'>,
	tx: Tx,
	member: Member,
	{ email, token }: { email: string; token: string },
): Promise<void> {
	const link = `${services.env.appUrl}/invitation?token=${token}`
	return queueMail(services, tx, invitationMail({ to: email, from: member.email, link }))
}

/** An invitation as its page shows it before it is accepted. */
export interface ShownInvitation {
	email: string
	role: MembershipRole
	companyName: string
	/** Who invites. */
	invitedBy: string
}

/** The open invitation of a mailed link; `null` when it is unknown, used, revoked or expired, or its giver lost the right. */
export async function findInvitation({ db }: Pick<Services, 'db'>, token: string): Promise<ShownInvitation | null> {
	const open = await db.invitation.findFirst({
		where: openLink(token),
		select: {
			email: true,
			role: true,
			companyId: true,
			company: { select: companyNameFields },
			invitedBy: { select: { id: true, email: true } },
		},
	})
	if (!open?.invitedBy) return null
	// Accepting checks the same under a lock.
	const giver = { companyId: open.companyId, userId: open.invitedBy.id }
	const membership = await db.membership.findUnique({ where: { companyId_userId: giver }, select: { role: true } })
	if (!membership || !mayManage(membership.role, open.role)) return null
	return { email: open.email, role: open.role, companyName: companyNameOf(open.company), invitedBy: open.invitedBy.email }
}

function openLink(token: string) {
	return {
		tokenHash: hashToken(token),
		acceptedAt: null,
		revokedAt: null,
		expiresAt: { gt: new Date() },
		company: { deletedAt: null },
	} satisfies Prisma.InvitationWhereInput
}

/** The invitations to the member's company that can still be accepted, the newest first; none for those who may not invite. */
export async function listInvitations({ db }: Pick<Services, 'db'>, member: Member): Promise<OpenInvitation[]> {
	return db.invitation.findMany({
		where: {
			acceptedAt: null,
			revokedAt: null,
			expiresAt: { gt: new Date() },
			company: { id: member.companyId, memberships: { some: { userId: member.id, role: { in: ['owner', 'admin'] } } } },
		},
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		select: { id: true, email: true, role: true, expiresAt: true },
	})
}

/**
 * Ends an invitation to the member's company.
 *
 * @returns 'forbidden' when the member's role may not; `null` when there is no such open invitation
 */
export async function revokeInvitation(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	invitationId: string,
): Promise<'revoked' | 'forbidden' | null> {
	const { companyId } = member
	return db.$transaction(async (tx) => {
		const own = (await lockMembers(tx, companyId)).get(member.id)
		if (!own || own === 'member') return 'forbidden'
		const open = await tx.invitation.findFirst({
			where: { id: invitationId, companyId, acceptedAt: null, revokedAt: null },
			select: { role: true },
		})
		if (!open) return null
		if (!mayManage(own, open.role)) return 'forbidden'
		await tx.invitation.update({ where: { id: invitationId }, data: { revokedAt: new Date() } })
		await recordEvent(tx, { type: 'company.invitation_revoked', actor: member, companyId, subject: invitationId })
		return 'revoked'
	})
}

/**
 * Makes a signed-in person with the link and the invited address a member. They switch to that company and stay
 * members of their others.
 *
 * @returns the company's id; `null` for a link that is unknown, for another address, used, revoked or expired
 */
export async function acceptInvitation({ db }: Pick<Services, 'db'>, member: Member, token: string): Promise<{ companyId: string } | null> {
	return db.$transaction(async (tx) => {
		const open = { ...openLink(token), email: member.email }
		const found = await tx.invitation.findFirst({ where: open, select: { companyId: true, role: true, invitedById: true } })
		if (!found) return null
		const { companyId } = found
		const members = await lockMembers(tx, companyId)
		// An invitation does not outlive the right to give it.
		const inviter = members.get(found.invitedById ?? '')
		if (!inviter || !mayManage(inviter, found.role)) return null
		// When two requests come at once, the second finds nothing left to accept.
		const [accepted] = await tx.invitation.updateManyAndReturn({
			where: open,
			data: { acceptedAt: new Date() },
			select: { role: true },
		})
		if (!accepted) return null
		const { role } = accepted
		if (!members.has(member.id)) {
			await tx.membership.create({ data: { companyId, userId: member.id, role } })
			await recordEvent(tx, { type: 'company.member_joined', actor: member, companyId, subject: member.id, details: { role } })
		}
		await tx.user.update({ where: { id: member.id }, data: { companyId } })
		return { companyId }
	})
}
