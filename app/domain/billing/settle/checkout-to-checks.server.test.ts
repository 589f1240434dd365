import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import * as payments from '#tests/fixtures/subscribed.ts'
import { register, testServices } from '#tests/world.ts'
import { moveLocalClock, payLocally, failLocally, setLocalCard } from '../events/local-checkout.server.ts'
import { listCreditEntries } from '../ledger/credit-entries.server.ts'
import { listPayments } from '../ledger/payment-entries.server.ts'
import { paymentStatus } from '../orders/find-order.server.ts'
import { refundOrder } from '../orders/refund-order.server.ts'
import { startOneTimeCheckout, startSubscriptionCheckout, type StartedCheckout } from '../orders/start-checkout.server.ts'
import { cancelSubscription, changePlan, previewPlanChange, takeBackChange } from '../subscriptions/change-plan.server.ts'
import { subscriptionInfo } from '../subscriptions/subscription-info.server.ts'
import { endSubscriptionJob } from '../subscriptions/end-subscription-job.server.ts'

const services = await testServices()
const { db } = services

const applyEvents = () => payments.applyEvents(services)
const checkout = (member: Member, plan: string) => payments.planCheckout(services, member, plan)
const subscribe = (member: Member, plan: string, card?: 'fails_later') => payments.subscribe(services, member, plan, card)
const credits = async ({ companyId }: Member) =>
	(await listCreditEntries(services, companyId)).reverse().map(({ kind, amount, balance }) => `${kind} ${amount} → ${balance}`)
const money = async ({ companyId }: Member) => (await listPayments(services, companyId)).map(({ cents }) => cents).reverse()
const info = ({ companyId }: Member) => subscriptionInfo(services, companyId)

test('a plan that is paid for gives its checks, and the first ones expire', async () => {
	const member = await register(services)
	const { sessionId, url } = await checkout(member, 'builder')
	expect(url).toBe(`${services.env.appUrl}/dev/payments/checkout/${sessionId}`)
	expect(await paymentStatus(services, { companyId: member.companyId, sessionId })).toMatchObject({ status: 'open', cents: 2900 })

	expect(await payLocally(services, sessionId, 'good')).toBe(`${services.env.appUrl}/payment/success?session_id=${sessionId}`)
	expect(await info(member)).toMatchObject({ plan: 'free', status: 'none' })
	await applyEvents()

	expect(await info(member)).toMatchObject({ plan: 'builder', status: 'active', credits: 10, managed: true })
	expect(await paymentStatus(services, { companyId: member.companyId, sessionId })).toMatchObject({ status: 'paid', plan: 'builder' })
	expect(await credits(member)).toEqual(['granted 3 → 3', 'expired -3 → 0', 'granted 10 → 10'])
	expect(await money(member)).toEqual([2900])
	expect(await startSubscriptionCheckout(services, { userId: member.id, companyId: member.companyId, plan: 'scale' })).toEqual({
		outcome: 'has_subscription',
	})
	expect(await paymentStatus(services, { companyId: (await register(services)).companyId, sessionId })).toBeNull()
})

test('an upgrade charges the shown difference and adds the difference of the checks, once', async () => {
	const member = await register(services)
	await subscribe(member, 'builder')
	const change = { userId: member.id, companyId: member.companyId, plan: 'startup' } as const
	const preview = await previewPlanChange(services, change)
	expect(preview).toMatchObject({ kind: 'upgrade', thenCents: 4900, extraChecks: 20 })
	if (preview.kind !== 'upgrade') return
	expect(preview.dueNowCents).toBeGreaterThan(1990)

	expect(await changePlan(services, { ...change, at: preview.at })).toMatchObject({ outcome: 'upgraded', plan: 'startup' })
	await applyEvents()
	expect(await changePlan(services, change)).toEqual({ outcome: 'same' })
	expect(await info(member)).toMatchObject({ plan: 'startup', credits: 30 })
	expect(await money(member)).toEqual([2900, preview.dueNowCents])
})

test('a downgrade waits for the end of the month, and can be taken back', async () => {
	const member = await register(services)
	const { id: userId, companyId } = member
	await subscribe(member, 'scale')
	const { periodEnd } = await info(member)
	expect(await changePlan(services, { userId, companyId, plan: 'builder' })).toEqual({
		outcome: 'downgrade_scheduled',
		plan: 'builder',
		at: periodEnd,
	})
	expect(await info(member)).toMatchObject({ plan: 'scale', nextPlan: 'builder', credits: 100 })
	expect(await takeBackChange(services, { userId, companyId })).toBe('kept')
	expect(await takeBackChange(services, { userId, companyId })).toBe('nothing_to_take_back')
	expect(await info(member)).toMatchObject({ nextPlan: null })

	await changePlan(services, { userId, companyId, plan: 'builder' })
	await moveLocalClock(services, { months: 1 })
	await applyEvents()
	expect(await info(member)).toMatchObject({ plan: 'builder', status: 'active', nextPlan: null, credits: 10 })
	expect(await money(member)).toEqual([9900, 2900])
})

test('a canceled plan stays until the month ends, then it is Free and nothing is left over', async () => {
	const member = await register(services)
	const { id: userId, companyId } = member
	await subscribe(member, 'startup')
	const { periodEnd: at } = await info(member)
	expect(await cancelSubscription(services, { userId, companyId })).toEqual({ outcome: 'canceled', at })
	expect(await cancelSubscription(services, { userId, companyId })).toEqual({ outcome: 'already_canceled', at })
	expect(await info(member)).toMatchObject({ plan: 'startup', status: 'canceled', nextPlan: 'free', credits: 30 })
	await moveLocalClock(services, { months: 1 })
	await applyEvents()
	expect(await info(member)).toMatchObject({ plan: 'free', status: 'none', credits: 0 })
	expect(await money(member)).toEqual([4900])
	expect(await cancelSubscription(services, { userId, companyId })).toEqual({ outcome: 'none' })
	await subscribe(member, 'builder')
	expect(await info(member)).toMatchObject({ plan: 'builder', credits: 10 })
})

