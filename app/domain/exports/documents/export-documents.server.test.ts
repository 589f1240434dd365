import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { bytesOf, readZip } from '#tests/fixtures/read-zip.ts'
import { reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { register, testServices } from '#tests/world.ts'
import { mostExportedBytes } from './document-export.ts'
import { exportDocuments } from './export-documents.server.ts'

const services = await testServices()

async function added(member: Member, words: string, name?: string) {
	const file = await storedUpload(services, words)
	const kept = await addDocument(services, member, file, { ...noChoices, name }, { analyze: false })
	if (kept.outcome !== 'added') throw new Error(kept.outcome)
	return { id: kept.documentId, fileKey: file.fileKey }
}

async function zipOf(member: Member, ids: string[]) {
	const exported = await exportDocuments(services, member, ids)
	if ('refused' in exported) throw new Error(exported.refused)
	const files = await readZip(await bytesOf(exported.zip))
	const [head, ...lines] = files.get('manifest.csv')!.toString().trim().split('\r\n')
	return { files, head, lines }
}

test('chosen documents come as files named as in the vault, with what the vault knows of each in a manifest', async () => {
	const [member, other] = [await register(services), await register(services)]
	const { documentId, bytes } = await reviewedContract(services, member)
	const shared = await added(other, 'shared with me', '=cmd/nda')
	await letIn(services, other, shared.id, member, 'viewer')
	const twin = await added(member, 'twin', 'faulty-services-agreement')

	const { files, head, lines } = await zipOf(member, [documentId, shared.id, twin.id, twin.id])

	expect([...files.keys()].sort()).toEqual([
		'=cmd_nda.docx',
		'faulty-services-agreement (2).docx',
		'faulty-services-agreement.docx',
		'manifest.csv',
	])
	expect([...files.values()].some((file) => file.equals(Buffer.from(bytes)))).toBe(true)
	expect(head).toContain('path,name,category,type,status,version,bytes,sha256,parties,updated')
	expect(lines.length).toBe(3)
	expect(lines[0]).toContain(`'=cmd_nda.docx,'=cmd/nda,`)
	for (const [path, file] of files)
		if (path !== 'manifest.csv')
			expect(lines.join('\n')).toContain(`1.0.1,${file.length},${createHash('sha256').update(file).digest('hex')}`)
	const [party] = await services.db.fact.findMany({ where: { name: 'party', review: { version: { documentId } } }, take: 1 })
	expect(lines.join('\n')).toContain(party!.value)
})

test('a document that the member may not read refuses the export, as one that does not exist', async () => {
	const [member, other] = [await register(services), await register(services)]
	const [own, secret] = [await added(member, 'mine'), await added(other, 'secret')]
	for (const id of [secret.id, '00000000-0000-4000-8000-000000000000', 'x'])
		expect(await exportDocuments(services, member, [own.id, id])).toEqual({ refused: 'not_found' })
})

test('none, more than 200, and more than 2 GB are refused', async () => {
	const member = await register(services, { plan: 'builder' })
	const one = await added(member, 'one')
	const two = await added(member, 'two')
	const uuids = Array.from({ length: 201 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`)
	expect(await exportDocuments(services, member, [])).toEqual({ refused: 'nothing_chosen' })
	expect(await exportDocuments(services, member, uuids)).toEqual({ refused: 'too_many_documents' })
	const large = { ...(await storedUpload(services)), bytes: mostExportedBytes - 1 }
	const kept = await addDocument(services, member, large, noChoices, { analyze: false })
	if (kept.outcome !== 'added') throw new Error(kept.outcome)
	expect(await exportDocuments(services, member, [one.id, two.id, kept.documentId])).toEqual({ refused: 'too_large' })
})

test('a file that is missing from storage is noted in the manifest, and the others come', async () => {
	const member = await register(services)
	const [lost, there] = [await added(member, 'lost', 'a'), await added(member, 'there', 'b')]
	await services.storage.remove(lost.fileKey)
	const { files, lines } = await zipOf(member, [lost.id, there.id])
	expect([...files.keys()]).toEqual(['b.docx', 'manifest.csv'])
	expect(lines[0]).toContain('The file is missing from storage.')
})
