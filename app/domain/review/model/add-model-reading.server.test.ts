import { afterEach, expect, test } from 'vitest'
import { requestReview } from '#app/domain/documents/request-review.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { credits, queueReview } from '#tests/fixtures/queue-review.ts'
import { reportOf, scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { reads } from '#tests/fixtures/model-answers.ts'
import { answers, fails, hangsUp, stallsAfter, startOpenAiServer, type Behaviour, type OpenAiServer } from '#tests/openai-server.ts'
import { register, testServices } from '#tests/world.ts'
import { cancelReview } from '../run/cancel-review.server.ts'
import { findReview, readSection, readSectionBody } from '../run/find-review.server.ts'
import { reportJson } from '../report/report-json.ts'
import { runReview } from '../run/run-review.server.ts'
import { listModelCalls } from './model-calls.server.ts'

const services = await testServices()
const { db } = services
const running = new AbortController().signal

let server: OpenAiServer | null = null
afterEach(async () => {
	await server?.close()
	server = null
})

async function waitingFor(behave: Behaviour | Behaviour[], { askModel = true, maskNames = false, member = null as Member | null } = {}) {
	server = await startOpenAiServer(behave)
	const owner = member ?? (await register(services))
	const queued = await queueReview(services, owner)
	await db.review.update({ where: { id: queued.reviewId }, data: { askModel, maskNames } })
	await db.documentVersion.update({ where: { id: queued.versionId }, data: { askModel, maskNames } })
	const file = { name: 'agreement.docx', sha256: queued.sha256, bytes: 6 }
	return { ...queued, member: owner, embedded: reportOf(file), asking: { ...services, model: server.model() } }
}

const point = {
	type: 'finding',
	kind: 'issue',
	severity: 'high',
	quote: 'Each party may end',
	says: 'They can leave you overnight.',
	why: 'You planned for a year.',
	ask: 'Please agree to thirty days of notice.',
	replacement: null,
}

test('what the model adds is in the report, the sections, the counters and the vault, and is paid for once', async () => {
	const { reviewId, member, versionId, asking, embedded } = await waitingFor(reads(() => [point]))
	await runReview(asking, reviewId, running, scriptedEngine())

	const report = await readSection(services, reviewId, 'report')
	expect(report?.findings.map(({ id }) => id).sort()).toEqual(['model.finding-1-1', ...embedded.findings.map(({ id }) => id)].sort())
	expect(report?.engine).toMatchObject({
		version: 'test-engine',
		model: 'test-model',
		model_note: expect.stringContaining('is the main reader'),
	})
	expect((await readSection(services, reviewId, 'findings'))?.findings).toEqual(report?.findings)
	expect(await readSection(services, reviewId, 'summary')).toEqual(report?.summary)
	expect(await readSection(services, reviewId, 'about')).toMatchObject({ engine: { model: 'test-model' } })
	expect(await db.review.findUniqueOrThrow({ where: { id: reviewId } })).toMatchObject({ status: 'complete', issues: 2, missing: 1 })
	expect(await findReview(services, { id: versionId })).toMatchObject({ status: 'complete' })
	expect(await credits(services, member, reviewId)).toEqual({ left: 2, ledger: ['reserved', 'charged'] })
})

test.each([
	['the uploader did not agree', { askModel: false }, true],
	['no model is configured', {}, false],
])('where %s nothing leaves and the report has the bytes it always had', async (_name, choice, configured) => {
	const { reviewId, asking, embedded } = await waitingFor(
		reads(() => [point]),
		choice,
	)
	await runReview(configured ? asking : services, reviewId, running, scriptedEngine())

	expect(server!.questions).toHaveLength(0)
	expect(await readSectionBody(services, reviewId, 'report')).toBe(reportJson(embedded))
	expect(await db.modelCall.count({ where: { reviewId } })).toBe(0)
})

test('the embedded report can be read before the model is asked, and the page says what is going on', async () => {
	let seen: unknown
	const { reviewId, versionId, asking, embedded } = await waitingFor(async (response, question) => {
		seen = {
			findings: (await readSection(services, reviewId, 'findings'))?.findings,
			summary: await readSection(services, reviewId, 'summary'),
		}
		await expect
			.poll(async () => (await findReview(services, { id: versionId }))?.progress)
			.toEqual({ step: 'asking_model', group: 1, groups: 1 })
		return answers(() => [])(response, question)
	})
	await runReview(asking, reviewId, running, scriptedEngine())
	expect(seen).toEqual({ findings: embedded.findings, summary: embedded.summary })
})

test.each([
	['breaks down', fails(500)],
	['hangs up', hangsUp],
])('a server that %s costs nothing but the model’s part: the report is the embedded one, and says so', async (_name, behaviour) => {
	const { reviewId, member, asking, embedded } = await waitingFor(behaviour)
	await runReview(asking, reviewId, running, scriptedEngine())

	const report = await readSection(services, reviewId, 'report')
	expect(report?.engine.model_note).toContain('embedded engine')
	expect({ ...report, engine: embedded.engine }).toEqual(embedded)
	expect(await credits(services, member, reviewId)).toEqual({ left: 2, ledger: ['reserved', 'charged'] })
})

test('every request is written down with what left, to whom and how it ended', async () => {
	const { versionId, reviewId, asking } = await waitingFor([fails(503), reads(() => [point])], { maskNames: true })
	await runReview(asking, reviewId, running, scriptedEngine())

	const calls = await listModelCalls(services, { id: versionId })
	const [body] = server!.questions.map((question) => question.body)
	expect(calls).toMatchObject([
		{ server: asking.model.server, model: 'test-model', masked: true, characters: body!.length, outcome: 'busy', inputTokens: null },
		{ outcome: 'answered', inputTokens: 120, outputTokens: 30 },
		{ outcome: 'answered', masked: true },
	])
	expect(calls[0]?.prompts).toContain('review-document@1')
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
	expect(calls[0]?.sha256).toBe(Buffer.from(digest).toString('hex'))
})

test('the list goes on over further reviews of the version, and the uploader’s choice with them', async () => {
	const { documentId, versionId, reviewId, member, asking } = await waitingFor(answers(() => []))
	await runReview(asking, reviewId, running, scriptedEngine())
	const again = await requestReview(services, await opened(services, member, documentId))
	if (again.outcome !== 'queued') throw new Error('The second review did not begin')
	await runReview(asking, again.reviewId, running, scriptedEngine())
	expect(await listModelCalls(services, { id: versionId })).toHaveLength(2)
})

test('cancelling while the model reads stops it, gives the credit back and writes nothing more', async () => {
	const { reviewId, documentId, versionId, member, asking } = await waitingFor(async (response, question) => {
		await cancelReview(services, await opened(services, member, documentId))
		return stallsAfter('{"elements":[')(response, question)
	})
	await runReview(asking, reviewId, running, scriptedEngine())

	expect(await db.review.findUniqueOrThrow({ where: { id: reviewId } })).toMatchObject({ status: 'canceled' })
	expect(await readSectionBody(services, reviewId, 'report')).toBeNull()
	expect(await credits(services, member, reviewId)).toEqual({ left: 3, ledger: ['reserved', 'returned'] })
	expect(await listModelCalls(services, { id: versionId })).toMatchObject([{ outcome: 'stopped' }])
})

test('a review that was canceled a moment before asks nothing any more', async () => {
	const { reviewId, documentId, member, asking } = await waitingFor(reads(() => [point]))
	const whole = scriptedEngine()
	await runReview(
		asking,
		reviewId,
		running,
		scriptedEngine({
			async review(input, options) {
				const outcome = await whole.review(input, options)
				await expect.poll(() => db.reviewSection.count({ where: { reviewId } })).toBe(5)
				await cancelReview(services, await opened(services, member, documentId))
				return outcome
			},
		}),
	)
	expect(server!.questions).toHaveLength(0)
	expect(await db.modelCall.count({ where: { reviewId } })).toBe(0)
})

test('a run that was overtaken while its model answered adds nothing to the report of the later one', async () => {
	let later: Promise<void> | undefined
	const { reviewId, asking, embedded } = await waitingFor(async (response, question) => {
		await (later ??= runReview(services, reviewId, running, scriptedEngine()))
		return reads(() => [point])(response, question)
	})
	await runReview(asking, reviewId, running, scriptedEngine())
	// The run that was overtaken notices while the later one is still at work.
	await later
	expect(await readSectionBody(services, reviewId, 'report')).toBe(reportJson(embedded))
})

test('stopping the program while the model reads puts the review back into the queue', async () => {
	const stopping = new AbortController()
	const { reviewId, asking } = await waitingFor((response, question) => {
		stopping.abort(new Error('The program stops'))
		return stallsAfter('{"elements":[')(response, question)
	})
	await expect(runReview(asking, reviewId, stopping.signal, scriptedEngine())).rejects.toThrow('The program stops')
	expect(await db.review.findUniqueOrThrow({ where: { id: reviewId } })).toMatchObject({ status: 'queued', attempts: 0 })
})

test('a review that broke off twice ends with the embedded report, without asking again', async () => {
	const { reviewId, asking } = await waitingFor(reads(() => [point]))
	await db.review.update({ where: { id: reviewId }, data: { status: 'running', attempts: 2 } })
	await runReview(asking, reviewId, running, scriptedEngine())

	expect(server!.questions).toHaveLength(0)
	expect((await readSection(services, reviewId, 'report'))?.engine.model_note).toContain('was not asked')
})

test('a version that came back in a round is not sent again where it reads as before; any other new version is', async () => {
	const { documentId, versionId, reviewId, member, asking } = await waitingFor(reads(() => [point]))
	await runReview(asking, reviewId, running, scriptedEngine())
	const next = async (number: number) => {
		const { askModel, maskNames, fileKey, ...version } = await db.documentVersion.findUniqueOrThrow({
			where: { id: versionId },
			select: {
				documentId: true,
				fileName: true,
				mediaType: true,
				bytes: true,
				sha256: true,
				askModel: true,
				maskNames: true,
				fileKey: true,
			},
		})
		await services.storage.set(`${fileKey} ${number}`, (await services.storage.get(fileKey))!)
		const { id } = await db.documentVersion.create({ data: { ...version, number, fileKey: `${fileKey} ${number}`, askModel, maskNames } })
		const review = await db.review.create({
			data: { versionId: id, partyRole: 'unsure', reviewTone: 'neutral', askModel, maskNames },
		})
		return { id, reviewId: review.id }
	}
	const [back, other] = [await next(2), await next(3)]
	await db.round.create({ data: { documentId, number: 1, sentVersionId: versionId, returnedVersionId: back.id, createdById: member.id } })
	// The first pass and the second.
	expect(server!.questions).toHaveLength(2)

	await runReview(asking, back.reviewId, running, scriptedEngine())
	expect(server!.questions).toHaveLength(2)
	expect((await readSection(services, back.reviewId, 'findings'))?.findings.find(({ origin }) => origin === 'model')).toMatchObject({
		quote: point.quote,
		says: point.says,
	})

	await runReview(asking, other.reviewId, running, scriptedEngine())
	expect(server!.questions).toHaveLength(4)
})
