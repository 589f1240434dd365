import { expect, test, vi } from 'vitest'
import { startSession } from '#app/domain/identity/session.server.ts'
import { asDocx, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

const services = await testServices()
const url = await wholeApp(services)

test('who compares too much is told when to come back, by pages and the API alike', async () => {
	const member = await register(services)
	const { documentId } = await queueReview(services, member, {
		bytes: await asDocx(contractParagraphs('fair-mutual-nda')),
		fileName: 'NDA.docx',
	})
	const { versionId } = await services.db.review.findFirstOrThrow({ where: { version: { documentId } }, select: { versionId: true } })
	const { id: _, ...first } = await services.db.documentVersion.findUniqueOrThrow({ where: { id: versionId } })
	await services.db.documentVersion.create({ data: { ...first, number: 2, fileKey: `${first.fileKey} again` } })
	const cookie = `token=${await startSession(services.db, member.id, null)}`
	vi.spyOn(services.limits, 'count').mockImplementation(async ({ name }) => (name === 'comparison' || name === 'redline' ? 1140 : 0))

	for (const path of [
		`/document-vault/${documentId}/versions/compare?from=1&to=2`,
		`/review/${documentId}/text.docx?version_number=2`,
		`/api/document/${documentId}/compare?from=1&to=2`,
		`/api/document/downloadWithSuggestions/${documentId}?version_number=2`,
	]) {
		const answer = await fetch(new URL(path, url), { headers: { cookie } })
		await answer.arrayBuffer()
		expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, 429, '1140'])
	}
})
