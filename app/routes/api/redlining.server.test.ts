import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import buildThreads from '#tests/build-threads.ts'
import { asDocx, asPdf, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { action as say, loader as readComments } from './document/comments.ts'
import { loader as compare } from './redlining/compare.ts'
import { loader as readContent } from './document/content.ts'
import { loader as download } from './redlining/download-with-suggestions.ts'
import { loader as readOpenApi } from './openapi.ts'
import { action as setPermissions, loader as getPermissions } from './document/permissions.ts'
import { loader as readPreview } from './document/preview.ts'
import { action as regenerate } from './redlining/regenerate-suggestions.ts'
import { CommentAnswer, CommentsAnswer } from './schemas/comments.ts'
import { ComparisonAnswer } from './schemas/comparison.ts'
import { ContentAnswer, PreviewAnswer } from './schemas/document-text.ts'
import { PermissionsAnswer } from './schemas/sharing.ts'
import { SuggestionsAnswer, SuggestionsResult } from './schemas/suggestions.ts'
import { action as share } from './document/share.ts'
import { action as suggest, loader as readSuggestions } from './redlining/suggestions.ts'
import { loader as readWithSuggestions } from './redlining/with-suggestions.ts'

await buildThreads()
const services = await testServices()

type Call = { query?: string; method?: string; body?: unknown }

function call(
	route: (args: never) => unknown,
	member: Member | null,
	documentId: string,
	{ query = '', body, method = body === undefined ? 'GET' : 'POST' }: Call = {},
): Promise<Response> {
	const request = new Request(`http://127.0.0.1:3000/api/document/${documentId}${query}`, {
		method,
		...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
	})
	const context = requestContextOf(services, {
		request,
		visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' },
	})
	return answerOf(() => route({ request, context, params: { documentId } } as never))
}

/** Drafted here: the calls do not depend on which process drafts. */
const suggestionsOf = async (member: Member, documentId: string) => {
	await listSuggestions(services, await opened(services, member, documentId, 'read'), engineHere)
	return SuggestionsAnswer.strict().parse(await (await call(readSuggestions, member, documentId)).json())
}

test('suggestions are decided, edited, noted and added in one call, and come out as a redlined Word file', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const { suggestions, counts } = await suggestionsOf(member, documentId)
	const [first, second, third] = suggestions as [(typeof suggestions)[number], (typeof suggestions)[number], (typeof suggestions)[number]]
	expect(counts.open).toBe(suggestions.length)

	const answer = await call(suggest, member, documentId, {
		body: {
			suggestions: [
				{ suggestion_id: first.suggestion_id, state: 'accepted', revision: 0, reason: 'As agreed by telephone.' },
				{ suggestion_id: second.suggestion_id, state: 'edited', text: 'Nothing renews by itself.' },
				{ suggestion_id: third.suggestion_id, state: 'rejected', revision: 7 },
				{ paragraph_id: 'b0', start: 0, end: 0, expected: '', text: 'DRAFT ', reason: 'For talks only.' },
			],
		},
	})
	const { results, ...after } = SuggestionsResult.strict().parse(await answer.json())
	expect(results).toMatchObject([{ status: 'done' }, { status: 'done' }, { status: 'refused', code: 'conflict' }, { status: 'done' }])
	expect(after.counts).toMatchObject({ accepted: 1, edited: 1, rejected: 0, open: suggestions.length - 1 })

	const file = await call(download, member, documentId)
	expect(file.headers.get('Content-Disposition')).toContain('filename="faulty-services-agreement_redlined.docx"')
	const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) })
	expect(value).toContain('Nothing renews by itself.')
	expect(value).not.toContain('DRAFT')

	const withOpen = await mammoth.extractRawText({
		buffer: Buffer.from(await (await call(download, member, documentId, { query: '?mode=accepted&include=open&clean=1' })).arrayBuffer()),
	})
	expect(withOpen.value).toContain('DRAFT')
	const bare = await call(download, member, documentId, { query: '?comments=remove' })
	expect((await openDocxFile(new Uint8Array(await bare.arrayBuffer()))).partNames.filter((name) => name.includes('comments'))).toEqual([])
	for (const query of ['?mode=printed', '?comments=some']) expect((await call(download, member, documentId, { query })).status).toBe(400)
	for (const [route, query] of [
		[download, '?version_number=9'],
		[readSuggestions, '?version_number=9'],
		[readPreview, '?version_number=9'],
		[compare, ''],
		[compare, '?to=9'],
	] as const) {
		const missing = await call(route, member, documentId, { query })
		expect([missing.status, ((await missing.json()) as { error: string }).error]).toEqual([
			404,
			expect.stringMatching(/^This document has no such version/),
		])
		const strange = await call(route, await register(services), documentId, { query })
		expect([strange.status, ((await strange.json()) as { error: string }).error]).toEqual([
			404,
			'This document does not exist or you don’t have access to it.',
		])
	}

	const again = SuggestionsAnswer.parse(await (await call(regenerate, member, documentId, { body: {} })).json())
	expect(again.suggestions.find(({ suggestion_id: id }) => id === first.suggestion_id)).toMatchObject({
		state: 'accepted',
		reason: 'As agreed by telephone.',
	})
})

