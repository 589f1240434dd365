import { expect, test } from 'vitest'
import { describeEvent } from '#app/components/activity/describe-event.ts'
import { listVisibleActivity } from '#app/domain/audit/list-visible-activity.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { applyEvents, subscribe } from '#tests/fixtures/subscribed.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { deliverLocalEvents, moveLocalClock, setLocalCard } from '#app/domain/billing/events/local-checkout.server.ts'
import { cancelSubscription, changePlan, takeBackChange } from '#app/domain/billing/subscriptions/change-plan.server.ts'
import { syncCompany } from '#app/domain/billing/settle/sync-company.server.ts'
import { PaymentsError } from '#app/infrastructure/payments/payments.ts'

const services = await testServices()
const { db } = services

/** What a member of the company reads of its plan, the oldest first: who, and what. Days are left out. */
async function history(member: Member): Promise<string[]> {
	const { events } = await listVisibleActivity(services, member)
	return events
		.filter(({ type }) => type.startsWith('plan.'))
		.map(({ actor, type, details }) => `${actor?.firstName ?? '–'} ${describeEvent(type as 'plan.started', details as never)}`)
		.map((sentence) => sentence.replace(/\d{4}-\d\d-\d\d/, 'DAY'))
		.reverse()
}

const mailsTo = ({ email }: Member) => services.outbox.filter(({ to }) => to === email)

test('the history names who changed the plan, and every member reads it', async () => {
	const ada = await register(services, { firstName: 'Ada' })
	const bea = await joinCompany(services, await register(services, { firstName: 'Bea' }), ada.companyId)
	const [byAda, byBea] = [ada, bea].map(({ id: userId, companyId }) => ({ userId, companyId }))
	await subscribe(services, ada, 'builder')
	await changePlan(services, { ...byBea!, plan: 'scale' })
	await changePlan(services, { ...byAda!, plan: 'startup' })
	await takeBackChange(services, byBea!)
	await cancelSubscription(services, byBea!)
	await takeBackChange(services, byAda!)
	await changePlan(services, { ...byAda!, plan: 'builder' })
	await moveLocalClock(services, { months: 1 })
	await applyEvents(services)
	await cancelSubscription(services, byAda!)
	await moveLocalClock(services, { months: 1 })
	await applyEvents(services)
	await Promise.all([1, 2, 3].map(() => syncCompany(services, ada.companyId)))

	const sentences = await history(bea)
	expect(sentences).toEqual([
		'Ada started the Builder plan',
		'Bea upgraded the plan from Builder to Scale',
		'Ada planned the downgrade from Scale to Startup for DAY',
		'Bea took the planned change back and kept the Scale plan',
		'Bea canceled the Scale plan, which ends on DAY',
		'Ada took the planned change back and kept the Scale plan',
		'Ada planned the downgrade from Scale to Builder for DAY',
		'– downgraded the plan from Scale to Builder as planned',
		'Ada canceled the Builder plan, which ends on DAY',
		'– ended the Builder plan',
	])
	expect(await history(ada)).toEqual(sentences)
	expect(await history(await register(services))).toEqual([])
})

test('whoever asked is named also where the event is applied first; a change that nobody here asked for is nobody’s', async () => {
	const ada = await register(services, { firstName: 'Ada' })
	const { id: userId, companyId } = ada
	await subscribe(services, ada, 'startup')
	const { id } = await db.subscription.findFirstOrThrow({ where: { companyId } })
	// The request dies when the payment service has done what it was asked.
	const dying = { ...services, payments: { ...services.payments!, fetchCustomer: () => Promise.reject(new Error('Killed')) } }
	await expect(cancelSubscription(dying, { userId, companyId })).rejects.toThrow('Killed')
	await deliverLocalEvents(services)
	await applyEvents(services)
	await services.payments!.keepPlan(id)
	await syncCompany(services, companyId)
	expect((await history(ada)).slice(1)).toEqual([
		'Ada canceled the Startup plan, which ends on DAY',
		'– took the planned change back and kept the Startup plan',
	])
})

