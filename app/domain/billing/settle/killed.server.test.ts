import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import type { Db } from '#app/infrastructure/db/db.ts'
import { register, testServices } from '#tests/world.ts'
import { applyEvent } from '../events/apply-event-job.server.ts'
import { receiveEvent } from '../events/receive-event.server.ts'
import type { Settling } from './settling.ts'
import { startOneTimeCheckout, startSubscriptionCheckout, type StartedCheckout } from '../orders/start-checkout.server.ts'

const services = await testServices()
const { db, payments } = services
const local = payments!.local!

class Killed extends Error {}

/** A database whose process dies before its nth statement: nothing after it runs, and what was not committed is gone. */
function dyingBefore(statement: number): { db: Db; statements: () => number } {
	let count = 0
	const dying = db.$extends({
		query: {
			$allOperations({ args, query }) {
				count += 1
				if (count >= statement) throw new Killed()
				return query(args)
			},
		},
	})
	return { db: dying as unknown as Db, statements: () => count }
}

/** What follows from a payment: Stripe's events are taken, and the worker applies them. */
async function fromPayingToGranting(on: Settling): Promise<void> {
	for (const { id, body, signature } of await local.undelivered()) {
		await receiveEvent(on, body, signature)
		await local.delivered(id)
	}
	for (const { id } of await on.db.paymentEvent.findMany({ where: { appliedAt: null } })) await applyEvent(on, id)
}

async function books({ companyId }: Member) {
	const [company, entries, money, orders] = await Promise.all([
		db.company.findUniqueOrThrow({ where: { id: companyId } }),
		db.creditEntry.findMany({ where: { companyId }, orderBy: { id: 'asc' } }),
		db.paymentEntry.findMany({ where: { companyId } }),
		db.order.findMany({ where: { companyId } }),
	])
	const jobs = await db.$queryRaw<unknown[]>`
		SELECT 1 FROM pgboss.job JOIN orders ON orders.id::text = data ->> 'orderId' WHERE name = 'fulfill-order' AND company_id = ${companyId}::uuid`
	return {
		plan: company.plan,
		credits: company.credits,
		entries: entries.map(({ amount }) => amount),
		cents: money.map(({ cents }) => cents).sort(),
		orders: orders.map(({ status }) => status),
		fulfilled: jobs.length,
	}
}

async function paid(): Promise<Member> {
	const member = await register(services)
	const buyer = { userId: member.id, companyId: member.companyId }
	const plan = (await startSubscriptionCheckout(services, { ...buyer, plan: 'builder' })) as StartedCheckout
	const once = (await startOneTimeCheckout(services, { ...buyer, description: 'Clause Fix', amount: 3900 })) as StartedCheckout
	for (const { sessionId } of [plan, once]) await local.pay(sessionId, 'good')
	return member
}

const moments = 20

test(`killed at ${moments} moments between paying and granting, nothing is lost and nothing comes twice`, async () => {
	const unharmed = dyingBefore(Infinity)
	const everything = {
		plan: 'builder',
		credits: 10,
		entries: [3, -3, 10],
		cents: [2900, 3900],
		orders: ['paid', 'paid'],
		fulfilled: 1,
	}
	const first = await paid()
	await fromPayingToGranting({ ...services, db: unharmed.db })
	expect(await books(first)).toEqual(everything)

	for (let moment = 0; moment < moments; moment++) {
		const member = await paid()
		const { db: dying } = dyingBefore(1 + Math.floor((moment * (unharmed.statements() - 1)) / moments))
		await expect(fromPayingToGranting({ ...services, db: dying })).rejects.toThrow(Killed)
		// The next start of the program; Stripe repeats what was not acknowledged, and the queue its jobs.
		await fromPayingToGranting(services)
		await fromPayingToGranting(services)
		expect(await books(member)).toEqual(everything)
	}
}, 120_000)
