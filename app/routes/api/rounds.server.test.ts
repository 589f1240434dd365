import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { answerPoint } from '#app/domain/rounds/answer-point.server.ts'
import { judgeRoundJob } from '#app/domain/rounds/judge-round-job.server.ts'
import { judgeWaitingRound } from '#app/domain/rounds/judge-waiting-round.server.ts'
import { asRound, openRoundIntake } from '#app/domain/rounds/receive-round.server.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { noteSuggestion } from '#app/domain/suggestions/note-suggestion.server.ts'
import { writeRedline } from '#app/domain/downloads/write-redline.server.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { opened } from '#tests/fixtures/opened.ts'
import buildThreads from '#tests/build-threads.ts'
import { engineHere, isEdit, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { loader as readOpenApi } from './openapi.ts'
import { loader as draftReply } from './rounds/reply.ts'
import { loader as readRounds } from './rounds/rounds.ts'
import { ReplyAnswer, RoundsAnswer } from './schemas/rounds.ts'

await buildThreads()
const services = await testServices()
const secret = 'WALK AWAY BELOW NINETY'

function call(route: (args: never) => unknown, member: Member | null, documentId: string, query = ''): Promise<Response> {
	const request = new Request(`http://127.0.0.1:3000/api/document/${documentId}/rounds${query}`)
	const context = requestContextOf(services, {
		request,
		visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' },
	})
	return answerOf(() => route({ request, context, params: { documentId } } as never))
}

/** Uploads a returned file without comparing it: most calls do not need that, and on a busy machine they would only be told to wait. */
async function receive(member: Member, documentId: string, bytes: Uint8Array, { judged = true } = {}) {
	const fileKey = `uploads/${randomUUID()}`
	await services.storage.set(fileKey, new File([new Uint8Array(bytes)], 'back.docx', { type: docxMediaType }))
	const intake = (await openRoundIntake(services, await opened(services, member, documentId, 'edit')))!
	await addDocument(
		services,
		member,
		{
			fileKey,
			fileName: 'back.docx',
			mediaType: docxMediaType,
			bytes: bytes.length,
			sha256: createHash('sha256').update(bytes).digest('hex'),
		},
		intake.choices,
		asRound(intake, intake.sentFiles[0]!),
	)
	const waiting = await services.db.round.findMany({ where: { documentId, judgedAt: null }, select: { id: true } })
	if (judged) for (const { id } of waiting) await judgeWaitingRound(services, engineHere, id)
}

async function returned(owner: Member, { judged = true } = {}) {
	const { documentId } = await reviewedContract(services, owner)
	const { suggestions } = (await listSuggestions(services, await opened(services, owner, documentId, 'read'), engineHere))!
	const suggestion = suggestions.find(isEdit)!
	await decideSuggestion(services, await opened(services, owner, documentId, 'edit'), suggestion.id, { to: 'accepted' })
	await noteSuggestion(services, await opened(services, owner, documentId, 'edit'), suggestion.id, { internalNote: secret })
	const written = await writeRedline(services, await opened(services, owner, documentId, 'read'), { mode: 'tracked' }, engineHere)
	if (!written || 'refused' in written) throw new Error('Nothing was written')
	const file = await openDocxFile(written.bytes)
	file.setPart(file.mainPart, file.part(file.mainPart)!.replace('a New York corporation', 'a Wyoming corporation'))
	await receive(owner, documentId, await file.toBytes(), { judged })
	return { documentId, suggestionId: suggestion.id }
}

test('rounds with what became of each suggestion, edits marked and not, and the ledger; the first call has them judged', async () => {
	const owner = await register(services)
	await services.jobs.work(services, [judgeRoundJob])
	const { documentId, suggestionId } = await returned(owner, { judged: false })
	const read = async () => RoundsAnswer.strict().parse(await (await call(readRounds, owner, documentId)).json())

	await expect.poll(async () => (await read()).rounds[0]?.state, { timeout: 25_000 }).toBe('judged')
	const { rounds, ledger, role } = await read()
	expect([role, rounds.length]).toEqual(['owner', 1])
	expect(rounds[0]).toMatchObject({
		number: 1,
		state: 'judged',
		sent: { version_number: 1, receipt_id: expect.any(String) },
		returned: { version_number: 2, file_name: 'back.docx' },
		suggestions: [{ suggestion_id: suggestionId, outcome: 'untouched', answer: 'open' }],
		tracked_edits: [],
		untracked_edits: [{ key: 'u1', kind: 'replacement', before: 'New York', after: 'Wyoming', answer: 'open', author: null }],
	})
	expect(ledger).toMatchObject({ open: 2, theirs: [{ round: 1, key: 'u1', tracked: false, standing: 'open' }] })

	await answerPoint(services, await opened(services, owner, documentId, 'edit'), 1, 'u1', 'refused')
	const again = await read()
	expect(again.rounds[0]!.untracked_edits[0]).toMatchObject({ answer: 'refused' })
	expect(again.ledger).toMatchObject({ gets: 1, open: 1, theirs: [{ standing: 'kept' }] })
	expect(JSON.stringify(again)).not.toContain(secret)
})

test('a reply is drafted in the tone that is asked for, or that the version was reviewed in', async () => {
	const owner = await register(services)
	const { documentId } = await returned(owner)
	const reply = async (query = '') => ReplyAnswer.strict().parse(await (await call(draftReply, owner, documentId, `/reply${query}`)).json())

	expect(await reply('?tone=legal')).toMatchObject({
		round: 1,
		tone: 'legal',
		subject: expect.stringContaining('Re: '),
		reply: expect.stringMatching(/^Dear all,[\s\S]*Wyoming[\s\S]*Ada Founder$/),
	})
	expect((await reply('?tone=Friendly&round=1')).reply).toMatch(/^Hi there,/)
	expect(await reply()).toMatchObject({ tone: 'neutral' })
	expect(JSON.stringify(await reply())).not.toContain(secret)
	for (const query of ['?tone=rude', '?tone=', '?round=first', '?round=0'])
		expect((await call(draftReply, owner, documentId, `/reply${query}`)).status, query).toBe(400)
	expect((await call(draftReply, owner, documentId, '/reply?round=2')).status).toBe(404)

	await receive(owner, documentId, Buffer.from('no zip'))
	const answer = await call(draftReply, owner, documentId, '/reply')
	expect([answer.status, await answer.json()]).toEqual([409, { code: 'not_compared', error: expect.any(String) }])
	const { rounds } = RoundsAnswer.parse(await (await call(readRounds, owner, documentId)).json())
	expect(rounds[1]).toMatchObject({
		state: 'failed',
		failure: { code: 'unsupported_type', error: expect.any(String) },
		suggestions: [],
		summary: null,
	})
})

test('people with access read the rounds', async () => {
	const owner = await register(services)
	const viewer = await register(services)
	const { documentId } = await returned(owner)
	await letIn(services, owner, documentId, viewer, 'viewer')

	expect(RoundsAnswer.parse(await (await call(readRounds, viewer, documentId)).json())).toMatchObject({
		role: 'viewer',
		rounds: [{ state: 'judged' }],
	})
	expect((await call(draftReply, viewer, documentId)).status).toBe(200)
})

test('openapi.json describes both calls', async () => {
	const { paths } = await (await call(readOpenApi, null, '')).json()
	expect(paths['/document/{documentId}/rounds'].get.responses['200'].content['application/json'].schema.properties).toHaveProperty('ledger')
	expect(paths['/document/{documentId}/rounds/reply'].get.parameters.map(({ name }: { name: string }) => name)).toEqual([
		'documentId',
		'tone',
		'round',
		'If-None-Match',
	])
})
