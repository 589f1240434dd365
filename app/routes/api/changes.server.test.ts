import { openDocument } from '#app/domain/access/open-document.server.ts'
import { expect, test } from 'vitest'
import { listCounterpartyChanges } from '#app/domain/counterparty/list-changes.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { listChanges } from '#app/domain/word/changes/list-changes.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import buildThreads from '#tests/build-threads.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { engineHere } from '#tests/fixtures/reviewed-contract.ts'
import { trackedDocx } from '#tests/fixtures/tracked-docx.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { action as decide, loader as readChanges } from './redlining/changes.ts'
import { loader as download } from './redlining/download-with-suggestions.ts'
import { loader as readOpenApi } from './openapi.ts'
import { CounterpartyChangesAnswer, CounterpartyChangesResult } from './schemas/counterparty-changes.ts'

await buildThreads()
const services = await testServices()

const theirs = trackedDocx([
	'Fees are due within [-60|Lee-][+30|Lee+] days.',
	'Either party may end this with [+ninety days’ |Max+]notice.',
])

async function call(
	route: (args: never) => unknown,
	member: Member | null,
	documentId: string,
	{ query = '', body, method = body === undefined ? 'GET' : 'POST' }: { query?: string; method?: string; body?: unknown } = {},
): Promise<Response> {
	// Listed here: the calls do not depend on which process reads the file.
	const access = member && route === readChanges ? await openDocument(services, member, documentId) : null
	if (access && typeof access !== 'string') await listCounterpartyChanges(services, access, engineHere)
	const request = new Request(`http://127.0.0.1:3000/api/document/${documentId}/changes${query}`, {
		method,
		...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
	})
	const context = requestContextOf(services, {
		request,
		visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' },
	})
	return answerOf(() => route({ request, context, params: { documentId } } as never))
}

test('changes of the other side are listed, accepted, rejected and opened again, and the file that goes out says so', async () => {
	const member = await register(services)
	const { documentId } = await queueReview(services, member, { bytes: theirs })
	const listed = CounterpartyChangesAnswer.strict().parse(await (await call(readChanges, member, documentId)).json())
	expect(listed).toMatchObject({
		document_id: documentId,
		version_number: 1,
		role: 'owner',
		changes: [
			{
				number: 1,
				kind: 'replacement',
				author: 'Lee',
				text: '30',
				replaced: '60',
				place: { paragraph_id: 'b0', start: 20, end: 22 },
				state: 'open',
			},
			{ author: 'Max', rejected_by: 'suggestion' },
		],
	})

	const last = listed.changes[1]!.change_id
	const answer = await call(decide, member, documentId, {
		body: {
			changes: [
				{ author: 'Lee', state: 'accepted' },
				{ change_id: last, state: 'rejected' },
				{ change_id: 'nowhere', state: 'open' },
			],
		},
	})
	const result = CounterpartyChangesResult.strict().parse(await answer.json())
	expect(result.results).toEqual([
		{ index: 0, status: 'done', decided: [1], left: [] },
		{ index: 1, status: 'done', decided: [2], left: [] },
		{ index: 2, status: 'refused', code: 'not_found', error: expect.any(String) },
	])
	expect(result.changes.map(({ state, suggestions }) => [state, suggestions.length])).toEqual([
		['accepted', 0],
		['rejected', 1],
	])
	expect(result.changes[0]!.decided_by).toEqual({ user_id: member.id, name: 'Ada Founder' })

	const file = new Uint8Array(await (await call(download, member, documentId)).arrayBuffer())
	expect((await listChanges(file)).map(({ author, kind }) => `${author} ${kind}`).sort()).toEqual(['Ada Founder deletion', 'Max insertion'])
	await call(decide, member, documentId, { body: { changes: [{ change_id: last, state: 'open' }] } })
	expect(CounterpartyChangesAnswer.parse(await (await call(readChanges, member, documentId)).json()).changes[1]).toMatchObject({
		state: 'open',
		suggestions: [],
		decided_by: null,
	})
})

test('a call of which nothing could be done is an error, and so is a body that says nothing', async () => {
	const [owner, viewer] = [await register(services), await register(services)] as const
	const { documentId } = await queueReview(services, owner, { bytes: theirs })
	await letIn(services, owner, documentId, viewer, 'commenter')
	const body = { changes: [{ author: 'Lee', state: 'accepted' }] }

	const refused = await call(decide, owner, documentId, { body: { changes: [{ author: 'Nobody', state: 'accepted' }] } })
	expect([refused.status, await refused.json()]).toEqual([
		404,
		expect.objectContaining({ code: 'not_found', details: { results: [expect.objectContaining({ status: 'refused' })] } }),
	])
	expect(CounterpartyChangesAnswer.parse(await (await call(readChanges, viewer, documentId)).json())).toMatchObject({
		role: 'commenter',
		changes: [{ state: 'open' }, { state: 'open' }],
	})
	for (const wrong of [{}, { changes: [] }, { changes: [{ author: 'Lee', state: 'open' }] }, { changes: [{ state: 'accepted' }] }])
		expect((await call(decide, owner, documentId, { body: wrong })).status).toBe(400)
	expect((await call(decide, owner, documentId, { body, method: 'PUT' })).status).toBe(405)
	expect((await call(readChanges, owner, documentId, { query: '?version_number=9' })).status).toBe(404)
})

test('a damaged file says why', async () => {
	const owner = await register(services)
	const body = { changes: [{ author: 'Lee', state: 'accepted' }] }
	const damaged = await queueReview(services, owner)
	expect((await call(readChanges, owner, damaged.documentId)).status).toBe(422)
	expect((await call(decide, owner, damaged.documentId, { body })).status).toBe(422)
})

test('the description of the API names the calls', async () => {
	const { paths } = (await (await call(readOpenApi, null, 'none')).json()) as { paths: Record<string, object> }
	expect(Object.keys(paths['/document/{documentId}/changes'] ?? {})).toEqual(['get', 'post'])
})
