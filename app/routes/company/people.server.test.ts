import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { memberFields, memberOf } from '#app/domain/identity/member-fields.ts'
import { requestContextOf, toastOf } from '#tests/request-context.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { action as accept, loader as openInvitation } from './invitation.tsx'
import { action, loader } from './people.tsx'
import { action as switchTo } from './switch.ts'

const services = await testServices()
const { db } = services

async function visit(
	route: (args: never) => unknown,
	member: Member | null,
	form?: Record<string, string>,
	path = '/company-profile/people',
) {
	const request = new Request(`http://127.0.0.1:3000${path}`, { method: form ? 'POST' : 'GET', body: form && new URLSearchParams(form) })
	const context = requestContextOf(services, {
		request,
		visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' },
	})
	const answer = await Promise.resolve()
		.then(() => route({ request, context, params: {} } as never))
		.catch((thrown: unknown) => thrown)
	if (answer instanceof Error) throw answer
	if (answer instanceof Response)
		return { status: answer.status, location: answer.headers.get('Location'), toast: await toastOf(answer), data: null }
	const { data, init } = answer as { data?: unknown; init?: { status: number } }
	return { status: init?.status ?? 200, location: null, toast: null, data: data ?? answer }
}

const mailTo = (email: string) => services.outbox.findLast(({ to }) => to === email)
const tokenFor = (email: string) => /\/invitation\?token=(\S+)/.exec(mailTo(email)!.text)![1]!
const open = (member: Member | null, token: string) => visit(openInvitation, member, undefined, `/invitation?token=${token}`)
const again = async ({ id }: Member) => memberOf(await db.user.findUniqueOrThrow({ where: { id }, select: memberFields }))
const roleOf = async (companyId: string, userId: string) =>
	(await db.membership.findUnique({ where: { companyId_userId: { companyId, userId } } }))?.role

async function team() {
	const owner = await register(services)
	const admin = await joinCompany(services, await register(services), owner.companyId, 'admin')
	const member = await joinCompany(services, await register(services), owner.companyId)
	return { owner, admin, member }
}

test('an invitation is mailed without names, opened without effect, and accepted by a button with that address', async () => {
	const { owner } = await team()
	const invited = await register(services, { firstName: 'Grace' })
	const stranger = await register(services)
	const sent = await visit(action, owner, { intent: 'invite', email: invited.email.toUpperCase(), role: 'admin' })
	expect(sent).toMatchObject({ status: 302, location: '/company-profile/people', toast: { title: `Invitation sent to ${invited.email}` } })
	const mail = mailTo(invited.email)!
	expect(mail.text).toContain(owner.email)
	expect(mail.text).not.toContain(owner.firstName)

	const token = tokenFor(invited.email)
	const shown = { email: invited.email, role: 'admin', companyName: 'Ada Founder’s company', invitedBy: owner.email }
	expect(await open(null, token)).toMatchObject({ status: 200, data: { invitation: shown, signedInAs: null } })
	expect(await open(invited, token)).toMatchObject({ status: 200, data: { signedInAs: invited.email } })
	expect(await roleOf(owner.companyId, invited.id)).toBeUndefined()
	expect(await visit(accept, null, { token })).toMatchObject({ status: 401 })
	expect(await visit(accept, stranger, { token })).toMatchObject({ status: 404 })
	expect(await visit(accept, invited, { token })).toMatchObject({ status: 302, toast: { title: 'Welcome to Ada Founder’s company' } })
	expect(await roleOf(owner.companyId, invited.id)).toBe('admin')
	expect(await visit(accept, invited, { token })).toMatchObject({ status: 404 })
	expect(await open(null, token)).toMatchObject({ status: 404, data: { invitation: null } })

	// They now belong to two companies and can go back to their own.
	const here = await again(invited)
	expect((await visit(loader, here)).data).toMatchObject({
		companyId: owner.companyId,
		companies: [{ id: invited.companyId }, { id: owner.companyId }],
	})
	expect(await visit(switchTo, here, { company: invited.companyId })).toMatchObject({ status: 302, location: '/dashboard' })
	expect((await again(invited)).companyId).toBe(invited.companyId)
	expect(await visit(switchTo, here, { company: stranger.companyId })).toMatchObject({ toast: { variant: 'destructive' } })
	expect((await again(invited)).companyId).toBe(invited.companyId)
})

