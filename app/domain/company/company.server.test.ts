import { expect, test } from 'vitest'
import { registerAccount } from '#app/domain/identity/register-account.server.ts'
import { companyActivity } from '#tests/company-activity.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import {
	acceptInvitation,
	findInvitation,
	inviteToCompany,
	listInvitations,
	resendInvitation,
	revokeInvitation,
} from './invitations.server.ts'
import { changeRole, listMembers, removeMember, switchCompany } from './members.server.ts'

const services = await testServices()
const { db } = services

async function people() {
	const owner = await register(services)
	const admin = await joinCompany(services, await register(services), owner.companyId, 'admin')
	const member = await joinCompany(services, await register(services), owner.companyId)
	return { owner, admin, member, stranger: await register(services) }
}

const rolesOf = async (companyId: string) =>
	(await db.membership.findMany({ where: { companyId }, orderBy: { createdAt: 'asc' } })).map(({ role }) => role)
const companyOf = async ({ id }: { id: string }) => (await db.user.findUniqueOrThrow({ where: { id } })).companyId

test('who registers owns a company of one from then on, however often they ask', async () => {
	const registration = { email: 'new@founders.example', firstName: 'Lin', lastName: 'New' }
	await Promise.all([1, 2, 3].map(() => registerAccount(services, registration)))

	const { company } = await db.user.findUniqueOrThrow({
		where: { email: registration.email },
		select: { company: { select: { plan: true, credits: true, memberships: { select: { role: true } } } } },
	})
	expect(company).toEqual({ plan: 'free', credits: 3, memberships: [{ role: 'owner' }] })
	expect(await db.company.count({ where: { memberships: { none: {} } } })).toBe(0)
})

test('an invitation makes a member of whoever signs in with its address, once', async () => {
	const { owner, stranger } = await people()
	const invited = await register(services)
	const invitation = await inviteToCompany(services, owner, { email: invited.email, role: 'admin' })
	if (typeof invitation === 'string' || !('token' in invitation)) throw new Error('Not invited')

	expect(await acceptInvitation(services, stranger, invitation.token)).toBeNull()
	const answers = await Promise.all([1, 2].map(() => acceptInvitation(services, invited, invitation.token)))
	expect(answers.filter(Boolean)).toEqual([{ companyId: owner.companyId }])
	expect(await companyOf(invited)).toBe(owner.companyId)
	expect(await rolesOf(owner.companyId)).toEqual(['owner', 'admin', 'member', 'admin'])
	expect(await inviteToCompany(services, owner, { email: invited.email, role: 'member' })).toBe('already_member')
	expect((await companyActivity(services, owner)).map(({ type }) => type)).toEqual(['company.member_joined', 'company.member_invited'])
	// Their own company stays theirs, and they can go back to it.
	expect(await switchCompany(services, invited, invited.companyId)).toBe(true)
	expect(await switchCompany(services, invited, stranger.companyId)).toBe(false)
	expect(await companyOf(invited)).toBe(invited.companyId)
})

test('a revoked, replaced or expired invitation opens nothing; members invite nobody and admins no owner', async () => {
	const { owner, admin, member, stranger } = await people()
	const invite = async (email: string) => {
		const invitation = await inviteToCompany(services, admin, { email, role: 'member' })
		if (typeof invitation === 'string' || !('token' in invitation)) throw new Error('Not invited')
		return invitation
	}
	const first = await invite(stranger.email)
	const second = await invite(stranger.email)
	expect(await acceptInvitation(services, stranger, first.token)).toBeNull()
	expect(await listInvitations(services, owner)).toMatchObject([{ id: second.id, email: stranger.email }])
	expect(await listInvitations(services, member)).toEqual([])
	expect(await revokeInvitation(services, member, second.id)).toBe('forbidden')
	expect(await revokeInvitation(services, stranger, second.id)).toBeNull()
	expect(await revokeInvitation(services, owner, second.id)).toBe('revoked')
	expect(await revokeInvitation(services, owner, second.id)).toBeNull()
	expect(await acceptInvitation(services, stranger, second.token)).toBeNull()

	const third = await invite(stranger.email)
	await db.invitation.update({ where: { id: third.id }, data: { expiresAt: new Date(0) } })
	expect(await acceptInvitation(services, stranger, third.token)).toBeNull()
	expect(await inviteToCompany(services, member, { email: 'a@b.example', role: 'member' })).toBe('forbidden')
	expect(await inviteToCompany(services, admin, { email: 'a@b.example', role: 'owner' })).toBe('forbidden')
})

