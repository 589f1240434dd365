import { expect, test } from 'vitest'
import { opened } from '#tests/fixtures/opened.ts'
import { credits, queueReview } from '#tests/fixtures/queue-review.ts'
import { reportOf, scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { requestReview } from '#app/domain/documents/request-review.server.ts'
import { register, setCredits, testServices } from '#tests/world.ts'
import { cancelReview } from './cancel-review.server.ts'
import { endAbandonedReviews } from './end-abandoned-reviews.server.ts'
import { readSectionBody } from './find-review.server.ts'
import { reportJson } from '../report/report-json.ts'
import { runReviewJob } from './run-review-job.server.ts'
import { runReview } from './run-review.server.ts'

const services = await testServices()
const { db } = services
const running = new AbortController().signal

const statusOf = async (id: string) => (await db.review.findUniqueOrThrow({ where: { id } })).status

test('a finished review leaves its report, its counters and a charged credit', async () => {
	const member = await register(services)
	const { reviewId, sha256 } = await queueReview(services, member)

	await runReview(services, reviewId, running, scriptedEngine())

	const review = await db.review.findUniqueOrThrow({ where: { id: reviewId }, include: { sections: true } })
	expect(review).toMatchObject({
		status: 'complete',
		verdict: 'negotiate',
		issues: 1,
		missing: 1,
		ambiguous: 0,
		engineVersion: 'test-engine',
		playbookVersion: 'test-playbook',
	})
	expect(review.sections.map(({ name }) => name).sort()).toEqual(['about', 'clauses', 'facts', 'findings', 'report', 'summary', 'text'])
	expect(await readSectionBody(services, reviewId, 'report')).toBe(reportJson(reportOf({ name: 'agreement.docx', sha256, bytes: 6 })))
	expect(await credits(services, member, reviewId)).toEqual({ left: 2, ledger: ['reserved', 'charged'] })
})

test('a document uploaded with Auto-detect takes the type and category that the engine found', async () => {
	const member = await register(services)
	const { reviewId, documentId } = await queueReview(services, member)

	await runReview(services, reviewId, running, scriptedEngine())

	expect(await db.document.findUniqueOrThrow({ where: { id: documentId } })).toMatchObject({ documentType: 'NDA', category: 'IP' })
})

test('the type that the uploader chose is not replaced by the one that the engine found', async () => {
	const member = await register(services)
	const { reviewId, documentId } = await queueReview(services, member, { chosenType: 'SAFE' })

	await runReview(services, reviewId, running, scriptedEngine())

	expect(await db.document.findUniqueOrThrow({ where: { id: documentId } })).toMatchObject({ documentType: 'SAFE' })
})

test('each section can be read while the rest is still to come', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)
	let goOn = () => {}
	const told = new Promise<void>((resolve) => (goOn = resolve))
	const whole = scriptedEngine()

	const done = runReview(
		services,
		reviewId,
		running,
		scriptedEngine({
			async review(input, options) {
				options.onSection({ name: 'facts', body: '[]' })
				await told
				return whole.review(input, {
					...options,
					onSection: ({ name, body }) => void (name !== 'facts' && options.onSection({ name, body })),
				})
			},
		}),
	)
	await expect.poll(() => readSectionBody(services, reviewId, 'facts')).toBe('[]')
	expect(await readSectionBody(services, reviewId, 'summary')).toBeNull()
	expect(await statusOf(reviewId)).toBe('running')

	goOn()
	await done
	expect(await statusOf(reviewId)).toBe('complete')
})

test('a file that turns out unreadable fails with its reason and gives the credit back', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)

	await runReview(services, reviewId, running, scriptedEngine({ extract: async () => ({ readable: false, reason: 'no_text' }) }))

	expect(await db.review.findUniqueOrThrow({ where: { id: reviewId } })).toMatchObject({ status: 'failed', failure: 'no_text' })
	expect(await credits(services, member, reviewId)).toEqual({ left: 3, ledger: ['reserved', 'returned'] })
})

