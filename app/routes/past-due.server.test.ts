import { beforeAll, expect, test } from 'vitest'
import { uploadAction } from '#app/components/upload/upload-action.server.ts'
import { moveLocalClock } from '#app/domain/billing/events/local-checkout.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { applyEvents, subscribe } from '#tests/fixtures/subscribed.ts'
import { smallAgreement, uploadRequest } from '#tests/fixtures/upload-request.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { loader as dashboard } from './dashboard/overview.tsx'
import { action as upload } from './api/document/upload.ts'
import { action as uploadAndAnalyse } from './api/document/upload-and-analysis.ts'

const services = await testServices()
let agreement: Buffer

beforeAll(async () => {
	agreement = await smallAgreement()
})

const contextOf = (member: Member, request?: Request) =>
	requestContextOf(services, { ...(request ? { request } : {}), visitor: { kind: 'member', member, sessionId: 'none' } })
const file = () => uploadRequest('/', { name: 'nda.docx', bytes: agreement }, { disclaimer: 'accepted' })

async function onDashboard(member: Member) {
	const answer = await uploadAction('dashboard')({ request: file(), context: contextOf(member) })
	return answer instanceof Response ? answer.status : [answer.init?.status, answer.data.refusal.code, answer.data.refusal.message]
}

async function byApi(route: (args: never) => unknown, member: Member) {
	const request = file()
	const answer = await answerOf(() => route({ request, context: contextOf(member, request), params: {} } as never))
	return [answer.status, ((await answer.json()) as { code?: string }).code]
}

const shownOnDashboard = async (member: Member) =>
	(await dashboard({ context: contextOf(member), request: new Request('http://127.0.0.1:3000/dashboard'), params: {} } as never)).paymentDue

test('seven days after a payment failed new checks are refused with 402, on the page and by the API; nothing else is', async () => {
	const member = await register(services)
	await subscribe(services, member, 'builder', 'fails_later')
	expect(await shownOnDashboard(member)).toBeNull()
	await moveLocalClock(services, { months: 1 })
	await applyEvents(services)
	await moveLocalClock(services, { days: 6 })
	expect(await onDashboard(member)).toBe(302)
	expect(await shownOnDashboard(member)).toEqual({ checksStopAt: expect.any(Date) as Date, checksStopped: false })

	await moveLocalClock(services, { days: 1 })
	await applyEvents(services)
	const { credits } = await services.db.company.findUniqueOrThrow({ where: { id: member.companyId } })
	expect(credits).toBe(9)
	const wayOn = expect.stringContaining('Update your card under Plan and billing.') as string
	expect(await onDashboard(member)).toEqual([402, 'payment_due', wayOn])
	expect(await byApi(uploadAndAnalyse, member)).toEqual([402, 'payment_due'])
	expect(await byApi(upload, member)).toEqual([201, undefined])
	expect(await shownOnDashboard(member)).toMatchObject({ checksStopped: true })
	expect(await services.db.document.count({ where: { companyId: member.companyId } })).toBe(2)
})
