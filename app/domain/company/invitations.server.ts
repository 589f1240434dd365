import { randomUUID } from 'node:crypto'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { hashToken, newToken } from '#app/domain/identity/tokens.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
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

/**
 * Invites an address to the member's company. Inviting an address again makes a new link and ends the old one.
 *
 * @param email as `EmailAddress` gives it
 * @returns the invitation with the token of its link, of which only a hash is kept; 'forbidden' when the member's role
 * may not give that one; 'already_member' when the address is a member's
 */
export async function inviteToCompany(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	{ email, role }: { email: string; role: MembershipRole },
): Promise<(OpenInvitation & { token: string }) | 'forbidden' | 'already_member'> {
	const { companyId } = member
	return db.$transaction(async (tx) => {
		const members = await lockMembers(tx, companyId)
		const own = members.get(member.id)
		if (!own || own === 'member' || !mayManage(own, role)) return 'forbidden'
		if ((await tx.membership.count({ where: { companyId, user: { email } } })) > 0) return 'already_member'

		await tx.invitation.updateMany({ where: { companyId, email, acceptedAt: null, revokedAt: null }, data: { revokedAt: new Date() } })
		const token = newToken()
		const invitation = { id: randomUUID(), email, role, expiresAt: new Date(Date.now() + invitationLifetime) }
		await tx.invitation.create({ data: { ...invitation, companyId, tokenHash: hashToken(token), invitedById: member.id } })
		await recordEvent(tx, { type: 'company.member_invited', actor: member, companyId, subject: invitation.id, details: { role } })
		return { ...invitation, token }
	})
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
		const open = {
			tokenHash: hashToken(token),
			email: member.email,
			acceptedAt: null,
			revokedAt: null,
			expiresAt: { gt: new Date() },
			company: { deletedAt: null },
		}
		const found = await tx.invitation.findFirst({ where: open, select: { companyId: true } })
		if (!found) return null
		const { companyId } = found
		const members = await lockMembers(tx, companyId)
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