test('words are never taken out because an edit came without any', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const id = (await suggestionsOf(member, documentId)).suggestions[0]!.suggestion_id
	expect((await call(suggest, member, documentId, { body: { suggestions: [{ suggestion_id: id, state: 'edited' }] } })).status).toBe(400)
	expect((await suggestionsOf(member, documentId)).counts.open).toBeGreaterThan(0)
})

test('a call of which nothing could be done is an error that says why for each', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)

	const answer = await call(suggest, member, documentId, {
		body: {
			suggestions: [
				{ suggestion_id: 'none', state: 'accepted' },
				{ paragraph_id: 'b0', start: 0, end: 4, expected: 'what', text: 'x' },
			],
		},
	})
	expect([answer.status, await answer.json()]).toEqual([
		404,
		expect.objectContaining({
			code: 'not_found',
			details: { results: [expect.anything(), expect.objectContaining({ code: 'text_differs' })] },
		}),
	])
	expect((await call(suggest, member, documentId, { body: { suggestions: [] } })).status).toBe(400)
	expect((await call(suggest, member, documentId, { body: { suggestions: [{ state: 'accepted' }] } })).status).toBe(400)
	expect((await call(suggest, member, documentId, { body: {}, method: 'DELETE' })).status).toBe(405)
})

test('the words of a document, its paragraphs, and both with what is suggested', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)

	const { content } = ContentAnswer.strict().parse(await (await call(readContent, member, documentId)).json())
	const { paragraphs } = PreviewAnswer.strict().parse(await (await call(readPreview, member, documentId)).json())
	const both = await (await call(readWithSuggestions, member, documentId, { query: '?version_number=1.0.1' })).json()

	expect(paragraphs.map(({ text }) => text).join('\n')).toBe(content)
	expect(both.paragraphs).toEqual(paragraphs)
	const { suggestions } = SuggestionsAnswer.parse(both)
	for (const { change } of suggestions) expect(paragraphs.find(({ id }) => id === change.paragraph_id)?.text).toContain(change.expected)
})

