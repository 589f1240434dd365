import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { beforeAll, expect, test } from 'vitest'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { runReviewJob } from '#app/domain/review/run/run-review-job.server.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { smallAgreement, uploadRequest } from '#tests/fixtures/upload-request.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import routeTable from '#app/routes.ts'
import { loader as readCategories } from './document/categories.ts'
import { action as comment } from './document/comments.ts'
import { action as changeDocument, loader as readDocument } from './document/document.ts'
import { loader as download } from './document/download.ts'
import { loader as readOpenApi } from './openapi.ts'
import { TypesAnswer, VaultAnswer, VaultStatsAnswer } from './schemas/document.ts'
import { DocumentAnswer } from './schemas/filing.ts'
import { UploadAnswer } from './schemas/upload.ts'
import { loader as readTypes } from './document/types.ts'
import { action as upload } from './document/upload.ts'
import { action as uploadAndAnalyse } from './document/upload-and-analysis.ts'
import { loader as readVault } from './user/vault.ts'
import { loader as readStats } from './user/vault-stats.ts'

const services = await testServices()
let agreement: Buffer

beforeAll(async () => {
	agreement = await smallAgreement()
	// Reviews need no real engine here; its own tests cover it.
	await services.jobs.work(services, [
		{
			...runReviewJob,
			run: (_services, { reviewId }, { signal }) => runReview(services, reviewId, signal, scriptedEngine()),
		} satisfies typeof runReviewJob,
	])
})

function call(
	route: (args: never) => unknown,
	member: Member | null,
	{ url = '/api', params = {}, request }: { url?: string; params?: Record<string, string>; request?: Request } = {},
): Promise<Response> {
	const context = requestContextOf(services, {
		request: request ?? { method: 'GET' },
		visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' },
	})
	return answerOf(() => route({ request: request ?? new Request(new URL(url, 'http://127.0.0.1:3000')), context, params } as never))
}

const send = (
	route: (args: never) => unknown,
	member: Member | null,
	fields: Record<string, string> = {},
	file: { name: string; bytes: Uint8Array } | null = { name: 'IP_nda.docx', bytes: agreement },
) => call(route, member, { request: uploadRequest('/api/document/upload', file, fields) })

