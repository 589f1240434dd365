import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { action } from './side.ts'

const services = await testServices()
const { db } = services

async function answer(
	member: Member | null,
	documentId: string,
	fields: Record<string, string>,
	query = '',
): Promise<{ status: number; to: string | null }> {
	const request = new Request(`http://127.0.0.1:3000/document-vault/${documentId}/report/side${query}`, {
		method: 'POST',
		body: new URLSearchParams(fields),
	})
	const context = requestContextOf(services, { visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' } })
	const given: unknown = await Promise.resolve(action({ request, context, params: { documentId } } as never)).catch(
		(thrown: unknown) => thrown,
	)
	if (given instanceof Response) return { status: given.status, to: given.headers.get('Location') }
	return { status: (given as { init: { status: number } }).init.status, to: null }
}

async function reviewed(member: Member) {
	const queued = await queueReview(services, member)
	await runReview(services, queued.reviewId, new AbortController().signal, scriptedEngine())
	return queued
}

const newest = (versionId: string) =>
	db.review.findFirstOrThrow({
		where: { versionId },
		orderBy: { createdAt: 'desc' },
		select: { partyName: true, partyRole: true, chosenType: true },
	})

test('the answer leads back to the report, which is written for that party and type', async () => {
	const member = await register(services)
	const { documentId, versionId } = await reviewed(member)
	const report = `/document-vault/${documentId}/report`
	expect(await answer(member, documentId, { party_name: 'Ada Ltd', document_type: 'SAFE' })).toEqual({ status: 302, to: report })
	expect(await newest(versionId)).toEqual({ partyName: 'Ada Ltd', partyRole: 'unsure', chosenType: 'SAFE' })

	// One review at a time: another choice has to wait, and the page says so.
	expect(await answer(member, documentId, { party_name: '', document_type: '' }, '?version_number=1')).toEqual({
		status: 302,
		to: `${report}?version_number=1`,
	})
	expect(await db.review.count({ where: { versionId } })).toBe(2)
})

test('who is not sure is on neither side, and the type is found out again', async () => {
	const member = await register(services)
	const { documentId, versionId } = await reviewed(member)
	await db.documentVersion.update({ where: { id: versionId }, data: { partyRole: 'sending', partyName: 'Ada Ltd', chosenType: 'SAFE' } })
	await answer(member, documentId, { party_name: '', document_type: '' })
	expect(await newest(versionId)).toEqual({ partyName: null, partyRole: 'unsure', chosenType: null })
})

test('where no parties were read, Sender or Receiver is the answer', async () => {
	const member = await register(services)
	const { documentId, versionId } = await reviewed(member)
	await answer(member, documentId, { party_role: 'Receiving Party', document_type: '' })
	expect(await newest(versionId)).toEqual({ partyName: null, partyRole: 'receiving', chosenType: null })
})

test('what no form of ours sends is refused, and nothing is reviewed', async () => {
	const member = await register(services)
	const { documentId, versionId } = await reviewed(member)
	expect((await answer(member, documentId, { document_type: 'Novel' })).status).toBe(400)
	expect((await answer(member, documentId, { party_name: 'Nobody Ltd' })).to).toBe(`/document-vault/${documentId}/report`)
	expect((await answer(member, documentId, { party_name: 'Ada Ltd' }, '?version_number=9')).status).toBe(404)
	expect((await answer(member, documentId, { party_name: 'Ada Ltd' }, '?version_number=one')).status).toBe(404)
	expect(await db.review.count({ where: { versionId } })).toBe(1)
})
