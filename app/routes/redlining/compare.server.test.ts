import { expect, test } from 'vitest'
import { docxMediaType, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { listChanges } from '#app/domain/word/changes/list-changes.ts'
import { readToast } from '#app/http/toast.server.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import buildThreads from '#tests/build-threads.ts'
import { asDocx, asPdf } from '#tests/fixtures/agreement-files.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { loader as compare } from './compare.ts'

await buildThreads()
const services = await testServices()

const before = ['Services Agreement', 'Fees are due within sixty (60) days.']
const after = ['Services Agreement', 'Fees are due within thirty (30) days.']

async function ask(member: Member, documentId: string, query: string): Promise<unknown> {
	const request = new Request(`http://127.0.0.1:3000/review/${documentId}/compare${query}`)
	const context = requestContextOf(services, { request, visitor: { kind: 'member', member, sessionId: 'none' } })
	return compare({ request, context, params: { documentId } } as never).catch((thrown: unknown) => thrown)
}

async function threeVersions(member: Member): Promise<string> {
	const { documentId } = await queueReview(services, member, { bytes: await asDocx(before), fileName: 'Services.docx' })
	for (const [number, fileName, mediaType, bytes] of [
		[2, 'Services.docx', docxMediaType, await asDocx(after)],
		[3, 'Services.pdf', pdfMediaType, await asPdf(after)],
	] as const) {
		const fileKey = `version ${number} of ${documentId}`
		await services.storage.set(fileKey, new File([new Uint8Array(bytes)], fileName))
		await services.db.documentVersion.create({
			data: { documentId, number, fileKey, fileName, mediaType, bytes: bytes.length, sha256: '' },
		})
	}
	await services.db.document.update({ where: { id: documentId }, data: { versionNumber: 3 } })
	return documentId
}

test('the owner and a viewer get the comparison of two versions; a version that is not there is told', async () => {
	const [owner, viewer] = [await register(services), await register(services, { firstName: 'Vi' })]
	const documentId = await threeVersions(owner)
	await letIn(services, owner, documentId, viewer, 'viewer')

	for (const member of [owner, viewer]) {
		const answer = (await ask(member, documentId, '?from=1&to=2')) as Response
		expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, docxMediaType])
		expect(answer.headers.get('Content-Disposition')).toContain('filename="Services_1_to_2_redlined.docx"')
		const changes = await listChanges(new Uint8Array(await answer.arrayBuffer()))
		expect(changes.map(({ text }) => text).join(' ')).toMatch(/sixty[\s\S]*thirty/)
		expect(new Set(changes.map(({ author }) => author))).toEqual(new Set([`${member.firstName} Founder`]))
	}

	const nothing = { data: 'This document has no such version.', init: { status: 404 } }
	for (const query of ['?from=1&to=9', '?from=8&to=2', '?from=0&to=2', '?from=1&to=x'])
		expect(await ask(owner, documentId, query)).toMatchObject(nothing)
})

test('what can’t be compared leads back to the version that was open, and says why', async () => {
	const owner = await register(services)
	const documentId = await threeVersions(owner)
	for (const [query, back, says] of [
		['?from=2&to=3', '?version_number=3', /PDF/],
		['?from=2&to=2', '?version_number=2', /two different versions/],
		['', '', /PDF/],
	] as const) {
		const answer = (await ask(owner, documentId, query)) as Response
		expect([answer.status, answer.headers.get('Location')]).toEqual([302, `/review/${documentId}${back}`])
		const [cookie] = answer.headers.getSetCookie()
		expect(await readToast(new Request('http://127.0.0.1:3000/', { headers: { Cookie: cookie!.split(';')[0]! } }))).toMatchObject({
			title: 'Comparison failed',
			description: expect.stringMatching(says) as string,
		})
	}
})