test('an invitation sent again has a new link, and the old one ends', async () => {
	const { owner, member } = await team()
	await visit(action, owner, { intent: 'invite', email: 'again@founders.example', role: 'member' })
	const before = tokenFor('again@founders.example')
	const { id } = await db.invitation.findFirstOrThrow({ where: { email: 'again@founders.example' } })
	expect(await visit(action, member, { intent: 'resend', id })).toMatchObject({ status: 403 })
	expect(await visit(action, owner, { intent: 'resend', id })).toMatchObject({ status: 302 })
	const after = tokenFor('again@founders.example')
	expect(after).not.toBe(before)
	expect((await open(null, before)).status).toBe(404)
	expect((await open(null, after)).status).toBe(200)
	expect(await visit(action, owner, { intent: 'revoke', id })).toMatchObject({ toast: { title: 'Invitation revoked' } })
	expect((await open(null, after)).status).toBe(404)
	expect(await visit(action, owner, { intent: 'resend', id })).toMatchObject({ status: 404 })
})

test('nobody’s mailbox is flooded with invitations, and members use up nobody’s', async () => {
	const { owner, member } = await team()
	const invite = (by: Member) => visit(action, by, { intent: 'invite', email: 'victim@founders.example', role: 'member' })
	for (let mail = 0; mail < 5; mail += 1) {
		expect((await invite(member)).status).toBe(403)
		expect((await invite(mail % 2 ? owner : await register(services))).status).toBe(302)
	}
	expect(await invite(owner)).toMatchObject({
		status: 429,
		data: { intent: 'invite', email: 'victim@founders.example', error: expect.stringMatching(/^Too many invitations/) },
	})
})

test('a mistake keeps what was typed', async () => {
	const { owner } = await team()
	expect(await visit(action, owner, { intent: 'invite', email: 'not an address', role: 'member' })).toMatchObject({
		status: 400,
		data: { email: 'not an address', error: 'Please enter a valid email address' },
	})
	expect(await visit(action, owner, { intent: 'invite', email: owner.email, role: 'member' })).toMatchObject({
		status: 409,
		data: { error: `${owner.email} is already in this company.` },
	})
})

test('an admin can’t touch an owner, a member nobody, and a stranger not even see them', async () => {
	const { owner, admin, member } = await team()
	const stranger = await register(services)
	const refused: Record<string, string>[] = [
		{ intent: 'role', id: owner.id, role: 'member' },
		{ intent: 'remove', id: owner.id, confirmed: 'yes' },
		{ intent: 'hand-over', id: member.id, confirmed: 'yes' },
		{ intent: 'role', id: member.id, role: 'owner' },
		{ intent: 'invite', email: 'x@founders.example', role: 'owner' },
	]
	for (const form of refused) expect(await visit(action, admin, form)).toMatchObject({ status: 403 })
	expect(await visit(action, member, { intent: 'remove', id: admin.id, confirmed: 'yes' })).toMatchObject({ status: 403 })
	expect(await visit(action, stranger, { intent: 'remove', id: member.id, confirmed: 'yes' })).toMatchObject({ status: 404 })
	expect((await visit(loader, stranger)).data).toMatchObject({ people: [{ id: stranger.id }] })
	expect((await visit(loader, member)).data).toMatchObject({ own: { role: 'member' }, invitations: [] })
	expect(await visit(loader, null)).toMatchObject({ status: 401 })
	expect(await roleOf(owner.companyId, owner.id)).toBe('owner')
})

test('the last owner hands the company over and then can leave', async () => {
	const { owner, admin } = await team()
	expect(await visit(action, owner, { intent: 'remove', id: owner.id, confirmed: 'yes' })).toMatchObject({
		status: 409,
		data: { error: 'A company needs an owner. Hand the ownership over to someone else first.' },
	})
	expect(await visit(action, owner, { intent: 'hand-over', id: owner.id, confirmed: 'yes' })).toMatchObject({ status: 403 })
	expect(await visit(action, owner, { intent: 'hand-over', id: admin.id })).toMatchObject({
		status: 400,
		data: { error: 'Tick the box to confirm, then press the button again.' },
	})
	expect(await visit(action, owner, { intent: 'hand-over', id: admin.id, confirmed: 'yes' })).toMatchObject({
		toast: { title: 'Ownership handed over' },
	})
	expect(await roleOf(owner.companyId, owner.id)).toBe('admin')
	expect(await roleOf(owner.companyId, admin.id)).toBe('owner')
	expect(await visit(action, owner, { intent: 'hand-over', id: admin.id, confirmed: 'yes' })).toMatchObject({ status: 403 })
	expect(await visit(action, owner, { intent: 'remove', id: owner.id, confirmed: 'yes' })).toMatchObject({
		location: '/company-profile',
		toast: { title: 'You left the company' },
	})
	const events = await db.activityEvent.findMany({
		where: { companyId: owner.companyId },
		orderBy: { number: 'asc' },
		select: { type: true },
	})
	expect(events.map(({ type }) => type)).toEqual(['company.ownership_handed_over', 'company.member_left'])
})
