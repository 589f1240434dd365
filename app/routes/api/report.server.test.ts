import mammoth from 'mammoth'
import { expect, test, vi } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { cancelReview } from '#app/domain/review/run/cancel-review.server.ts'
import { reportJson } from '#app/domain/review/report/report-json.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import buildThreads from '#tests/build-threads.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { reportOf, scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import { register, setCredits, testServices } from '#tests/world.ts'
import { action as analyze, loader as readAnalysis } from './document/analysis.ts'
import { loader as readJson } from './document/analysis-json.ts'
import { loader as readDocx } from './document/report-docx.ts'
import { AnalysisAnswer, Report } from './schemas/analysis.ts'

await buildThreads()
const services = await testServices()
const never = new AbortController().signal

function call(
	route: (args: never) => unknown,
	member: Member | null,
	documentId: string,
	{ method = 'GET', query = '', body = undefined as unknown, with: calledServices = services } = {},
): Promise<Response> {
	const request = new Request(`http://127.0.0.1:3000/api/document/${documentId}${query}`, {
		method,
		...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
	})
	const context = requestContextOf(calledServices, {
		request,
		visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' },
	})
	return answerOf(() => route({ request, context, params: { documentId } } as never))
}

/** Requests an analysis while another one is running, which starts only once the call waits for it, so that the call joins it. */
async function analyseWhile(member: Member, documentId: string, reviewId: string, run: () => Promise<unknown>): Promise<Response> {
	let joined: () => void = () => undefined
	const waiting = new Promise<void>((resolve) => (joined = resolve))
	const db = services.db.$extends({
		query: {
			review: {
				findUniqueOrThrow({ args, query }) {
					// The call polls the status of the review that it waits for.
					if (args.where.id === reviewId) joined()
					return query(args)
				},
			},
		},
	}) as unknown as typeof services.db
	const [answer] = await Promise.all([call(analyze, member, documentId, { method: 'POST', with: { ...services, db } }), waiting.then(run)])
	return answer
}

function embeddedLike() {
	const engine = scriptedEngine()
	return scriptedEngine({
		async review(input, how) {
			const outcome = await engine.review(input, how)
			if ('stopped' in outcome) return outcome
			const { partyRole: party_role, partyName: party_name, reviewTone: review_tone, documentType: document_type } = input.options
			const report = reportJson({
				...(JSON.parse(outcome.result.report) as ReturnType<typeof reportOf>),
				options: { party_role, party_name, review_tone, document_type },
			})
			return { result: { ...outcome.result, report } }
		},
	})
}

async function reviewed(member: Member) {
	const queued = await queueReview(services, member)
	await runReview(services, queued.reviewId, never, scriptedEngine())
	return queued
}

test('analysis.json gives exactly the bytes of the report, in the shape that the API describes', async () => {
	const member = await register(services)
	const { documentId, sha256 } = await reviewed(member)

	const answer = await call(readJson, member, documentId)
	const body = await answer.text()

	expect(answer.headers.get('Content-Type')).toContain('application/json')
	expect(body).toBe(reportJson(reportOf({ name: 'agreement.docx', sha256, bytes: 6 })))
	expect(Report.strict().parse(JSON.parse(body)).findings).toHaveLength(2)
})

test('Download Review saves a Word document under its fixed name with every finding in it', async () => {
	const member = await register(services)
	const { documentId } = await reviewed(member)

	const answer = await call(readDocx, member, documentId)
	const { value: words } = await mammoth.extractRawText({ buffer: Buffer.from(await answer.arrayBuffer()) })

	expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="AI-Analysis-Report.docx"')
	for (const { says } of reportOf({ name: '', sha256: '', bytes: 0 }).findings) expect(words).toContain(says)
})

test.each([
	['analysis.json', readJson],
	['report.docx', readDocx],
])('%s says while the review is under way, and when there is none to come', async (_name, route) => {
	const member = await register(services)
	const { documentId } = await queueReview(services, member)

	const early = await call(route, member, documentId)
	expect([early.status, await early.json()]).toEqual([
		409,
		{ code: 'review_under_way', error: 'The report is not complete yet. Ask again in a moment.' },
	])
	await cancelReview(services, await opened(services, member, documentId))
	expect(await (await call(route, member, documentId)).json()).toMatchObject({ code: 'review_canceled' })
	expect((await call(route, member, documentId, { query: '?version_number=2' })).status).toBe(404)
	expect((await call(route, member, documentId, { query: '?version_number=one' })).status).toBe(404)
})

