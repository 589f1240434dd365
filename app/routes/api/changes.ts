import { openApiDocument } from '#app/http/open-document.server.ts'
import type { z } from 'zod'
import type { TheirOutcome } from '#app/domain/counterparty/apply-decisions.server.ts'
import { decideTheirs, type TheirRefusal } from '#app/domain/counterparty/decide-changes.server.ts'
import { listTheirChanges } from '#app/domain/counterparty/list-changes.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { readJson } from '#app/http/api/api-body.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/changes.ts'
import { askedVersion } from '#app/http/api/asked-version.ts'
import { unreadable } from './document-text.server.ts'
import { TheirChangesBody, theirChangesAnswer, type TheirChangesResult } from './schemas/their-changes.ts'

/** GET /api/document/{id}/changes: the tracked changes that came with the newest version, or with the one that `?version_number` names. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openApiDocument(context, request, params.documentId, { version: askedVersion(request) })
	const found = await listTheirChanges(context.get(servicesContext), access)
	if (found.underWay) return apiError(409, 'under_way', 'The file is still being read. Please ask again in a moment.')
	return found.unreadable ? unreadable(found.unreadable) : Response.json(theirChangesAnswer(found))
}

/**
 * POST: accepts or rejects changes of the newest version, or opens them again. What can't be done is told, the others
 * stand; when nothing could be done the answer is an error.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('GET', 'POST')
	const access = await openApiDocument(context, request, params.documentId, { may: 'edit' })
	const { changes } = await readJson(request, TheirChangesBody)
	const services = context.get(servicesContext)
	const engine = wordEngineFor(access.member.id)
	const before = await listTheirChanges(services, access, engine)
	if (before.unreadable) return unreadable(before.unreadable)

	const wishes = changes.map((asked) => ({
		...('change_id' in asked ? { key: asked.change_id } : { author: asked.author }),
		to: asked.state,
	}))
	const outcomes = await decideTheirs(services, access, wishes)
	const results = outcomes.map((outcome, index): z.infer<typeof TheirChangesResult>['results'][number] => {
		const told = toldOf(outcome)
		return 'code' in told
			? { index, status: 'refused', code: told.code, error: refusals[told.code].error }
			: { index, status: 'done', ...told }
	})
	const [first] = results
	if (first?.status === 'refused' && results.every(({ status }) => status === 'refused'))
		return apiError(refusals[first.code as RefusalCode].status, first.code, first.error, { details: { results } })
	const after = await listTheirChanges(services, access, engine)
	return Response.json({ ...theirChangesAnswer(after), results } satisfies z.infer<typeof TheirChangesResult>)
}

const refusals = {
	not_found: { status: 404, error: 'There is no such change in the newest version.' },
	stale: { status: 409, error: 'There is a newer version of the document.' },
	unreadable: { status: 422, error: 'The file of the newest version can’t be read.' },
	overlaps: { status: 409, error: 'A suggestion changes some of the same words: reject it first.' },
} as const

type RefusalCode = keyof typeof refusals

function toldOf(outcome: TheirOutcome | TheirRefusal | null): { code: RefusalCode } | { decided: number[]; left: number[] } {
	if (outcome === null) return { code: 'not_found' }
	if (typeof outcome === 'string') return { code: outcome }
	if (outcome.decided.length === 0 && outcome.inTheWay.length > 0) return { code: 'overlaps' }
	return { decided: outcome.decided, left: outcome.inTheWay.map(({ number }) => number) }
}
