import { readdir } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import { asDocx } from '#tests/fixtures/agreement-files.ts'
import { requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { loader as openBatch } from './batch.tsx'
import { action as begin } from './begin.ts'
import { action as sendFile } from './files.ts'
import { action as sendAll } from './upload.tsx'

const services = await testServices()
let nda: Buffer
let msa: Buffer

beforeAll(async () => {
	nda = await asDocx(['# Mutual Non-Disclosure Agreement', 'Each party keeps the secrets of the other for two years.'])
	msa = await asDocx(['# Master Services Agreement', 'The provider does the work and the client pays for it.'])
})

async function post(route: (args: never) => unknown, member: Member | null, body: BodyInit, batchId?: string) {
	const request = new Request('http://127.0.0.1:3000/document-vault/upload', { method: 'POST', body })
	return answered(route, member, request, batchId)
}

async function answered(route: (args: never) => unknown, member: Member | null, request: Request, batchId?: string) {
	const visitor = member ? ({ kind: 'member', member, sessionId: 'none' } as const) : ({ kind: 'anonymous' } as const)
	const context = requestContextOf({ ...services, forReads: services.forReads }, { request, visitor })
	const answer = await Promise.resolve()
		.then(() => route({ request, context, params: { batchId } } as never))
		.catch((thrown: unknown) => thrown)
	if (answer instanceof Error) throw answer
	if (answer instanceof Response) {
		const location = answer.headers.get('Location')
		return { status: answer.status, location, data: location ? {} : ((await answer.json()) as Record<string, unknown>) }
	}
	const { data, init } = answer as { data?: unknown; init?: { status: number } }
	return { status: init?.status ?? 200, location: null, data: (data ?? answer) as Record<string, unknown> }
}

function formOf(fields: Record<string, string>, files: [string, Uint8Array][]) {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	for (const [name, bytes] of files) form.append('file', new File([new Uint8Array(bytes)], name))
	return form
}

const rowsOf = async (member: Member, batchId: string) =>
	(await answered(openBatch, member, new Request('http://127.0.0.1:3000/'), batchId)).data.items as { fileName: string; state: string }[]

test('a form with several files makes each a document, and leads to a page with a row for each', async () => {
	const member = await register(services)
	const sent = await post(
		sendAll,
		member,
		formOf({ review: 'no' }, [
			['NDA.docx', nda],
			['MSA.docx', msa],
			['notes.txt', Buffer.from('x')],
		]),
	)
	expect(sent.status).toBe(302)
	const batchId = sent.location!.split('/').at(-1)!
	expect(await rowsOf(member, batchId)).toMatchObject([
		{ fileName: 'NDA.docx', state: 'added' },
		{ fileName: 'MSA.docx', state: 'added' },
		{ fileName: 'notes.txt', state: 'refused' },
	])
	expect(await readdir(incomingFolder(services))).toEqual([])
	expect((await answered(openBatch, await register(services), new Request('http://127.0.0.1:3000/'), batchId)).status).toBe(404)
	expect((await post(sendAll, null, formOf({ review: 'no' }, [['NDA.docx', nda]]))).status).toBe(401)
})

test('a review needs the disclaimer, and a form without files says so; the choices stay', async () => {
	const member = await register(services)
	const undisclaimed = await post(sendAll, member, formOf({ review: 'yes', duplicates: 'add' }, [['NDA.docx', nda]]))
	expect(undisclaimed).toMatchObject({
		status: 400,
		data: { problem: { message: 'Please accept the disclaimer to continue' }, chosen: { duplicates: 'add' } },
	})
	expect(await post(sendAll, member, formOf({ review: 'no' }, [['', new Uint8Array()]]))).toMatchObject({
		status: 400,
		data: { problem: { code: 'no_file' } },
	})
	const many = Array.from({ length: 101 }, (_, at): [string, Uint8Array] => [`${at}.pdf`, Buffer.from('x')])
	expect(await post(sendAll, member, formOf({ review: 'no' }, many))).toMatchObject({
		status: 400,
		data: { problem: { message: expect.stringContaining('up to 100 files') } },
	})
	expect(await services.db.uploadBatch.count({ where: { userId: member.id } })).toBe(0)
	expect(await readdir(incomingFolder(services))).toEqual([])
})

test('a script begins a batch and sends file by file into the rows of its own person', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const files = [{ name: '../NDA.docx', bytes: nda.length }]
	const begun = await post(begin, member, new URLSearchParams({ review: 'yes', disclaimer: 'accepted', files: JSON.stringify(files) }))
	const { id, itemIds } = begun.data as { id: string; itemIds: string[] }
	expect(await rowsOf(member, id)).toMatchObject([{ fileName: 'NDA.docx', state: 'waiting' }])
	const form = () => formOf({ item: itemIds[0]! }, [['NDA.docx', nda]])

	expect((await post(sendFile, stranger, form(), id)).status).toBe(404)
	const own = await post(begin, stranger, new URLSearchParams({ review: 'no', files: JSON.stringify(files) }))
	await post(sendFile, stranger, form(), (own.data as { id: string }).id)
	expect(await rowsOf(member, id)).toMatchObject([{ state: 'waiting' }])

	expect(await post(sendFile, member, form(), id)).toMatchObject({ status: 200, data: { location: `/document-vault/upload/${id}` } })
	expect(await rowsOf(member, id)).toMatchObject([{ state: 'added' }])
	expect(await services.db.review.count({ where: { version: { document: { createdById: member.id } } } })).toBe(1)
})

test.each(['', 'x', '[]', '[{"name":"a"}]', JSON.stringify(Array.from({ length: 101 }, () => ({ name: 'a', bytes: 1 })))])(
	'a batch of %j is refused with a sentence',
	async (files) => {
		const member = await register(services)
		const refused = await post(begin, member, new URLSearchParams({ review: 'no', files }))
		expect(refused).toMatchObject({ status: 400, data: { problem: 'Choose 1 to 100 files.' } })
	},
)
