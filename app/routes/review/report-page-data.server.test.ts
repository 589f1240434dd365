import { afterEach, expect, test } from 'vitest'
import { cancelReview } from '#app/domain/review/cancel-review.server.ts'
import { runReview } from '#app/domain/review/run-review.server.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { stallsAfter, startOpenAiServer, type OpenAiServer } from '#tests/openai-server.ts'
import { register, testServices } from '#tests/world.ts'
import { reportPageData } from './report-page-data.server.ts'

const services = await testServices()
const running = new AbortController().signal

let server: OpenAiServer | null = null
afterEach(async () => {
	await server?.close()
	server = null
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
