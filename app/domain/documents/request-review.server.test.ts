import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { credits, queueReview } from '#tests/fixtures/queue-review.ts'
import { scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { register, testServices } from '#tests/world.ts'
import { requestReview, type NewSide } from './request-review.server.ts'

const services = await testServices()
const { db } = services
const never = new AbortController().signal

async function reviewed(member: Member) {
	const queued = await queueReview(services, member)
	await runReview(services, queued.reviewId, never, scriptedEngine())
	return queued
}

const ask = async (member: Member, documentId: string, side: NewSide) =>
	requestReview(services, await opened(services, member, documentId), side)
const choiceOf = async (reviewId: string) =>
	db.review.findUniqueOrThrow({ where: { id: reviewId }, select: { partyRole: true, partyName: true, chosenType: true } })

test('the same version is reviewed for another party and as another type without a credit, and the choice stays', async () => {
	const member = await register(services)
	const { documentId, versionId, reviewId } = await reviewed(member)
	const asked = await ask(member, documentId, { partyName: 'ada', documentType: 'SAFE' })

	expect(asked).toMatchObject({ outcome: 'queued', versionNumber: 1 })
	const chosen = { partyRole: 'unsure', partyName: 'Ada Ltd', chosenType: 'SAFE' }
	expect(await choiceOf((asked as { reviewId: string }).reviewId)).toEqual(chosen)
	expect(await db.documentVersion.findUnique({ where: { id: versionId } })).toMatchObject(chosen)
	expect(await db.document.findUnique({ where: { id: documentId } })).toMatchObject({ documentType: 'SAFE', category: 'EQ' })
	expect((await credits(services, member, reviewId)).left).toBe(2)
})

test('a type that is no longer chosen takes its category along, and the review sets it anew', async () => {
	const member = await register(services)
	const { documentId } = await reviewed(member)
	const asked = await ask(member, documentId, { documentType: 'SAFE' })
	await runReview(services, (asked as { reviewId: string }).reviewId, never, scriptedEngine())
	await ask(member, documentId, { documentType: null })
	expect(await db.document.findUnique({ where: { id: documentId } })).toMatchObject({ documentType: null, category: 'UNCATEGORIZED' })
})

test('who is no party is told who is, and nothing is queued', async () => {
	const member = await register(services)
	const { documentId, versionId } = await reviewed(member)
	expect(await ask(member, documentId, { partyName: 'Nobody Ltd' })).toMatchObject({
		outcome: 'unknown_party',
		parties: [{ name: 'Ada Ltd' }],
	})
	expect(await db.review.count({ where: { versionId } })).toBe(1)
})

test('Sender or Receiver without a name takes the name of the other side away', async () => {
	const member = await register(services)
	const { documentId, versionId } = await reviewed(member)
	await db.documentVersion.update({ where: { id: versionId }, data: { partyName: 'Ada Ltd' } })
	const asked = await ask(member, documentId, { partyRole: 'receiving' })
	expect(await choiceOf((asked as { reviewId: string }).reviewId)).toEqual({ partyRole: 'receiving', partyName: null, chosenType: null })
})

test('a second request for the same side joins the first; one for another side has to wait', async () => {
	const member = await register(services)
	const { documentId } = await reviewed(member)
	const [first, second] = await Promise.all([
		ask(member, documentId, { partyName: 'Ada Ltd' }),
		ask(member, documentId, { partyName: 'Ada' }),
	])
	expect([first.outcome, second.outcome].sort()).toEqual(['queued', 'under_way'])
	expect((await ask(member, documentId, { partyName: null })).outcome).toBe('busy')
	expect((await ask(member, documentId, {})).outcome).toBe('under_way')
})
