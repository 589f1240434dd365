import { afterEach, expect, test } from 'vitest'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { cancelReview } from '#app/domain/review/run/cancel-review.server.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { answers, stallsAfter, startOpenAiServer, type OpenAiServer } from '#tests/openai-server.ts'
import { register, testServices } from '#tests/world.ts'
import { reportPageData } from './report-page-data.server.ts'

const services = await testServices()
const running = new AbortController().signal

let server: OpenAiServer | null = null
afterEach(async () => {
	await server?.close()
	server = null
})

test('while the model reads, what the rules found is on the page at once, also without scripts', async () => {
	const member = await register(services)
	const { reviewId, versionId, documentId } = await queueReview(services, member)
	await services.db.review.update({ where: { id: reviewId }, data: { askModel: true } })
	await services.db.documentVersion.update({ where: { id: versionId }, data: { askModel: true } })
	const page = async () => reportPageData(services, await opened(services, member, documentId), { stream: true, signal: running })
	let shown: Awaited<ReturnType<typeof page>> | null = null
	server = await startOpenAiServer(async (response, question) => {
		shown = await page()
		await answers(() => [])(response, question)
	})
	await runReview({ ...services, model: server.model() }, reviewId, running, scriptedEngine())
	expect(shown).toMatchObject({
		state: 'under_way',
		sections: { summary: { verdict: expect.any(String) as string }, findings: { findings: expect.any(Array) as unknown[] } },
	})
})

test('a review that was canceled after words had left still shows that they did', async () => {
	const member = await register(services)
	const { reviewId, versionId, documentId } = await queueReview(services, member)
	const asked = { askModel: true }
	await services.db.review.update({ where: { id: reviewId }, data: asked })
	await services.db.documentVersion.update({ where: { id: versionId }, data: asked })
	server = await startOpenAiServer(async (response, question) => {
		await cancelReview(services, await opened(services, member, documentId))
		await stallsAfter('{"elements":[')(response, question)
	})
	await runReview({ ...services, model: server.model() }, reviewId, running, scriptedEngine())

	const page = await reportPageData(services, await opened(services, member, documentId), { stream: false, signal: running })
	expect(page).toMatchObject({ state: 'canceled', calls: [{ model: 'test-model', masked: false }] })
})

test('who may only read is told whose document it is, and is offered no review', async () => {
	const [owner, reader] = [await register(services, { firstName: 'Grace', lastName: 'Hopper' }), await register(services)]
	const { documentId } = await queueReview(services, owner)
	await services.db.documentShare.create({ data: { documentId, userId: reader.id, role: 'viewer' } })

	const page = async (access: DocumentAccess) => reportPageData(services, access, { stream: false, signal: running })
	expect(await page(await opened(services, reader, documentId, 'read'))).toMatchObject({
		shared: { by: 'Grace Hopper', role: 'viewer' },
		mayReview: false,
	})
	expect(await page(await opened(services, owner, documentId))).toMatchObject({ shared: null, mayReview: true })
})
