import { expect, test } from 'vitest'
import { asDocx, asPdf, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import buildThreads from '#tests/build-threads.ts'
import { credits, queueReview } from '#tests/fixtures/queue-review.ts'
import { register, testServices } from '#tests/world.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { findReview, readSection, readSectionBody } from './run/find-review.server.ts'
import type { ReviewReport } from './report/report.ts'
import { runReview } from './run/run-review.server.ts'
import { playbookVersion } from './versions.ts'

await buildThreads()
const services = await testServices()
const running = new AbortController().signal

test.each([
	['a Word file', async () => ({ bytes: await asDocx(contractParagraphs('harsh-one-way-nda')) })],
	[
		'a PDF',
		async () => ({
			bytes: Buffer.from(await asPdf(contractParagraphs('harsh-one-way-nda'))),
			mediaType: pdfMediaType,
			fileName: 'harsh.pdf',
		}),
	],
])('%s becomes a report whose every quote stands where it says, the same bytes each time', async (_name, build) => {
	const member = await register(services)
	const file = await build()
	const first = await queueReview(services, member, file)
	const second = await queueReview(services, member, file)

	await Promise.all([runReview(services, first.reviewId, running), runReview(services, second.reviewId, running)])

	const body = await readSectionBody(services, first.reviewId, 'report')
	expect(await readSectionBody(services, second.reviewId, 'report')).toBe(body)
	const report = JSON.parse(body!) as ReviewReport
	expect(report.document.type).toBe('NDA')
	expect(report.playbook.version).toBe(playbookVersion)
	expect(report.findings.length).toBeGreaterThan(3)
	const quoted = [...report.facts, ...report.findings].filter(({ quote }) => quote !== null)
	expect(quoted.map(({ start, end }) => report.text.slice(start!, end!))).toEqual(quoted.map(({ quote }) => quote))
	expect((await readSection(services, first.reviewId, 'text'))?.text).toBe(report.text)
})

test('a damaged file that came past the gate fails with its reason and costs nothing', async () => {
	const member = await register(services)
	const whole = await asDocx(contractParagraphs('harsh-one-way-nda'))
	const { reviewId, versionId } = await queueReview(services, member, { bytes: whole.subarray(0, whole.length / 2) })

	await runReview(services, reviewId, running)

	expect(await findReview(services, { id: versionId })).toMatchObject({ status: 'failed', failure: 'corrupt', creditReturned: true })
	expect(await credits(services, member, reviewId)).toEqual({ left: 3, ledger: ['reserved', 'returned'] })
})