test('a file that vanished from storage fails the review and gives the credit back', async () => {
	const member = await register(services)
	const { reviewId, fileKey } = await queueReview(services, member)
	await services.storage.remove(fileKey)

	await runReview(services, reviewId, running, scriptedEngine())

	expect(await db.review.findUniqueOrThrow({ where: { id: reviewId } })).toMatchObject({ status: 'failed', failure: 'file_missing' })
	expect(await credits(services, member, reviewId)).toEqual({ left: 3, ledger: ['reserved', 'returned'] })
})

test('checks that take too long end the review and give the credit back', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)

	await runReview(services, reviewId, running, scriptedEngine({ review: async () => ({ stopped: 'out_of_time' }) }))

	expect(await db.review.findUniqueOrThrow({ where: { id: reviewId } })).toMatchObject({ status: 'failed', failure: 'engine_too_slow' })
	expect(await credits(services, member, reviewId)).toEqual({ left: 3, ledger: ['reserved', 'returned'] })
})

test('an unexpected error is tried three times, then the review fails and the credit comes back', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)
	const broken = scriptedEngine({ extract: async () => Promise.reject(new Error('The disk is on fire')) })

	await expect(runReview(services, reviewId, running, broken)).rejects.toThrow('on fire')
	await expect(runReview(services, reviewId, running, broken)).rejects.toThrow('on fire')
	expect(await statusOf(reviewId)).toBe('running')
	await runReview(services, reviewId, running, broken)

	expect(await db.review.findUniqueOrThrow({ where: { id: reviewId } })).toMatchObject({ status: 'failed', failure: 'unexpected' })
	expect(await credits(services, member, reviewId)).toEqual({ left: 3, ledger: ['reserved', 'returned'] })
})

test('a document that kills the program again and again ends as failed, not as an endless loop', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)
	await db.review.update({ where: { id: reviewId }, data: { status: 'running', attempts: 3 } })

	await runReview(services, reviewId, running, scriptedEngine())

	expect(await statusOf(reviewId)).toBe('failed')
	expect(await credits(services, member, reviewId)).toEqual({ left: 3, ledger: ['reserved', 'returned'] })
})

test('a review killed in the middle starts afresh and is charged once', async () => {
	const member = await register(services)
	const { reviewId, sha256 } = await queueReview(services, member)
	await db.review.update({ where: { id: reviewId }, data: { status: 'running', attempts: 1 } })
	await db.reviewSection.createMany({
		data: [
			{ reviewId, name: 'text', body: 'half' },
			{ reviewId, name: 'facts', body: 'written' },
		],
	})

	await runReview(services, reviewId, running, scriptedEngine())
	await runReview(services, reviewId, running, scriptedEngine())

	expect(await readSectionBody(services, reviewId, 'report')).toBe(reportJson(reportOf({ name: 'agreement.docx', sha256, bytes: 6 })))
	expect(await credits(services, member, reviewId)).toEqual({ left: 2, ledger: ['reserved', 'charged'] })
})

test('a run that was overtaken by a later one writes nothing more', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)

	await runReview(
		services,
		reviewId,
		running,
		scriptedEngine({
			async review(input, options) {
				await runReview(services, reviewId, running, scriptedEngine())
				return scriptedEngine().review({ ...input, file: { ...input.file, name: 'stale.docx' } }, options)
			},
		}),
	)

	expect(await readSectionBody(services, reviewId, 'report')).not.toContain('stale.docx')
	expect(await credits(services, member, reviewId)).toEqual({ left: 2, ledger: ['reserved', 'charged'] })
})

test('a review canceled while the document is read stops, and the credit comes back', async () => {
	const member = await register(services)
	const { reviewId, documentId } = await queueReview(services, member)

	await runReview(
		services,
		reviewId,
		running,
		scriptedEngine({
			async extract(path, mediaType, { signal }) {
				await cancelReview(services, await opened(services, member, documentId))
				// A thread that recognizes pages ends only when it is aborted.
				return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
			},
		}),
	)

	expect(await statusOf(reviewId)).toBe('canceled')
	expect(await credits(services, member, reviewId)).toEqual({ left: 3, ledger: ['reserved', 'returned'] })
})

