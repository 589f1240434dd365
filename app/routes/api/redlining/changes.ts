import type { z } from 'zod'
import type { DecisionsOutcome } from '#app/domain/counterparty/apply-decisions.server.ts'
import { decideChanges, type DecisionsRefusal } from '#app/domain/counterparty/decide-changes.server.ts'
import { listCounterpartyChanges } from '#app/domain/counterparty/list-changes.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { requestedVersion, versionQuery } from '#app/http/api/requested-version.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { unreadable } from '../document/document-text.server.ts'
import {
	CounterpartyChangesAnswer,
	CounterpartyChangesBody,
	counterpartyChangesAnswer,
	CounterpartyChangesResult,
} from '../schemas/counterparty-changes.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { changeRefusals, type RefusalCode } from '#app/http/refusals.ts'

const list = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/changes',
	scope: 'documents:read',
	summary: 'List the counterparty’s tracked changes in a version in document order',
	query: versionQuery,
	answers: { 200: CounterpartyChangesAnswer },
	errors: [404, 409, 422],
	async run({ services, context, params, request }) {
		const access = await openApiDocument(context, request, params.documentId, { version: requestedVersion(request) })
		const found = await listCounterpartyChanges(services, access)
		if (found.underWay) return apiError(409, 'under_way', 'The file is still being read. Please ask again in a moment.')
		return found.unreadable ? unreadable(found.unreadable) : Response.json(counterpartyChangesAnswer(found))
	},
})

/** Entries that can't be done are reported, the others are applied; when none could be done the answer is an error. */
const decide = defineOperation({
	method: 'POST',
	path: '/document/{documentId}/changes',
	scope: 'documents:write',
	summary: 'Accept or reject tracked changes of the counterparty, one by one or all of an author; an error only if all of it failed',
	body: CounterpartyChangesBody,
	answers: { 200: CounterpartyChangesResult },
	errors: [400, 403, 404, 409, 413, 422, 423],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { may: 'edit' }),
	async run({ services, member, access, body: { changes } }) {
		const engine = wordEngineFor(member.id)
		const before = await listCounterpartyChanges(services, access, engine)
		if (before.unreadable) return unreadable(before.unreadable)

		const requests = changes.map((change) => ({
			...('change_id' in change ? { key: change.change_id } : { author: change.author }),
			to: change.state,
		}))
		const outcomes = await decideChanges(services, access, requests)
		const results = outcomes.map((outcome, index): z.infer<typeof CounterpartyChangesResult>['results'][number] => {
			const answered = answerOf(outcome)
			return 'code' in answered
				? { index, status: 'refused', code: answered.code, error: changeRefusals[answered.code].error }
				: { index, status: 'done', ...answered }
		})
		const [first] = results
		if (first?.status === 'refused' && results.every(({ status }) => status === 'refused'))
			return apiError(changeRefusals[first.code as RefusalCode].status, first.code, first.error, { details: { results } })
		const after = await listCounterpartyChanges(services, access, engine)
		return Response.json({ ...counterpartyChangesAnswer(after), results } satisfies z.infer<typeof CounterpartyChangesResult>)
	},
})

function answerOf(outcome: DecisionsOutcome | DecisionsRefusal | null): { code: RefusalCode } | { decided: number[]; left: number[] } {
	if (outcome === null) return { code: 'not_found' }
	if (typeof outcome === 'string') return { code: outcome }
	if (outcome.decided.length === 0 && outcome.inTheWay.length > 0) return { code: 'overlaps' }
	return { decided: outcome.decided, left: outcome.inTheWay.map(({ number }) => number) }
}

export const loader = endpoint(list, decide)
export const action = loader
