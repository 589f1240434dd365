import { expect, test } from 'vitest'
import { credits, queueReview } from '#tests/fixtures/queue-review.ts'
import { register, testServices } from '#tests/world.ts'
import { chargeCredit, reserveCredit, returnCredit } from './credits.server.ts'

const services = await testServices()
const { db } = services

test('a complete review is charged once, however often its end is reported', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)

	await Promise.all([1, 2, 3].map(() => db.$transaction((tx) => chargeCredit(tx, reviewId))))
	await db.$transaction((tx) => returnCredit(tx, reviewId))

	expect(await credits(services, member, reviewId)).toEqual({ left: 2, ledger: ['reserved', 'charged'] })
})

test('a failed review gives its credit back once, and can’t be charged afterwards', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)

	await Promise.all([1, 2, 3].map(() => db.$transaction((tx) => returnCredit(tx, reviewId))))
	await db.$transaction((tx) => chargeCredit(tx, reviewId))

	expect(await credits(services, member, reviewId)).toEqual({ left: 3, ledger: ['reserved', 'returned'] })
})

test('a charge and a return at the same time end in one of them', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)

	await Promise.all([db.$transaction((tx) => chargeCredit(tx, reviewId)), db.$transaction((tx) => returnCredit(tx, reviewId))])

	const { left, ledger } = await credits(services, member, reviewId)
	expect({ left, ledger }).toEqual(
		ledger.includes('charged') ? { left: 2, ledger: ['reserved', 'charged'] } : { left: 3, ledger: ['reserved', 'returned'] },
	)
})

test('analyzing a version again is free once it was paid for, and not before', async () => {
	const member = await register(services)
	const { reviewId, versionId } = await queueReview(services, member)
	const again = () =>
		db.$transaction(async (tx) => {
			await tx.review.updateMany({ where: { versionId }, data: { status: 'complete' } })
			const review = await tx.review.create({ data: { versionId, partyRole: 'unsure', reviewTone: 'neutral' } })
			return reserveCredit(tx, review.id, member.id)
		})

	await db.$transaction((tx) => returnCredit(tx, reviewId))
	expect(await again()).toBe('reserved')

	const { id: paid } = await db.review.findFirstOrThrow({ where: { versionId, status: 'queued' } })
	await db.$transaction((tx) => chargeCredit(tx, paid))
	expect(await again()).toBe('already_paid')
	expect((await credits(services, member, paid)).left).toBe(2)
})