test('a payment that is missing leaves the plan, and once it is made the month’s checks come', async () => {
	const member = await register(services)
	const { id: userId, companyId } = member
	await subscribe(member, 'builder', 'fails_later')
	await moveLocalClock(services, { months: 1 })
	await applyEvents()
	expect(await info(member)).toMatchObject({ plan: 'builder', status: 'past_due', credits: 10, checksStopAt: expect.any(Date) as Date })
	expect(await cancelSubscription(services, { userId, companyId })).toEqual({ outcome: 'past_due' })
	expect(await changePlan(services, { userId, companyId, plan: 'scale' })).toEqual({ outcome: 'past_due' })
	const { customerId } = await db.company.findUniqueOrThrow({ where: { id: companyId } })
	await setLocalCard(services, customerId!, 'good')
	await applyEvents()
	expect(await info(member)).toMatchObject({ status: 'active', credits: 10, pastDueSince: null })
	expect(await money(member)).toEqual([2900, 2900])
	expect((await credits(member)).slice(3)).toEqual(['expired -10 → 0', 'granted 10 → 10'])
})

test('a payment that stays missing ends the plan after the last try', async () => {
	const member = await register(services)
	await subscribe(member, 'builder', 'fails_later')
	await moveLocalClock(services, { months: 1 })
	await moveLocalClock(services, { days: 15 })
	await applyEvents()
	expect(await info(member)).toMatchObject({ plan: 'free', status: 'none', credits: 0 })
	expect(await money(member)).toEqual([2900])
})

test('an add-on costs what the catalog says, is fulfilled once and can be given back', async () => {
	const member = await register(services)
	const { id: userId, companyId } = member
	const wanted = { userId, companyId, description: 'Full Doc Redline', pages: 3, requestKey: 'form-1' }
	expect(await startOneTimeCheckout(services, { ...wanted, amount: 3900 })).toEqual({ outcome: 'wrong_amount' })
	expect(await startOneTimeCheckout(services, { ...wanted, description: 'Extra Seat', amount: 2900 })).toEqual({ outcome: 'not_sold' })
	expect(await startOneTimeCheckout(services, { ...wanted, description: 'Test payment', amount: 1000 })).toEqual({ outcome: 'not_sold' })
	const started = (await startOneTimeCheckout(services, { ...wanted, amount: 3 * 3900 })) as StartedCheckout
	expect(await startOneTimeCheckout(services, { ...wanted, amount: 3 * 3900 })).toEqual(started)

	await payLocally(services, started.sessionId, 'good')
	expect(await payLocally(services, started.sessionId, 'good')).toBeNull()
	await applyEvents()
	expect(await paymentStatus(services, { companyId, sessionId: started.sessionId })).toMatchObject({ status: 'paid', cents: 11_700 })
	const jobs = await db.$queryRaw<
		unknown[]
	>`SELECT 1 FROM pgboss.job WHERE name = 'fulfill-order' AND data ->> 'orderId' = ${started.orderId}`
	expect(jobs).toHaveLength(1)

	expect(await refundOrder(services, started.orderId)).toBe('refunded')
	expect(await refundOrder(services, started.orderId)).toBe('refunded')
	expect(await money(member)).toEqual([11_700, -11_700])
})

test('a declined card leaves an order that failed, and one that nobody pays is canceled', async () => {
	const { id: userId, companyId } = await register(services)
	const buy = async () =>
		(await startOneTimeCheckout(services, { userId, companyId, description: 'Clause Fix', amount: 3900 })) as StartedCheckout
	const [declined, left] = [await buy(), await buy()]
	expect(await failLocally(services, declined.sessionId)).toBe(`${services.env.appUrl}/payment/failed?session_id=${declined.sessionId}`)
	await moveLocalClock(services, { days: 2 })
	await applyEvents()
	expect(await paymentStatus(services, { companyId, ...declined })).toMatchObject({ status: 'failed', failure: 'Your card was declined.' })
	expect(await paymentStatus(services, { companyId, ...left })).toMatchObject({ status: 'canceled' })
	expect(await listPayments(services, companyId)).toEqual([])
})

test('somebody who pays at two open checkouts has one plan, and the other is given back', async () => {
	const member = await register(services)
	const first = await checkout(member, 'builder')
	// As if both were started at the same moment: the second does not know of the first.
	await db.order.update({ where: { id: first.orderId }, data: { sessionId: null } })
	const second = await checkout(member, 'startup')
	for (const { sessionId } of [first, second]) await payLocally(services, sessionId, 'good')
	await applyEvents()
	const jobs = await db.$queryRaw<{ data: { companyId: string; subscriptionId: string; refund: boolean } }[]>`
		SELECT data FROM pgboss.job WHERE name = 'end-subscription' AND data ->> 'companyId' = ${member.companyId}`
	expect(jobs).toHaveLength(1)
	await endSubscriptionJob.run(services, jobs[0]!.data, { signal: new AbortController().signal, lastTry: false })
	await applyEvents()
	expect((await money(member)).reduce((sum, cents) => sum + cents, 0)).toBe((await info(member)).plan === 'builder' ? 2900 : 4900)
	expect((await info(member)).credits).toBe((await info(member)).plan === 'builder' ? 10 : 30)
})
