import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { companyActivity } from '#tests/company-activity.ts'
import { requestContextOf, toastOf } from '#tests/request-context.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { action, clientAction, loader } from './profile.tsx'

const services = await testServices()

async function visit(route: (args: never) => unknown, member: Member | null, init: RequestInit = {}, params: object = {}) {
	const request = new Request('http://127.0.0.1:3000/company-profile', init)
	const context = requestContextOf(services, {
		request,
		visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' },
	})
	const answer = await Promise.resolve()
		.then(() => route({ request, context, params } as never))
		.catch((thrown: unknown) => thrown)
	if (answer instanceof Error) throw answer
	if (answer instanceof Response)
		return { status: answer.status, toast: await toastOf(answer), data: await answer.json().catch(() => null), response: answer }
	const { data, init: given } = answer as { data?: unknown; init?: { status: number } }
	return { status: given?.status ?? 200, toast: null, data: data ?? answer, response: null }
}

const post = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

test('the page shows the profile with its completeness; saving it clears what was emptied and tells the history', async () => {
	const owner = await register(services)
	expect((await visit(loader, owner)).data).toMatchObject({ profile: null, mayEdit: true, completeness: { percent: 0 } })
	const first = await visit(action, owner, post({ legal_entity_name: 'Acme, Inc.', ein: '12-3456789', industry_type: 'Legal Tech' }))
	expect(first).toMatchObject({ status: 302, toast: { title: 'Company profile updated' } })
	await visit(action, owner, post({ legal_entity_name: 'Acme Labs, Inc.', ein: '', industry_type: 'Legal Tech' }))
	expect((await visit(loader, owner)).data).toMatchObject({
		profile: { legal_entity_name: 'Acme Labs, Inc.', ein: null, industry_type: 'Legal Tech' },
		completeness: { filled: 2, of: 15, percent: 13 },
	})
	await visit(action, owner, post({ legal_entity_name: 'Acme Labs, Inc.', ein: '', industry_type: 'Legal Tech' }))
	expect((await companyActivity(services, owner)).map(({ type, details }) => [type, details])).toEqual([
		['company.profile_changed', { fields: ['legal_entity_name', 'ein'] }],
		['company.profile_changed', { fields: ['legal_entity_name', 'ein', 'industry_type'] }],
	])
})

test('a mistake is shown beside its field with everything typed; a member reads only', async () => {
	const owner = await register(services)
	const typed = { legal_entity_name: 'Acme, Inc.', ein: '12', company_address: '1 Market St', authorized_shares: '5', issued_shares: '6' }
	expect(await visit(action, owner, post(typed))).toMatchObject({
		status: 400,
		data: { initialValue: typed, error: { ein: [expect.stringContaining('9 digits')] } },
	})
	const member = await joinCompany(services, await register(services), owner.companyId)
	expect((await visit(loader, member)).data).toMatchObject({ mayEdit: false })
	expect(await visit(action, member, post({ legal_entity_name: 'Mine, Inc.' }))).toMatchObject({ status: 403 })
	expect(await services.db.companyProfile.count({ where: { companyId: owner.companyId } })).toBe(0)
})

test('when the network or the server fails, the form stays and says so; what the server refused is not called that', async () => {
	const failed = (error: unknown) => clientAction({ serverAction: () => Promise.reject(error) } as never)
	const stays = { data: { status: 'error', error: { '': ['Failed to update company profile'] } }, init: { status: 503 } }
	expect(await failed(new TypeError('Failed to fetch'))).toMatchObject(stays)
	const answered = (status: number) => ({ status, statusText: '', data: null, internal: false })
	expect(await failed(answered(502))).toMatchObject(stays)
	await expect(failed(answered(403))).rejects.toMatchObject({ status: 403 })
})
