import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { applyEvents, boughtOnce } from '#tests/fixtures/subscribed.ts'
import { register, testServices } from '#tests/world.ts'
import { failLocalRefund } from '../events/local-checkout.server.ts'
import { listPayments } from '../ledger/payment-entries.server.ts'
import { paymentStatus } from '../orders/find-order.server.ts'
import { refundOrder } from '../orders/refund-order.server.ts'
import { syncCompany } from './sync-company.server.ts'

const services = await testServices()
const { db } = services
const ledger = async ({ companyId }: Member) =>
	(await listPayments(services, companyId)).map(({ kind, cents }) => `${kind} ${cents}`).reverse()

test('a refund that the bank sends back is undone in the ledger, the order is paid as before, and it can be given back again', async () => {
	const admin = await register(services, { userType: 'admin' })
	const member = await register(services)
	const { companyId } = member
	const { orderId, sessionId } = await boughtOnce(services, member)
	const status = async () => (await paymentStatus(services, { companyId, sessionId }))?.status
	expect(await refundOrder(services, orderId)).toBe('refunded')
	await applyEvents(services)

	const { customerId } = await db.company.findUniqueOrThrow({ where: { id: companyId } })
	expect(await failLocalRefund(services, customerId!)).toBe(true)
	// Its events name the charge alone, as Stripe's do.
	const events = await db.paymentEvent.findMany({ where: { type: { in: ['refund.failed', 'charge.refund.updated'] } } })
	expect(events.map((event) => [event.customerId, event.chargeId, event.appliedAt])).toEqual(
		Array(2).fill([null, expect.stringMatching(/^ch_/) as string, null]),
	)
	await applyEvents(services)
	expect(await ledger(member)).toEqual(['charge 3900', 'refund -3900', 'refund_failed 3900'])
	expect(await status()).toBe('paid')
	// The administrators learn of it once.
	const mailed = () => services.outbox.filter(({ subject }) => subject.startsWith('A refund of $39')).map(({ to }) => to)
	expect(mailed()).toEqual([admin.email])

	for (let times = 0; times < 2; times++) await syncCompany(services, companyId)
	expect(mailed()).toHaveLength(1)
	expect(await refundOrder(services, orderId)).toBe('refunded')
	expect(await refundOrder(services, orderId)).toBe('refunded')
	await applyEvents(services)
	expect(await ledger(member)).toEqual(['charge 3900', 'refund -3900', 'refund_failed 3900', 'refund -3900'])
	expect(await status()).toBe('refunded')
	const jobs = await db.$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = 'fulfill-order' AND data ->> 'orderId' = ${orderId}`
	expect(jobs).toHaveLength(1)
})

test('an event about a charge that is not there is taken and changes nothing', async () => {
	await db.paymentEvent.create({ data: { id: 'evt_stray', type: 'refund.failed', chargeId: 'ch_stray' } })
	await applyEvents(services)
	expect(await db.paymentEvent.findUniqueOrThrow({ where: { id: 'evt_stray' } })).toMatchObject({
		customerId: null,
		appliedAt: expect.any(Date) as Date,
	})
})
