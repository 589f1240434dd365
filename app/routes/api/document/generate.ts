import type { z } from 'zod'
import { awaitReview } from '#app/domain/templates/generate/documents/generated-review.server.ts'
import { makeDocument } from '#app/domain/templates/generate/documents/make-document.server.ts'
import { UnwritableTemplate } from '#app/domain/templates/generate/unwritable-template.ts'
import { findUsableTemplate } from '#app/domain/templates/generate/usable-templates.server.ts'
import { apiError, apiNotFound } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { notAdded } from '#app/http/not-added.ts'
import { megabyte } from '#app/units.ts'
import { refusals } from '#app/http/refusals.ts'
import { GenerateAnswer, GenerateBody } from '../schemas/library/generate.ts'

const generate = defineOperation({
	method: 'POST',
	path: '/document/generate',
	scope: 'documents:write',
	summary: 'Make a document from a template, and wait for its review; costs no check',
	body: GenerateBody,
	largestBody: megabyte,
	answers: { 201: GenerateAnswer },
	errors: [400, 404, 413, 422, 429, 503],
	async run({ services, member, body, request }) {
		const template = await findUsableTemplate(services, body.template_id)
		if (!template) return apiNotFound(refusals.no_such_template.error)
		const order = { template, values: body.values, variants: body.clauses ?? {}, name: body.name }
		const made = await makeDocument(services, member, order).catch((error: unknown) => {
			if (!(error instanceof UnwritableTemplate)) throw error
			services.log.error({ err: error, templateId: template.id }, 'A document could not be written from its template')
			throw apiError(503, 'unwritable', `“${error.template}” could not be written, so nothing was made. Try again in a few minutes.`, {
				headers: { 'Retry-After': '300' },
			})
		})
		if (made.outcome === 'refused') return wrongValues(made)
		if (made.outcome === 'too_many')
			return apiError(429, 'too_many', 'Too many documents in an hour. Try again later.', {
				headers: { 'Retry-After': String(made.seconds) },
			})
		if (made.outcome !== 'added') {
			const { status, code, error } = notAdded(made)
			return apiError(status, code, error)
		}
		const review = made.reviewId === null ? null : await awaitReview(services, made.reviewId, { signal: request.signal })
		const answer: z.input<typeof GenerateAnswer> = { document_id: made.documentId, version_number: made.versionNumber, missing: [], review }
		return Response.json(answer, { status: 201 })
	},
})

function wrongValues({ problems, missing }: { problems: { field: string; problem: string }[]; missing: string[] }): Response {
	const details = [...problems, ...missing.map((field) => ({ field, problem: 'The document needs a value here.' }))]
	return apiError(422, 'invalid_values', 'Some values are missing or wrong. Nothing was made.', { details })
}

export const loader = endpoint(generate)
export const action = loader