test('asking for an analysis joins the one that is under way and answers with its report', async () => {
	const member = await register(services)
	const { documentId, reviewId } = await queueReview(services, member)

	const answer = await analyseWhile(member, documentId, reviewId, () => runReview(services, reviewId, never, scriptedEngine()))

	expect(answer.status).toBe(200)
	expect(AnalysisAnswer.parse(await answer.json())).toMatchObject({
		document_id: documentId,
		analysis: { summary: { verdict: 'negotiate' } },
	})
})

test('a version is analyzed again for a party without a credit, and its report says so', async () => {
	const member = await register(services)
	const { documentId } = await reviewed(member)
	const asked = call(analyze, member, documentId, { method: 'POST', body: { party_name: 'ada', document_type: 'mutual nda' } })
	await vi.waitFor(async () => expect(await services.db.review.count({ where: { version: { documentId } } })).toBe(2))
	const review = await services.db.review.findFirstOrThrow({ where: { version: { documentId }, status: 'queued' } })
	expect(review).toMatchObject({ partyName: 'Ada Ltd', chosenType: 'Mutual NDA' })
	await runReview(services, review.id, never, embeddedLike())

	const answer = await asked
	expect([answer.status, await answer.json()]).toMatchObject([
		200,
		{ analysis: { options: { party_name: 'Ada Ltd', document_type: 'Mutual NDA' } } },
	])
	expect((await services.db.company.findUniqueOrThrow({ where: { id: member.companyId } })).credits).toBe(2)
})

test.each([
	[
		'a name that is no party’s',
		{ party_name: 'Nobody Ltd' },
		'unknown_party',
		"This document has no party called 'Nobody Ltd'. The only party read from it is Ada Ltd.",
	],
	['a type that the catalog lacks', { document_type: 'Novel' }, 'invalid', 'Unknown document type.'],
	[
		'a role that nobody has',
		{ party_role: 'Judge' },
		'invalid',
		'The party role must be one of: Sending Party, Receiving Party, Not Sure.',
	],
	['a name that is no text', { party_name: 7 }, 'invalid', 'The party name must be text.'],
	['a body that is a list', [], 'invalid', 'The body must be a JSON object.'],
	['a body that is no JSON', 'party_name=Ada', 'malformed', 'The body must be JSON.'],
])('an analysis for %s is refused with 400 and a sentence, and nothing is queued', async (_, body, code, error) => {
	const member = await register(services)
	const { documentId } = await reviewed(member)
	const answer = await call(analyze, member, documentId, { method: 'POST', body })
	expect([answer.status, await answer.json()]).toMatchObject([400, { code, error }])
	expect(await services.db.review.count({ where: { version: { documentId } } })).toBe(1)
})

test('an analysis that fails says why, and that is no success', async () => {
	const member = await register(services)
	const { documentId, reviewId } = await queueReview(services, member)

	const answer = await analyseWhile(member, documentId, reviewId, () =>
		runReview(services, reviewId, never, scriptedEngine({ extract: async () => ({ readable: false, reason: 'encrypted' }) })),
	)

	expect(answer.status).toBe(422)
	expect(await answer.json()).toEqual({ code: 'encrypted', error: expect.stringMatching(/^Upload and analysis failed: .*password/) })
})

test('who asks for analyses without end is told to wait', async () => {
	const member = await register(services)
	const { documentId } = await queueReview(services, member)
	vi.spyOn(services.limits, 'count').mockImplementationOnce(async ({ name }, key) => (name === 'review' && key === member.id ? 90 : 0))

	const answer = await call(analyze, member, documentId, { method: 'POST' })
	expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
		429,
		'90',
		expect.objectContaining({ code: 'too_many_requests' }),
	])
})

test('an analysis needs a credit, an owner and the right method', async () => {
	const member = await register(services, { subscriptionCredits: 1 })
	const { documentId } = await queueReview(services, member)
	await cancelReview(services, await opened(services, member, documentId))
	await setCredits(services, member.companyId, 0)

	expect((await call(analyze, member, documentId, { method: 'POST' })).status).toBe(402)
	expect((await call(analyze, member, documentId, { method: 'DELETE' })).status).toBe(405)
	expect((await call(readAnalysis, member, documentId)).status).toBe(405)
})
