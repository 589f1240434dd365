import { afterEach, expect, test } from 'vitest'
import { cancelReview } from '#app/domain/review/cancel-review.server.ts'
import { runReview } from '#app/domain/review/run-review.server.ts'
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
	const page = () => reportPageData(services, member, { documentId, version: undefined, stream: true, signal: running })
	let shown: Awaited<ReturnType<typeof page>> = null
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

test('a review that was cancelled after words had left still shows that they did, to its owner alone', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const { reviewId, versionId, documentId } = await queueReview(services, member)
	const asked = { askModel: true }
	await services.db.review.update({ where: { id: reviewId }, data: asked })
	await services.db.documentVersion.update({ where: { id: versionId }, data: asked })
	server = await startOpenAiServer(async (response, question) => {
		await cancelReview(services, member, documentId)
		await stallsAfter('{"elements":[')(response, question)
	})
	await runReview({ ...services, model: server.model() }, reviewId, running, scriptedEngine())

	const page = (who: typeof member) => reportPageData(services, who, { documentId, version: undefined, stream: false, signal: running })
	expect(await page(member)).toMatchObject({ state: 'cancelled', calls: [{ model: 'test-model', masked: false }] })
	expect(await page(stranger)).toBeNull()
})
