import { expect, test } from 'vitest'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import { loader as companyActivity } from './company/activity.ts'
import { loader as companyReport } from './company/audit-report.ts'
import { loader as documentActivity } from './vault/activity.ts'

const services = await testServices()

async function call(endpoint: typeof companyActivity, member: Member, params: Record<string, string>, query = ''): Promise<Response> {
	const request = new Request(`http://127.0.0.1:3000/api/x${query}`)
	const context = requestContextOf(services, { request, visitor: { kind: 'member', member, sessionId: 'none' } })
	return endpoint({ request, context, params }).catch((thrown: unknown) => thrown as Response)
}

test('a history is read as JSON in pages and as one CSV file, in which no cell runs as a formula', async () => {
	const owner = await register(services, { firstName: '=SUM(A1)', lastName: 'Founder' })
	const added = (await addDocument(services, owner, await storedUpload(services), noChoices, { analyze: false })) as { documentId: string }
	const { documentId } = added
	await services.db.$transaction((tx) =>
		recordEvent(tx, { type: 'document.renamed', actor: owner, documentId, details: { from: 'A', to: 'B, "C"' } }),
	)
	for (const [endpoint, params] of [
		[documentActivity, { documentId }],
		[companyActivity, { companyId: owner.companyId }],
	] as [typeof companyActivity, Record<string, string>][]) {
		const { activity } = (await (await call(endpoint, owner, params)).json()) as { activity: { type: string; document_id: string }[] }
		expect(activity.map(({ type, document_id }) => [type, document_id])).toEqual([
			['document.renamed', documentId],
			['document.added', documentId],
		])
		const answer = await call(endpoint, owner, params, '?format=csv')
		expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
		const lines = (await answer.text()).split('\r\n')
		expect(lines).toHaveLength(4)
		expect(lines[1]).toContain(`,'=SUM(A1) Founder,"renamed it from “A” to “B, ""C""”",Versions and status,`)
		expect((await (await call(endpoint, owner, params, '?format=csv&kind=comments')).text()).split('\r\n')).toHaveLength(2)
	}
	for (const query of ['?kind=x', '?person=x', '?from=2026-02-30', '?cursor=x', '?format=pdf'])
		expect((await call(companyActivity, owner, { companyId: owner.companyId }, query)).status).toBe(400)
	expect((await call(companyActivity, await register(services), { companyId: owner.companyId })).status).toBe(404)
})

test('the audit report of a company is a Word file for the plan Scale, and refused with the reason to others', async () => {
	const scale = await register(services, { plan: 'scale' })
	const free = await register(services)
	const answer = await call(companyReport, scale, { companyId: scale.companyId }, '?from=2026-01-01&to=2030-12-31')
	expect(answer.status).toBe(200)
	expect(
		Buffer.from(await answer.arrayBuffer())
			.subarray(0, 2)
			.toString(),
	).toBe('PK')
	const refused = await call(companyReport, free, { companyId: free.companyId })
	expect([refused.status, await refused.json()]).toEqual([
		402,
		{ error: 'Audit reports are part of the plan Scale. Upgrade your plan to download them.', code: 'plan_needed' },
	])
	expect((await call(companyReport, scale, { companyId: free.companyId })).status).toBe(404)
	expect((await call(companyReport, scale, { companyId: scale.companyId }, '?from=soon')).status).toBe(400)
})