test('comments are said, answered, resolved; who is called by name gets a mail without a word of it', async () => {
	const owner = await register(services)
	const friend = await register(services, { firstName: 'Grace', lastName: 'Hopper' })
	const { documentId } = await reviewedContract(services, owner)
	await letIn(services, owner, documentId, friend, 'commenter')
	services.outbox.length = 0

	const answer = await call(say, owner, documentId, { body: { comment: 'Is the cap enough, @Grace Hopper?', paragraph_id: 'b0' } })
	const { comment } = CommentAnswer.strict().parse(await answer.json())
	expect([answer.status, comment.mentions]).toEqual([201, [{ user_id: friend.id, name: 'Grace Hopper' }]])
	expect(services.outbox).toHaveLength(1)
	expect(services.outbox[0]).toMatchObject({ to: friend.email, text: expect.stringContaining(`/review/${documentId}`) })
	expect(JSON.stringify(services.outbox)).not.toMatch(/cap enough|faulty/)

	expect((await call(say, friend, documentId, { body: { comment: 'Yes.', thread_id: comment.comment_id, resolved: true } })).status).toBe(
		201,
	)
	const { comments } = CommentsAnswer.strict().parse(await (await call(readComments, friend, documentId)).json())
	expect(comments).toMatchObject([
		{ comment_id: comment.comment_id, resolved_by: { user_id: friend.id } },
		{ thread_id: comment.comment_id, comment: 'Yes.' },
	])
	expect((await call(say, friend, documentId, { body: { comment: 'To them.', for_file: true } })).status).toBe(403)
	expect((await call(say, owner, documentId, { body: { comment: ' ' } })).status).toBe(400)
	expect((await call(say, owner, documentId, { body: { comment: 'x', thread_id: documentId } })).status).toBe(404)
})

test('a document is shared by account or by address, in a role that permissions change and take away', async () => {
	const owner = await register(services)
	const friend = await register(services)
	await joinCompany(services, friend, owner.companyId)
	const invited = 'counsel@lawyers.example'
	const { documentId } = await reviewedContract(services, owner)

	PermissionsAnswer.strict().parse(await (await call(share, owner, documentId, { body: { user_id: friend.id, role: 'editor' } })).json())
	const shared = PermissionsAnswer.parse(await (await call(share, owner, documentId, { body: { email: invited.toUpperCase() } })).json())
	expect(shared.permissions).toMatchObject([
		{ role: 'owner' },
		{ user_id: friend.id, role: 'editor' },
		{ user_id: null, email: invited, role: 'viewer' },
	])

	const lawyer = await register(services, { email: invited })
	expect((await call(readContent, lawyer, documentId)).status).toBe(200)
	expect((await call(share, friend, documentId, { body: { email: 'x@y.example' } })).status).toBe(403)
	expect((await call(share, owner, documentId, { body: { email: owner.email } })).status).toBe(409)
	expect((await call(share, owner, documentId, { body: {} })).status).toBe(400)
	expect((await call(share, owner, documentId, { body: { user_id: 'nobody' } })).status).toBe(404)

	const set = await call(setPermissions, owner, documentId, {
		method: 'PUT',
		body: {
			permissions: [
				{ user_id: owner.id, role: 'owner' },
				{ user_id: lawyer.id, role: 'commenter' },
			],
		},
	})
	expect(PermissionsAnswer.parse(await set.json()).permissions).toMatchObject([
		{ role: 'owner' },
		{ user_id: lawyer.id, role: 'commenter' },
	])
	expect((await call(readContent, friend, documentId)).status).toBe(404)
})

test('what GET answers as permissions, PUT takes back, with a share with the whole company', async () => {
	const owner = await register(services)
	const colleague = await joinCompany(services, await register(services), owner.companyId)
	const { documentId } = await reviewedContract(services, owner)
	const put = async (permissions: object[]) => {
		const answer = await call(setPermissions, owner, documentId, { method: 'PUT', body: { permissions } })
		return { status: answer.status, permissions: ((await answer.json()) as { permissions?: object[] }).permissions }
	}
	const invited = { email: 'counsel@lawyers.example', role: 'commenter' }
	const { permissions: set } = await put([{ company: true, role: 'viewer' }, invited])
	expect(set).toMatchObject([
		{ user_id: owner.id, role: 'owner', company: false },
		{ user_id: null, ...invited, company: false },
		{ user_id: null, email: null, company: true, name: 'Everyone in the company', role: 'viewer' },
	])
	expect((await call(readContent, colleague, documentId)).status).toBe(200)

	const read = PermissionsAnswer.parse(await (await call(getPermissions, owner, documentId, { method: 'GET' })).json())
	expect(read.permissions).toEqual(set)
	expect(await put(read.permissions)).toEqual({ status: 200, permissions: set })
	expect((await put([{ company: true, role: 'owner' }])).status).toBe(400)
})

