import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { makeSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import { noteSuggestion } from '#app/domain/suggestions/note-suggestion.server.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { z } from 'zod'
import { requestedVersion, versionQuery } from '#app/http/api/requested-version.ts'
import { SuggestionsAnswer, suggestionsAnswer, SuggestionsBody, type SentSuggestion, SuggestionsResult } from '../schemas/suggestions.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { refusals, type RefusalCode } from '#app/http/refusals.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { megabyte } from '#app/units.ts'

const list = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/suggestions',
	scope: 'documents:read',
	summary: 'List the suggestions of a version in document order',
	query: versionQuery,
	answers: { 200: SuggestionsAnswer },
	errors: [404],
	async run({ services, context, params, request }) {
		const access = await openApiDocument(context, request, params.documentId, { version: requestedVersion(request) })
		return suggestionsAnswer(await listSuggestions(services, access))
	},
})

/** Entries that can't be done are reported, the others are applied; when none could be done the answer is an error. */
const decide = defineOperation({
	method: 'POST',
	path: '/document/{documentId}/suggestions',
	scope: 'documents:write',
	summary: 'Decide on suggestions, change their notes or add new ones; an error only if all of it failed',
	body: SuggestionsBody,
	largestBody: megabyte,
	answers: { 200: SuggestionsResult },
	errors: [400, 403, 404, 409, 413, 423],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { may: 'edit' }),
	async run({ services, member, access, body: { suggestions } }) {
		// Missing suggestions are drafted now, so that they can be decided about.
		const engine = wordEngineFor(member.id)
		await listSuggestions(services, access, engine)

		const results: z.infer<typeof SuggestionsResult>['results'] = []
		for (const [index, sent] of suggestions.entries()) {
			const done = await perform(services, access, sent)
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
		const after = await listSuggestions(services, access, engine)
		return Response.json({ ...suggestionsAnswer(after), results } satisfies z.infer<typeof SuggestionsResult>)
	},
})

async function perform(
	services: Services,
	access: DocumentAccess<'edit'>,
	sent: z.output<typeof SentSuggestion>,
): Promise<Suggestion | RefusalCode | null> {
	if (!('suggestion_id' in sent)) {
		const { paragraph_id: paragraphId, internal_note: internalNote, ...own } = sent
		return makeSuggestion(services, access, { ...own, paragraphId, internalNote })
	}
	const { suggestion_id: id, state, text, reason, internal_note: internalNote, revision } = sent
	const decided =
		state === undefined
			? undefined
			: await decideSuggestion(
					services,
					access,
					id,
					state === 'edited' ? { to: 'edited', text: text ?? '', revision } : { to: state, revision },
				)
	if (decided === null || typeof decided === 'string') return decided
	if (reason === undefined && internalNote === undefined) return decided ?? 'nothing_to_change'
	return noteSuggestion(services, access, id, { reason, internalNote, revision: decided?.revision ?? revision })
}

export const loader = endpoint(list, decide)
export const action = loader
