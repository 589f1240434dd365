import { beforeAll, expect, test } from 'vitest'
import { readVersion } from '#app/domain/documents/reading/read-version.server.ts'
import { shareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { startSession } from '#app/domain/identity/session.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { buildPdf, setColumn } from '#tests/fixtures/build-pdf.ts'
import { contractSource } from '#tests/fixtures/contracts.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

const services = await testServices()
const url = await wholeApp(services)

let owner: Member
let documentId: string

beforeAll(async () => {
	owner = await register(services)
	const lines = await setColumn(contractSource('harsh-one-way-nda').split(/\n+/).filter(Boolean), { left: 72, top: 720, width: 468 })
	const last = lines.findIndex(({ y }) => y < 60)
	const pages = [
		{ lines: lines.slice(0, last) },
		{ lines: lines.slice(last, last + 40).map((line, index) => ({ ...line, y: 720 - index * 14 })) },
	]
	const queued = await queueReview(services, owner, { bytes: await buildPdf(pages), mediaType: pdfMediaType, fileName: 'harsh.pdf' })
	documentId = queued.documentId
	await runReview(services, queued.reviewId, new AbortController().signal, reviewerHere)
})

test('the pages have their pictures, words that can be selected, and the red flags with links to the report', async () => {
	const { status, html } = await page(owner, `/document-vault/${documentId}/pages`)
	expect(status).toBe(200)
	expect(html).toContain(`src="/document-vault/${documentId}/pages/1?version_number=1"`)
	expect(html).toMatch(/<text [^>]*textLength="[\d.]+"[^>]*>[^<]*Confidential Information/)
	const { key } = await findingOf(documentId)
	expect(html).toContain(`href="/document-vault/${documentId}/report#finding-${key}"`)
})

test('a link to a red flag marks its words', async () => {
	const { key } = await findingOf(documentId)
	const { html } = await page(owner, `/document-vault/${documentId}/pages?finding=${key}`)
	expect(html.match(/id="marked"/g)).toHaveLength(1)
	expect((await page(owner, `/document-vault/${documentId}/report/text?finding=${key}`)).html).toContain(
		`/document-vault/${documentId}/pages?finding=${key}#marked`,
	)
})

test('a page is a picture, for those who may read the document, and is not drawn again while the browser has it', async () => {
	const viewer = await register(services)
	const stranger = await register(services)
	const { email } = await services.db.user.findUniqueOrThrow({ where: { id: viewer.id } })
	await shareDocument(services, await opened(services, owner, documentId), { email, role: 'viewer' })

	const picture = await get(viewer, `/document-vault/${documentId}/pages/2`)
	expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
	expect(
		Buffer.from(await picture.arrayBuffer())
			.subarray(8, 12)
			.toString(),
	).toBe('WEBP')
	const again = await get(viewer, `/document-vault/${documentId}/pages/2`, { 'if-none-match': picture.headers.get('etag')! })
	expect(again.status).toBe(304)
	expect((await get(stranger, `/document-vault/${documentId}/pages/2`)).status).toBe(404)
	for (const number of ['3', '0', 'x']) expect((await get(viewer, `/document-vault/${documentId}/pages/${number}`)).status).toBe(404)
})

test('a PDF that cannot be drawn says so in the picture, and one under review where its pages will be', async () => {
	const { documentId } = await queueReview(services, owner, { bytes: Buffer.from('%PDF-1.7 no more'), mediaType: pdfMediaType })
	const picture = await get(owner, `/document-vault/${documentId}/pages/1`)
	expect([picture.status, picture.headers.get('content-type')]).toEqual([422, 'image/svg+xml'])
	expect(await picture.text()).toContain('could not be drawn')
	expect((await page(owner, `/document-vault/${documentId}/pages`)).html).toContain('The pages are being read')
})

test('a PDF without a review has its pages and words; one that can’t be read says why', async () => {
	const [kept, damaged] = await Promise.all([
		queueReview(services, owner, {
			bytes: await buildPdf([{ lines: await setColumn(['Kept only.'], { left: 72, top: 720, width: 468 }) }]),
			mediaType: pdfMediaType,
		}),
		queueReview(services, owner, { bytes: Buffer.from('%PDF-1.7 no more'), mediaType: pdfMediaType }),
	])
	for (const { versionId } of [kept, damaged]) {
		await services.db.review.updateMany({ where: { versionId }, data: { status: 'canceled' } })
		await readVersion(services, versionId, { signal: new AbortController().signal, lastTry: false })
	}
	const { html } = await page(owner, `/document-vault/${kept.documentId}/pages`)
	expect(html).toContain(`src="/document-vault/${kept.documentId}/pages/1?version_number=1"`)
	expect(html).toMatch(/<text [^>]*>Kept only\.<\/text>/)
	expect(html).toContain('It has no red flags here until it is reviewed.')
	expect((await page(owner, `/document-vault/${damaged.documentId}/pages`)).html).toContain('The text of this file could not be read.')
})

function findingOf(documentId: string) {
	return services.db.finding.findFirstOrThrow({ where: { review: { version: { documentId } }, start: { not: null } } })
}

async function get(member: Member, path: string, headers: Record<string, string> = {}) {
	return fetch(new URL(path, url), { headers: { ...headers, cookie: `token=${await startSession(services.db, member.id, null)}` } })
}

async function page(member: Member, path: string) {
	const answer = await get(member, path, { accept: 'text/html' })
	return { status: answer.status, html: await answer.text() }
}