test('cancelling in the last moment never takes a report back that was paid for', async () => {
	const member = await register(services)
	const { reviewId, documentId } = await queueReview(services, member)

	const access = await opened(services, member, documentId)
	await Promise.all([runReview(services, reviewId, running, scriptedEngine()), cancelReview(services, access)])

	const { left, ledger } = await credits(services, member, reviewId)
	const status = await statusOf(reviewId)
	expect({ status, left, ledger }).toEqual(
		status === 'complete'
			? { status, left: 2, ledger: ['reserved', 'charged'] }
			: { status: 'canceled', left: 3, ledger: ['reserved', 'returned'] },
	)
	expect(await cancelReview(services, await opened(services, member, documentId))).toBe(false)
})

test('a canceled review that is still in the queue is not begun', async () => {
	const member = await register(services)
	const { reviewId, documentId } = await queueReview(services, member)
	expect(await cancelReview(services, await opened(services, member, documentId))).toBe(true)

	await runReview(services, reviewId, running, scriptedEngine())

	expect(await statusOf(reviewId)).toBe('canceled')
	expect(await db.reviewSection.count({ where: { reviewId } })).toBe(0)
})

test('stopping the program puts the review back into the queue and costs it no attempt', async () => {
	const member = await register(services)
	const { reviewId } = await queueReview(services, member)
	const stopping = new AbortController()
	const engine = scriptedEngine({
		async extract(path, mediaType, { signal }) {
			stopping.abort(new Error('The program stops'))
			signal.throwIfAborted()
			throw new Error('not reached')
		},
	})

	await expect(runReview(services, reviewId, stopping.signal, engine)).rejects.toThrow('The program stops')
	expect(await db.review.findUniqueOrThrow({ where: { id: reviewId } })).toMatchObject({ status: 'queued', attempts: 0 })

	await runReview(services, reviewId, running, scriptedEngine())
	expect(await statusOf(reviewId)).toBe('complete')
})

test('trying again after a failure takes the credit that came back; after a success it is free', async () => {
	const member = await register(services, { subscriptionCredits: 1 })
	const { reviewId, documentId } = await queueReview(services, member)
	await runReview(services, reviewId, running, scriptedEngine({ extract: async () => ({ readable: false, reason: 'too_slow' }) }))

	const second = await requestReview(services, await opened(services, member, documentId))
	if (second.outcome !== 'queued') throw new Error('The second review did not begin')
	expect(await requestReview(services, await opened(services, member, documentId))).toMatchObject({
		outcome: 'under_way',
		reviewId: second.reviewId,
	})
	await runReview(services, second.reviewId, running, scriptedEngine())
	expect(await credits(services, member, second.reviewId)).toEqual({ left: 0, ledger: ['reserved', 'charged'] })

	const third = await requestReview(services, await opened(services, member, documentId))
	if (third.outcome !== 'queued') throw new Error('The third review did not begin')
	await runReview(services, third.reviewId, running, scriptedEngine())
	expect(await credits(services, member, third.reviewId)).toEqual({ left: 0, ledger: [] })
	expect(await readSectionBody(services, third.reviewId, 'report')).toBe(await readSectionBody(services, second.reviewId, 'report'))
})

test('without a credit an unpaid version is not analyzed, and nothing is left behind', async () => {
	const member = await register(services, { subscriptionCredits: 1 })
	const { documentId, versionId } = await queueReview(services, member)
	await cancelReview(services, await opened(services, member, documentId))
	await setCredits(services, member.companyId, 0)

	expect(await requestReview(services, await opened(services, member, documentId))).toEqual({ outcome: 'no_credits', paymentDue: false })
	expect(await db.review.count({ where: { versionId } })).toBe(1)
})

test('a review without a job ends with its credit given back; one with a job goes on', async () => {
	const member = await register(services)
	const abandoned = await queueReview(services, member)
	const waiting = await queueReview(services, member)
	await db.$transaction((tx) => services.jobs.enqueue(tx, runReviewJob, { reviewId: waiting.reviewId }))

	await endAbandonedReviews(services)

	expect(await statusOf(abandoned.reviewId)).toBe('failed')
	expect(await statusOf(waiting.reviewId)).toBe('queued')
	expect(await credits(services, member, abandoned.reviewId)).toEqual({ left: 2, ledger: ['reserved', 'returned'] })
})
