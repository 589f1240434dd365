import { expect, test } from 'vitest'
import type { DisputeState } from '#app/infrastructure/payments/payments.ts'
import { boughtOnce } from '#tests/fixtures/subscribed.ts'
import { register, testServices } from '#tests/world.ts'
import { listPayments } from '../ledger/payment-entries.server.ts'
import { syncCompany } from './sync-company.server.ts'

const services = await testServices()
const { db } = services

test('a disputed payment is in the ledger once the bank takes it, the administrators learn of it, and a won one is undone', async () => {
	const admin = await register(services, { userType: 'admin' })
	const member = await register(services)
	const { orderId } = await boughtOnce(services, member)
	const { paymentId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
	const payments = services.payments!
	const syncWith = async (status: DisputeState['status'], id = 'dp_1') => {
		const dispute = { id, paymentId, cents: 3900, status, at: new Date('2026-11-20T00:00:00Z') }
		const fetchCustomer = async (customer: string) => ({ ...(await payments.fetchCustomer(customer)), disputes: [dispute] })
		await syncCompany({ ...services, payments: { ...payments, fetchCustomer } }, member.companyId)
		return (await listPayments(services, member.companyId)).map(({ kind, cents }) => `${kind} ${cents}`).sort()
	}
	const mailed = () => services.outbox.filter(({ subject }) => subject === 'A payment of $39 was disputed').map(({ to }) => to)

	expect(await syncWith('inquiry')).toEqual(['charge 3900'])
	expect(mailed()).toEqual([])
	for (let times = 0; times < 2; times++) expect(await syncWith('open')).toEqual(['charge 3900', 'dispute -3900'])
	expect(mailed()).toEqual([admin.email])
	expect(await syncWith('lost')).toEqual(['charge 3900', 'dispute -3900'])
	for (let times = 0; times < 2; times++) expect(await syncWith('won')).toEqual(['charge 3900', 'dispute -3900', 'dispute_won 3900'])
	// Those that were decided before the first look need no answer.
	for (const status of ['lost', 'won'] as const) await syncWith(status, `dp_${status}`)
	expect(mailed()).toHaveLength(1)
})
