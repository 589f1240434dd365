import { expect, test } from 'vitest'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { readZip } from '#tests/fixtures/read-zip.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { signedIn } from '#tests/second-factor.ts'

// Documents are named in the body here, so these two stand in no table of addresses: they are checked for each kind of person.

const services = await testServices()
const app = await wholeApp(services)

test('who may read a document may export it, by form and by API; nobody else', async () => {
	const owner = await register(services)
	const kept = await addDocument(services, owner, await storedUpload(services), noChoices, { analyze: false })
	if (kept.outcome !== 'added') throw new Error(kept.outcome)
	const { documentId } = kept
	const [viewer, stranger] = [await register(services), await register(services)]
	const colleague = await joinCompany(services, await register(services), owner.companyId)
	await letIn(services, owner, documentId, viewer, 'viewer')

	for (const [person, status] of [
		[owner, 200],
		[viewer, 200],
		[colleague, 404],
		[stranger, 404],
	] as const) {
		const { token } = await signedIn(services, person)
		const byApi = await fetch(new URL('/api/document/export', app), {
			method: 'POST',
			headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
			body: JSON.stringify({ document_ids: [documentId] }),
		})
		const byForm = await fetch(new URL('/document-vault/export', app), {
			method: 'POST',
			headers: { Cookie: `token=${token}`, Origin: app.origin },
			body: new URLSearchParams({ documentId }),
			redirect: 'manual',
		})
		expect([byApi.status, byForm.status]).toEqual([status, status === 200 ? 200 : 302])
		for (const answer of [byApi, byForm]) {
			const bytes = new Uint8Array(await answer.arrayBuffer())
			if (status !== 200) continue
			expect(answer.headers.get('Content-Type')).toBe('application/zip')
			expect([...(await readZip(bytes)).keys()]).toEqual(['nda.docx', 'manifest.csv'])
		}
	}
	const anonymous = await fetch(new URL('/api/document/export', app), { method: 'POST', body: '{"document_ids":[]}' })
	expect([anonymous.status, await anonymous.json()]).toEqual([401, expect.objectContaining({ code: 'not_authenticated' })])
})
