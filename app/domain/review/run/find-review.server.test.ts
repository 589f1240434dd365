import { expect, test } from 'vitest'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { register, testServices } from '#tests/world.ts'
import { findReview, readSectionBody, readShownSections } from './find-review.server.ts'
import { followReview } from './follow-review.server.ts'
import { runReview } from './run-review.server.ts'
import type { AboutReport } from '../report/stored-sections.ts'
import { minute } from '#app/units.ts'

const services = await testServices()
const { db } = services
const never = new AbortController().signal

test('a report that is there comes before a later attempt that failed', async () => {
	const member = await register(services)
	const { versionId, reviewId } = await queueReview(services, member)
	await runReview(services, reviewId, never, scriptedEngine())
	await db.review.create({
		data: { versionId, partyRole: 'unsure', reviewTone: 'neutral', status: 'failed', failure: 'too_slow' },
	})

	expect(await findReview(services, { id: versionId })).toMatchObject({ id: reviewId, status: 'complete' })
})

test('a version that was not analyzed has no review', async () => {
	const { documentId } = await queueReview(services, await register(services))
	const second = await db.documentVersion.create({
		data: {
			documentId,
			number: 2,
			fileKey: `second of ${documentId}`,
			fileName: 'second.docx',
			mediaType: 'application/pdf',
			bytes: 1,
			sha256: '',
		},
	})
	expect(await findReview(services, second)).toBeNull()
})

test('a report from before sides had names is shown like one of today', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)
	await runReview(services, reviewId, never, scriptedEngine())
	const write = (name: string, change: (section: never) => unknown) =>
		readSectionBody(services, reviewId, name as 'about').then((body) =>
			db.reviewSection.update({
				where: { reviewId_name: { reviewId, name } },
				data: { body: JSON.stringify(change(JSON.parse(body!) as never)) },
			}),
		)
	await write('about', (about: AboutReport) => ({
		...about,
		document: { ...about.document, parties: ['Ada Ltd'] },
		options: { party_role: 'unsure', review_tone: 'neutral', document_type: null },
	}))
	await write('findings', ({ findings, rules }: { findings: object[]; rules: object[] }) => ({
		findings: findings.map((finding) => ({ ...finding, confidence: undefined })),
		rules,
	}))
	await write('summary', (summary: object) => ({ ...summary, deal: undefined, not_covered: undefined }))

	expect(await readShownSections(services, reviewId)).toMatchObject({
		about: { document: { parties: [{ name: 'Ada Ltd', role: null }] }, options: { party_name: null } },
		findings: { findings: [{ confidence: 1 }, { confidence: 1 }], read_yourself: [] },
		summary: { deal: [], not_covered: [] },
	})
})

test('somebody who watches gets every section of a review that runs meanwhile', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)

	const followed = followReview(services, reviewId, minute, never)
	await runReview(services, reviewId, never, scriptedEngine())

	const stored = await readShownSections(services, reviewId)
	expect(stored.summary).toMatchObject({ verdict: 'negotiate' })
	expect(await Promise.all([followed.facts, followed.clauses, followed.findings, followed.summary])).toEqual([
		stored.facts,
		stored.clauses,
		stored.findings,
		stored.summary,
	])
})

test('somebody who watches a review that fails is let go at once', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)

	const followed = followReview(services, reviewId, minute, never)
	await runReview(services, reviewId, never, scriptedEngine({ extract: async () => ({ readable: false, reason: 'no_text' }) }))

	expect(await Promise.all(Object.values(followed))).toEqual([null, null, null, null])
})

test('somebody who leaves stops the watching', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)
	const leaving = new AbortController()

	const followed = followReview(services, reviewId, minute, leaving.signal)
	leaving.abort()

	expect(await followed.summary).toBeNull()
})