test('the owners are mailed once for each payment that failed: what stops and when, and where to mend it', async () => {
	const owner = await register(services)
	const { companyId } = owner
	const second = await joinCompany(services, await register(services), companyId, 'owner')
	const member = await joinCompany(services, await register(services), companyId)
	await subscribe(services, owner, 'startup', 'fails_later')
	await moveLocalClock(services, { months: 1 })
	await applyEvents(services)
	await Promise.all([1, 2, 3].map(() => syncCompany(services, companyId)))
	await moveLocalClock(services, { days: 4 })
	await applyEvents(services)

	const failures = (person: Member) => mailsTo(person).filter(({ subject }) => subject === 'The payment for your Startup plan failed')
	expect([owner, second, member].map((person) => failures(person).length)).toEqual([1, 1, 0])
	const { text } = failures(owner)[0]!
	const { pastDueSince } = await db.subscription.findFirstOrThrow({ where: { companyId } })
	const stop = new Date(pastDueSince!.getTime() + 7 * 24 * 60 * 60 * 1000)
	const day = stop.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
	expect(text).toContain(`If it is still open on ${day}, new document checks stop until it is paid.`)
	expect(text).toContain('You can read, download and export everything as before.')
	expect(text).toContain(`${services.env.appUrl}/settings/billing`)

	const { customerId } = await db.company.findUniqueOrThrow({ where: { id: companyId } })
	await setLocalCard(services, customerId!, 'good')
	await applyEvents(services)
	await setLocalCard(services, customerId!, 'fails')
	await moveLocalClock(services, { months: 1 })
	await applyEvents(services)
	expect(failures(owner)).toHaveLength(2)
	expect((await history(owner)).slice(1)).toEqual([
		'– noted that the payment for the Startup plan failed',
		'– noted that what was open for the Startup plan is paid',
		'– noted that the payment for the Startup plan failed',
	])
})

test('who asked for a change that the bank declined is not named by a later one', async () => {
	const ada = await register(services, { firstName: 'Ada' })
	await subscribe(services, ada, 'builder')
	const { customerId } = await db.company.findUniqueOrThrow({ where: { id: ada.companyId } })
	await setLocalCard(services, customerId!, 'fails')
	expect(await changePlan(services, { userId: ada.id, companyId: ada.companyId, plan: 'scale' })).toEqual({ outcome: 'declined' })
	expect(await db.subscription.findFirstOrThrow({ where: { companyId: ada.companyId } })).toMatchObject({ askedById: null, askedAt: null })
})

test('who asked for a downgrade, a cancellation or keeping the plan that was refused is not named by a later change', async () => {
	const ada = await register(services, { firstName: 'Ada' })
	const about = { userId: ada.id, companyId: ada.companyId }
	await subscribe(services, ada, 'scale')
	const refuse = () => Promise.reject(new PaymentsError('refused', 'No such subscription'))
	const refusing = { ...services, payments: { ...services.payments!, downgradeLater: refuse, cancelLater: refuse, keepPlan: refuse } }
	const asked = () => db.subscription.findFirstOrThrow({ where: { companyId: ada.companyId }, select: { askedById: true, askedAt: true } })
	const nobody = { askedById: null, askedAt: null }

	await expect(changePlan(refusing, { ...about, plan: 'builder' })).rejects.toThrow(PaymentsError)
	expect(await asked()).toEqual(nobody)
	await expect(cancelSubscription(refusing, about)).rejects.toThrow(PaymentsError)
	expect(await asked()).toEqual(nobody)
	await cancelSubscription(services, about)
	await expect(takeBackChange(refusing, about)).rejects.toThrow(PaymentsError)
	expect(await asked()).toEqual(nobody)

	// Where no answer came, it may have happened all the same.
	const silent = () => Promise.reject(new PaymentsError('unreachable', 'No answer'))
	await expect(takeBackChange({ ...services, payments: { ...services.payments!, keepPlan: silent } }, about)).rejects.toThrow(PaymentsError)
	expect(await asked()).toMatchObject({ askedById: ada.id })
})