test('an uploaded document is in the vault, can be read by its id and comes back byte for byte', async () => {
	const member = await register(services)
	const { document_id: documentId } = await (await send(upload, member, { name: 'Acme NDA', docType: 'nda', status: 'FINAL' })).json()

	const { documents } = VaultAnswer.strict().parse(await (await call(readVault, member)).json())
	expect(documents).toMatchObject([
		{
			document_id: documentId,
			name: 'Acme NDA',
			file_type: 'docx',
			version_number: 1,
			status: 'FINAL',
			llm_analysis: null,
			document_category: 'IP',
			document_type: 'NDA',
		},
	])
	expect(DocumentAnswer.parse(await (await call(readDocument, member, { params: { documentId } })).json()).document).toMatchObject(
		documents[0]!,
	)

	const file = await call(download, member, { params: { documentId } })
	expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="IP_nda.docx"; filename*=UTF-8''IP_nda.docx`)
	expect(file.headers.get('Content-Length')).toBe(String(agreement.length))
	expect(await buffer(Readable.fromWeb(file.body as ReadableStream))).toEqual(agreement)
})

test('uploading alone takes no credit; uploading with analysis takes one and answers with the report', async () => {
	const member = await register(services)
	await send(upload, member)
	expect((await services.db.company.findUniqueOrThrow({ where: { id: member.companyId } })).credits).toBe(3)

	const answer = await send(uploadAndAnalyse, member, {
		metadata: JSON.stringify({
			originalName: 'IP_nda.docx',
			party_role: 'Sending Party',
			review_tone: 'Legal',
			document_type: 'Auto-detect',
		}),
	})
	const { analysis, document_id: documentId } = await answer.json()

	expect(answer.status).toBe(200)
	expect(analysis.summary.sentence).toBe('Two points need work.')
	expect((await services.db.company.findUniqueOrThrow({ where: { id: member.companyId } })).credits).toBe(2)
	expect(await services.db.documentVersion.findFirst({ where: { documentId } })).toMatchObject({
		partyRole: 'sending',
		reviewTone: 'legal',
	})
	expect(VaultStatsAnswer.parse(await (await call(readStats, member)).json())).toMatchObject({
		total_documents: 2,
		documents_analyzed: 1,
		issues_detected: 1,
		missing_provisions: 1,
	})
})

test('a name given by the caller loses what can’t be seen, and what the database can’t keep', async () => {
	const member = await register(services)
	const named = await send(upload, member, { name: ' Acme\u0000 NDA\u202Excod.exe ' })
	expect(named.status).toBe(201)
	expect(await services.db.document.findFirst({ where: { createdById: member.id } })).toMatchObject({ name: 'Acme NDAxcod.exe' })
})

test('a new version keeps the old one, and each can be downloaded', async () => {
	const member = await register(services)
	const { document_id: documentId } = await (await send(upload, member)).json()
	const second = await send(upload, member, { document_id: documentId }, { name: 'second.docx', bytes: agreement })

	expect(await second.json()).toEqual({ document_id: documentId, version_number: 2 })
	const named = async (query: string) =>
		(await call(download, member, { url: `/api${query}`, params: { documentId } })).headers.get('Content-Disposition')
	expect(await named('')).toContain('second.docx')
	expect(await named('?version_number=1')).toContain('IP_nda.docx')
	expect((await call(download, member, { url: '/api?version_number=3', params: { documentId } })).status).toBe(404)
})

test('analyzing an upload for a document makes its next version: no second document, one credit', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const { document_id: documentId } = await (await send(upload, member)).json()

	const answer = await send(uploadAndAnalyse, member, { document_id: documentId }, { name: 'second.docx', bytes: agreement })

	expect([answer.status, (await answer.json()).document_id]).toEqual([200, documentId])
	expect(await services.db.document.findMany({ where: { createdById: member.id } })).toMatchObject([{ id: documentId, versionNumber: 2 }])
	expect((await services.db.company.findUniqueOrThrow({ where: { id: member.companyId } })).credits).toBe(2)
	const foreign = await send(uploadAndAnalyse, stranger, { document_id: documentId })
	expect([foreign.status, (await foreign.json()).error]).toEqual([404, 'This document does not exist or you don’t have access to it.'])
})

test('a Word file comes back with the extension of its content, whatever it was uploaded as', async () => {
	const member = await register(services)
	for (const [uploaded, saved] of [
		['a.pdf', 'a.docx'],
		['x.exe', 'x.docx'],
	] as const) {
		const { document_id: documentId } = await (await send(upload, member, {}, { name: uploaded, bytes: agreement })).json()
		const { headers } = await call(download, member, { params: { documentId } })
		expect(headers.get('Content-Disposition')).toContain(`filename="${saved}"`)
	}
})

test('a file put to a document is its next version', async () => {
	const member = await register(services)
	const { document_id: documentId } = await (await send(upload, member)).json()
	const put = (who: Member | null, id = documentId, method = 'PUT') => {
		const posted = uploadRequest('/api/document/x', { name: 'returned.docx', bytes: agreement })
		return call(changeDocument, who, {
			params: { documentId: id },
			request: new Request(posted.url, { method, headers: posted.headers, body: posted.body, duplex: 'half' } as RequestInit),
		})
	}

	const answer = await put(member)

	expect([answer.status, UploadAnswer.parse(await answer.json())]).toEqual([200, { document_id: documentId, version_number: 2 }])
	expect((await call(download, member, { params: { documentId } })).headers.get('Content-Disposition')).toContain('returned.docx')
	expect((await put(member, 'no-id')).status).toBe(404)
	expect((await put(member, documentId, 'PATCH')).headers.get('Allow')).toBe('GET, HEAD, PUT, DELETE, OPTIONS')
	expect(await services.db.documentVersion.count({ where: { documentId } })).toBe(2)
})

test('nobody else’s vault is listed', async () => {
	const [owner, stranger] = [await register(services), await register(services)]
	await send(upload, owner)
	expect((await call(readVault, stranger, { url: `/api/user/vault?user_id=${owner.id}` })).status).toBe(404)
	expect(await (await call(readVault, stranger)).json()).toEqual({ documents: [] })
})

test('the vault is listed in pages: each document once, in the order of the whole list', async () => {
	const member = await register(services)
	for (const name of ['A', 'B', 'C', 'D', 'E']) await send(upload, member, { name })
	// Two changed at the same time: their ids decide.
	await services.db.document.updateMany({
		where: { createdById: member.id, name: { in: ['B', 'C', 'D'] } },
		data: { updatedAt: new Date() },
	})
	const page = async (query: string) =>
		VaultAnswer.strict().parse(await (await call(readVault, member, { url: `/api/user/vault?${query}` })).json())
	const all = await page('')
	expect([all.documents.length, all.next_cursor]).toEqual([5, undefined])

	const seen = []
	let cursor: string | null | undefined = ''
	while (typeof cursor === 'string') {
		const { documents, next_cursor: next }: { documents: { name: string }[]; next_cursor?: string | null } = await page(
			`limit=2${cursor && `&cursor=${cursor}`}`,
		)
		seen.push(documents.map(({ name }) => name))
		cursor = next
	}
	expect(seen.map(({ length }) => length)).toEqual([2, 2, 1])
	expect(seen.flat()).toEqual(all.documents.map(({ name }) => name))
	for (const query of ['limit=0', 'limit=101', 'limit=x', 'limit=2&cursor=x'])
		expect((await call(readVault, member, { url: `/api/user/vault?${query}` })).status).toBe(400)
})

test.each([readVault, readStats, readDocument, download, readCategories, readTypes])(
	'nobody reads anything without a token (%#)',
	async (route) => {
		const answer = await call(route, null, { params: { documentId: 'x' } })
		expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_authenticated'])
	},
)

test('an upload without a token is refused with 401 and keeps nothing', async () => {
	const before = await services.db.document.count()
	expect((await send(upload, null)).status).toBe(401)
	expect((await send(uploadAndAnalyse, null)).status).toBe(401)
	expect(await services.db.document.count()).toBe(before)
})

test.each([
	['no file', null, {}, 400, 'no_file'],
	['an empty file', { name: 'a.pdf', bytes: new Uint8Array() }, {}, 422, 'empty'],
	['a text named .pdf', { name: 'a.pdf', bytes: Buffer.from('just words') }, {}, 415, 'unsupported_type'],
	['a damaged PDF', { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\nnothing more') }, {}, 422, 'corrupt'],
	['metadata that is no JSON', { name: 'a.pdf', bytes: Buffer.from('x') }, { metadata: '{' }, 400, 'invalid'],
	[
		'a type of another category',
		{ name: 'a.pdf', bytes: Buffer.from('x') },
		{ docType: 'NDA', category: 'Finance & Compliance' },
		400,
		'invalid',
	],
	['a role that nobody has', { name: 'a.pdf', bytes: Buffer.from('x') }, { metadata: '{"party_role":"Judge"}' }, 400, 'invalid'],
])('%s is refused with its own answer, keeps nothing and takes no credit', async (_, file, fields, status, code) => {
	const member = await register(services)
	const answer = await send(uploadAndAnalyse, member, fields, file)

	expect([answer.status, (await answer.json()).code]).toEqual([status, code])
	expect(
		await services.db.company.findUniqueOrThrow({
			where: { id: member.companyId },
			select: { credits: true, _count: { select: { documents: true } } },
		}),
	).toEqual({ credits: 3, _count: { documents: 0 } })
})

test('with no credits left an analysis is refused with 402, an upload is not', async () => {
	const member = await register(services, { subscriptionCredits: 0 })
	const answer = await send(uploadAndAnalyse, member)

	expect([answer.status, (await answer.json()).code]).toEqual([402, 'no_credits'])
	expect((await send(upload, member)).status).toBe(201)
})

test('an upload that is sent again under its key is one document; another file under the key is refused', async () => {
	const member = await register(services)
	const keyed = (key: string, file = { name: 'IP_nda.docx', bytes: new Uint8Array(agreement) }, who = member) =>
		call(upload, who, { request: uploadRequest('/api/document/upload', file, {}, { 'Idempotency-Key': key }) })

	const [first, again] = [await keyed('a-1'), await keyed('a-1')]
	expect([first.status, again.status]).toEqual([201, 201])
	expect(await again.json()).toEqual(await first.json())
	expect(again.headers.get('Idempotency-Replayed')).toBe('true')
	const other = await keyed('a-1', { name: 'other.docx', bytes: new Uint8Array(agreement) })
	expect([other.status, (await other.json()).code]).toEqual([422, 'idempotency_key_reused'])
	expect(await services.db.document.count({ where: { createdById: member.id } })).toBe(1)

	await keyed('a-2')
	await keyed('a-1', undefined, await register(services))
	expect(await services.db.document.count({ where: { createdById: member.id } })).toBe(2)
	expect((await keyed('without spaces')).status).toBe(400)
})

test('under one key at the same time only one upload is kept; a call that failed gives its key back', async () => {
	const member = await register(services)
	const keyed = (file: { name: string; bytes: Uint8Array } | null) =>
		call(upload, member, { request: uploadRequest('/api/document/upload', file, {}, { 'Idempotency-Key': 'k' }) })
	expect((await keyed({ name: 'a.pdf', bytes: Buffer.from('just words') })).status).toBe(415)

	const answers = await Promise.all(Array.from({ length: 4 }, () => keyed({ name: 'nda.docx', bytes: agreement })))
	expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
	expect(await services.db.document.count({ where: { createdById: member.id } })).toBe(1)
	await services.db.idempotencyKey.updateMany({
		where: { userId: member.id },
		data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) },
	})
	expect((await keyed({ name: 'nda.docx', bytes: agreement })).headers.get('Idempotency-Replayed')).toBeNull()
	expect(await services.db.document.count({ where: { createdById: member.id } })).toBe(2)
})

test('an answer is repeated under its key only to those who can still open the document', async () => {
	const [owner, guest] = [await register(services), await register(services)]
	const { document_id: documentId } = UploadAnswer.parse(await (await send(upload, owner)).json())
	await letIn(services, owner, documentId, guest, 'commenter')
	const say = () =>
		call(comment, guest, {
			params: { documentId },
			request: new Request('http://127.0.0.1:3000/api', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'c-1' },
				body: JSON.stringify({ comment: 'Look here.' }),
			}),
		})

	const [first, again] = [await say(), await say()]
	expect([first.status, again.status, again.headers.get('Idempotency-Replayed')]).toEqual([201, 201, 'true'])
	expect(await again.json()).toEqual(await first.json())
	expect(await services.db.documentComment.count({ where: { documentId } })).toBe(1)

	await services.db.documentShare.deleteMany({ where: { documentId } })
	const refused = await say()
	expect([refused.status, (await refused.json()).code]).toEqual([404, 'not_found'])
})

test('types depend on the category, by its code or its name', async () => {
	const member = await register(services)
	const types = async (category: string) => call(readTypes, member, { url: `/api/document/types?${new URLSearchParams({ category })}` })

	expect(TypesAnswer.parse(await (await types('IP')).json()).types).toContain('Mutual NDA')
	expect(await (await types('Confidentiality/IP')).json()).toEqual(await (await types('ip')).json())
	expect((await types('ZZ')).status).toBe(404)
})

test('the API describes every call that it has, with the schemas it checks with', async () => {
	const description = await (await call(readOpenApi, null)).json()

	expect(description.openapi).toBe('3.1.0')
	expect(Object.keys(description.paths)).toEqual(
		expect.arrayContaining(['/register', '/user', '/user/vault', '/document/uploadAndAnalysis', '/document/{documentId}/analysis.json']),
	)
	const { properties } = description.paths['/document/upload'].post.requestBody.content['multipart/form-data'].schema
	expect(properties.file.format).toBe('binary')
	expect(properties.metadata.contentSchema.properties.party_role.enum).toEqual(['Sending Party', 'Receiving Party', 'Not Sure'])
	const ids = Object.values<Record<string, { operationId: string }>>(description.paths).flatMap((path) =>
		Object.values(path).map(({ operationId }) => operationId),
	)
	expect(new Set(ids).size).toBe(ids.length)
	const { parameters, responses } = description.paths['/document/upload'].post
	expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['Idempotency-Key'])
	expect(Object.keys(responses)).toEqual(expect.arrayContaining(['201', '404', '409', '422']))
	expect(Object.keys(description.paths['/document/{documentId}/compare'].get.responses[200].content)).toEqual([
		'application/json',
		docxMediaType,
	])
})

test('every route of the API is described, and every call described has its route', async () => {
	const description = (await (await call(readOpenApi, null)).json()) as { paths: Record<string, object> }
	const pathOf = (url: string) => url.replace(/:(\w+)/g, '{$1}')
	const routes = routeTable
		.filter(({ path }) => path?.startsWith('api/') && path !== 'api/*')
		.map(({ path }) => pathOf(path!.slice('api'.length)))
	expect(Object.keys(description.paths).sort()).toEqual(routes.sort())
})