test('an invitation ends with the right to give it', async () => {
	const { owner, admin, stranger } = await people()
	const invitation = await inviteToCompany(services, admin, { email: stranger.email, role: 'admin' })
	if (typeof invitation === 'string' || !('token' in invitation)) throw new Error('refused')
	expect(await findInvitation(services, invitation.token)).toMatchObject({ invitedBy: admin.email })
	await changeRole(services, owner, admin.id, 'member')
	expect(await findInvitation(services, invitation.token)).toBeNull()
	expect(await acceptInvitation(services, stranger, invitation.token)).toBeNull()
	expect(await resendInvitation(services, owner, invitation.id)).toEqual({ email: stranger.email })
	const again = /invitation\?token=(\S+)/.exec(services.outbox.at(-1)!.text)![1]!
	expect(await acceptInvitation(services, stranger, again)).toEqual({ companyId: owner.companyId })
})

test('owners give every role, admins all but an owner’s; nobody touches another company', async () => {
	const { owner, admin, member, stranger } = await people()
	expect(await changeRole(services, admin, member.id, 'admin')).toBe('changed')
	expect(await changeRole(services, admin, member.id, 'owner')).toBe('forbidden')
	expect(await changeRole(services, admin, owner.id, 'member')).toBe('forbidden')
	expect(await changeRole(services, owner, stranger.id, 'member')).toBeNull()
	expect(await changeRole(services, stranger, member.id, 'member')).toBeNull()
	expect(await changeRole(services, owner, member.id, 'owner')).toBe('changed')
	expect(await changeRole(services, member, owner.id, 'member')).toBe('changed')
	expect((await listMembers(services, admin)).map(({ id, role }) => [id, role])).toEqual([
		[owner.id, 'member'],
		[admin.id, 'admin'],
		[member.id, 'owner'],
	])
})

test('the last owner can neither leave nor give up the role, and of two who leave at once one stays', async () => {
	const { owner, admin, member } = await people()
	expect(await removeMember(services, owner, owner.id)).toBe('last_owner')
	expect(await changeRole(services, owner, owner.id, 'member')).toBe('last_owner')
	expect(await removeMember(services, admin, owner.id)).toBe('forbidden')
	expect(await removeMember(services, member, admin.id)).toBe('forbidden')

	await changeRole(services, owner, admin.id, 'owner')
	const left = await Promise.all([owner, admin].map((each) => removeMember(services, each, each.id)))
	expect(left.sort()).toEqual(['last_owner', 'removed'])
	expect(await rolesOf(owner.companyId)).toEqual(expect.arrayContaining(['owner', 'member']))
})

test('who leaves takes their own documents along; those of the whole company stay with an owner', async () => {
	const { owner, member } = await people()
	const [shared, own] = [await queueReview(services, member), await queueReview(services, member)]
	await db.documentShare.create({ data: { documentId: shared.documentId, companyId: owner.companyId, role: 'viewer' } })

	const colleagues = await queueReview(services, owner)
	await db.documentShare.create({ data: { documentId: colleagues.documentId, userId: member.id, role: 'editor' } })

	expect(await removeMember(services, owner, member.id)).toBe('removed')
	expect(await db.documentShare.count({ where: { userId: member.id } })).toBe(0)

	const next = await companyOf(member)
	expect(next).not.toBe(owner.companyId)
	const documents = await db.document.findMany({ where: { id: { in: [shared.documentId, own.documentId] } } })
	expect(Object.fromEntries(documents.map(({ id, companyId, createdById }) => [id, [companyId, createdById]]))).toEqual({
		[shared.documentId]: [owner.companyId, owner.id],
		[own.documentId]: [next, member.id],
	})
})

test('who belongs to no other company gets one of their own, without new credits', async () => {
	const { owner, member } = await people()
	await db.membership.deleteMany({ where: { userId: member.id, companyId: { not: owner.companyId } } })
	expect(await removeMember(services, member, member.id)).toBe('removed')
	expect(await db.company.findUniqueOrThrow({ where: { id: await companyOf(member) } })).toMatchObject({ credits: 0, plan: 'free' })
	await expect(db.user.update({ where: { id: member.id }, data: { companyId: owner.companyId } })).rejects.toThrow()
})
