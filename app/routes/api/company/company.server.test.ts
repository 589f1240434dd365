import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { requestContextOf } from '#tests/request-context.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { loader } from './company.ts'
import { loader as people } from './people.ts'

const services = await testServices()

const put = (body: unknown) => ({ method: 'PUT', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })

async function call(member: Member | null, companyId: string, init?: RequestInit, route = loader) {
	const request = new Request('http://127.0.0.1:3000/api/company', init)
	const context = requestContextOf(services, {
		request,
		visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' },
	})
	const answer = await route({ request, context, params: { companyId } }).catch((thrown: unknown) => thrown as Response)
	return { status: answer.status, data: (await answer.json()) as unknown }
}

test('a company has no profile until the first PUT, which needs its legal name', async () => {
	const owner = await register(services)
	const { companyId } = owner
	expect(await call(owner, companyId)).toMatchObject({ status: 404, data: { code: 'not_found' } })
	expect(await call(owner, companyId, put({ ein: '123456789' }))).toMatchObject({
		status: 400,
		data: { error: 'Enter the legal name of the company' },
	})
	const saved = await call(
		owner,
		companyId,
		put({ legal_entity_name: 'Acme, Inc.', ein: '123456789', authorized_shares: 10_000_000, agent_name: '' }),
	)
	expect(saved).toMatchObject({
		status: 200,
		data: {
			data: {
				company_id: companyId,
				legal_entity_name: 'Acme, Inc.',
				ein: '12-3456789',
				authorized_shares: 10_000_000,
				issued_shares: null,
				agent_name: null,
			},
		},
	})
	expect((await call(owner, companyId)).data).toEqual(saved.data)

	// What is left out stays; null clears.
	await call(owner, companyId, put({ legal_entity_name: 'Acme, Inc.', issued_shares: '8,000,000', ein: null }))
	expect((await call(owner, companyId)).data).toMatchObject({
		data: { ein: null, authorized_shares: 10_000_000, issued_shares: 8_000_000 },
	})
	expect(await call(owner, companyId, put({ legal_entity_name: 'Acme, Inc.', issued_shares: 10_000_001 }))).toMatchObject({ status: 400 })
	expect(await call(owner, companyId, put({ legal_entity_name: 'Acme, Inc.', authorized_shares: 1.5 }))).toMatchObject({ status: 400 })
})

test('only members of the company read the profile, and only owners and admins change it', async () => {
	const owner = await register(services)
	const admin = await joinCompany(services, await register(services), owner.companyId, 'admin')
	const member = await joinCompany(services, await register(services), owner.companyId)
	const stranger = await register(services)
	const change = put({ legal_entity_name: 'Acme, Inc.' })
	expect((await call(admin, owner.companyId, change)).status).toBe(200)
	expect((await call(member, owner.companyId)).status).toBe(200)
	expect((await call(member, owner.companyId, change)).status).toBe(403)
	expect((await call(null, owner.companyId)).status).toBe(401)

	const nowhere = '00000000-0000-4000-8000-000000000000'
	for (const init of [undefined, change]) {
		const [strange, missing, odd] = await Promise.all([owner.companyId, nowhere, 'x'].map((id) => call(stranger, id, init)))
		expect(strange).toMatchObject({ status: 404 })
		expect(strange!.data).toEqual(missing!.data)
		expect(strange!.data).toEqual(odd!.data)
	}
})

test('everybody in a company may list its people, with the ids that shares take; nobody else learns that it exists', async () => {
	const owner = await register(services)
	const member = await joinCompany(services, await register(services), owner.companyId)
	const stranger = await register(services)
	const listed = await call(member, owner.companyId, undefined, people)
	expect(listed).toEqual({
		status: 200,
		data: {
			people: [
				{ user_id: owner.id, first_name: owner.firstName, last_name: owner.lastName, email: owner.email, role: 'owner' },
				{ user_id: member.id, first_name: member.firstName, last_name: member.lastName, email: member.email, role: 'member' },
			],
		},
	})
	const [strange, missing] = await Promise.all([owner.companyId, 'x'].map((id) => call(stranger, id, undefined, people)))
	expect(strange).toMatchObject({ status: 404, data: missing!.data })
	expect((await call(null, owner.companyId, undefined, people)).status).toBe(401)
})
