import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { makeSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import { noteSuggestion } from '#app/domain/suggestions/note-suggestion.server.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { apiError, apiNotFound, requireApiMember } from '#app/http/api-answer.ts'
import { readJson } from '#app/http/api-body.server.ts'
import { methodNotAllowed } from '#app/http/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { z } from 'zod'
import type { Route } from './+types/suggestions.ts'
import { askedVersion, versionNotFound } from '#app/http/asked-version.ts'
import { SuggestionsBody, suggestionsAnswer, type SentSuggestion, type SuggestionsResult } from './schemas/suggestions.ts'
import { refused, refusals, type RefusalCode } from './suggestion-refusals.ts'

const megabyte = 1024 * 1024

/** GET /api/document/{id}/suggestions: those of the newest version, or of the one that `?version_number` names. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const member = requireApiMember(context)
	const number = askedVersion(request)
	const services = context.get(servicesContext)
	const found = number === null ? null : await listSuggestions(services, member, params.documentId, number)
	return found ? Response.json(suggestionsAnswer(found)) : versionNotFound(services, member, params.documentId)
}

/**
 * POST: decides about suggestions, changes their notes, adds new ones. What can't be done is told, the others stand; when
 * nothing could be done the answer is an error.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('GET', 'POST')
	const member = requireApiMember(context)
	const { suggestions } = await readJson(request, SuggestionsBody, megabyte)
	const services = context.get(servicesContext)
	const engine = wordEngineFor(member.id)
	const before = await listSuggestions(services, member, params.documentId, undefined, engine)
	if (!before) return apiNotFound()

	const results: z.infer<typeof SuggestionsResult>['results'] = []
	for (const [index, sent] of suggestions.entries()) {
		const done = await perform(services, member, params.documentId, sent)
		const code = done === null ? 'not_found' : typeof done === 'string' ? done : null
		results.push(
			code === null
				? { index, status: 'done', suggestion_id: (done as Suggestion).id }
				: { index, status: 'refused', code, error: refusals[code].error },
		)
	}
	const codes = results.map((result) => (result.status === 'refused' ? (result.code as RefusalCode) : null))
	const [first] = codes
	if (first && codes.every((code) => code !== null)) {
		const { status, error } = refusals[first]
		return apiError(status, first, error, { details: { results } })
	}
	const after = await listSuggestions(services, member, params.documentId, undefined, engine)
	return after ? Response.json({ ...suggestionsAnswer(after), results } satisfies z.infer<typeof SuggestionsResult>) : refused('not_found')
}

async function perform(
	services: Services,
	member: Member,
	documentId: string,
	sent: z.output<typeof SentSuggestion>,
): Promise<Suggestion | RefusalCode | null> {
	if (!('suggestion_id' in sent)) {
		const { paragraph_id: paragraphId, internal_note: internalNote, ...own } = sent
		return makeSuggestion(services, member, documentId, { ...own, paragraphId, internalNote })
	}
	const { suggestion_id: id, state, text, reason, internal_note: internalNote, revision } = sent
	const decided =
		state === undefined
			? undefined
			: await decideSuggestion(
					services,
					member,
					documentId,
					id,
					state === 'edited' ? { to: 'edited', text: text ?? '', revision } : { to: state, revision },
				)
	if (decided === null || typeof decided === 'string') return decided
	if (reason === undefined && internalNote === undefined) return decided ?? 'nothing_to_change'
	return noteSuggestion(services, member, documentId, id, { reason, internalNote, revision: decided?.revision ?? revision })
}