test('a PDF has its suggestions as a list; there is no redlined file of it', async () => {
	const member = await register(services)
	const { documentId, reviewId } = await queueReview(services, member, {
		bytes: await asPdf(contractParagraphs('fair-mutual-nda')),
		fileName: 'nda.pdf',
		mediaType: 'application/pdf',
	})

	expect(await suggestionsOf(member, documentId)).toMatchObject({ ready: 'under_way', suggestions: [] })
	const answer = await call(download, member, documentId)
	expect([answer.status, await answer.json()]).toEqual([415, { code: 'not_docx', error: expect.stringMatching(/PDF/) }])
	expect((await call(regenerate, member, documentId, { body: {} })).status).toBe(409)

	await runReview(services, reviewId, new AbortController().signal, scriptedEngine())
	expect(await suggestionsOf(member, documentId)).toMatchObject({ ready: 'ready', counts: { open: 2 } })
})

test('two versions are compared: what changed as JSON, and the Word file that shows it', async () => {
	const member = await register(services)
	const { documentId, fileKey } = await reviewedContract(services, member)
	const words = contractParagraphs('faulty-services-agreement').map((text) => text.replace('twelve (12) months', 'eighteen (18) months'))
	await services.storage.set(`second of ${documentId}`, new File([new Uint8Array(await asDocx(words))], 'second.docx'))
	await services.db.documentVersion.create({
		data: {
			documentId,
			number: 2,
			fileKey: `second of ${documentId}`,
			fileName: 'second.docx',
			mediaType: docxMediaType,
			bytes: 1,
			sha256: '',
		},
	})
	await services.db.document.update({ where: { id: documentId }, data: { versionNumber: 2 } })

	const { changes, from, to } = ComparisonAnswer.strict().parse(await (await call(compare, member, documentId)).json())
	expect([from, to]).toEqual([1, 2])
	expect(changes.map(({ kind, text }) => [kind, text])).toEqual(
		expect.arrayContaining([
			['deletion', expect.stringContaining('twelve')],
			['insertion', expect.stringContaining('eighteen')],
		]),
	)
	const file = await call(compare, member, documentId, { query: '?from=2&to=1&download=1' })
	expect(file.headers.get('Content-Disposition')).toContain('faulty-services-agreement_2_to_1_redlined.docx')

	expect((await call(compare, member, documentId, { query: '?from=1&to=1' })).status).toBe(400)
	expect((await call(compare, member, documentId, { query: '?from=3' })).status).toBe(404)
	await services.storage.remove(fileKey)
	expect((await call(compare, member, documentId)).status).toBe(409)
})

test('openapi.json describes every call with the schemas that check it', async () => {
	const { paths } = await (await call(readOpenApi, null, '')).json()
	for (const path of [
		'/document/withSuggestions/{documentId}',
		'/document/downloadWithSuggestions/{documentId}',
		'/document/{documentId}/suggestions',
		'/document/{documentId}/regenerate-suggestions',
		'/document/{documentId}/comments',
		'/document/{documentId}/content',
		'/document/{documentId}/preview',
		'/document/{documentId}/share',
		'/document/{documentId}/permissions',
		'/document/{documentId}/compare',
	])
		expect(Object.keys(paths), path).toContain(path)
	expect(paths['/document/downloadWithSuggestions/{documentId}'].get.parameters.map(({ name }: { name: string }) => name)).toEqual(
		expect.arrayContaining(['clean', 'comments']),
	)
	expect(paths['/document/{documentId}/suggestions'].post.requestBody.content['application/json'].schema.properties.suggestions.type).toBe(
		'array',
	)
})
