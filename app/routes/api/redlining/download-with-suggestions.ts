import { redlineModes } from '#app/domain/downloads/redline-file-name.ts'
import { writeRedline } from '#app/domain/downloads/write-redline.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { wordFileAnswer } from '#app/http/files/word-file.ts'
import { requestedVersion, versionQuery } from '#app/http/api/requested-version.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { retryAfterHeader } from '#app/http/retry-after.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'

const refusedStatus = { too_many: 429, not_docx: 415, file_missing: 409, unreadable: 422, unproven: 500 } as const

const commentChoices = ['keep', 'remove'] as const

/**
 * GET /api/document/downloadWithSuggestions/{id}: the uploaded file with the suggestions in force. `?mode=tracked` (or
 * none) as tracked changes, `accepted` as plain text, `original` as it came; `include=open` adds the undecided ones,
 * `clean=1` removes data about people and programs, `comments=remove` that and every comment. The header X-Left-Out
 * lists what was left out.
 */
const download = defineOperation({
	method: 'GET',
	path: '/document/downloadWithSuggestions/{documentId}',
	scope: 'documents:read',
	summary: 'Download the file with the accepted suggestions as tracked changes, named …_redlined.docx',
	query: {
		mode: 'tracked (default), accepted for a file without tracked changes, original for the uploaded file',
		include: 'open to include undecided suggestions',
		clean: '1 to remove metadata about people and programs',
		comments: 'keep (default), or remove to also remove metadata and all comments, including the reasons of suggestions',
		...versionQuery,
	},
	answers: { 200: { mediaTypes: [docxMediaType] } },
	errors: [400, 404, 409, 415, 422, 429, 500],
	async run({ services, context, params, query: searchParams, request }) {
		const access = await openApiDocument(context, request, params.documentId, { version: requestedVersion(request) })
		const requestedMode = searchParams.get('mode') ?? 'tracked'
		const mode = redlineModes.find((known) => known === requestedMode)
		if (!mode) return apiError(400, 'invalid', `The mode must be one of: ${redlineModes.join(', ')}.`)
		const requestedComments = searchParams.get('comments') ?? 'keep'
		const comments = commentChoices.find((known) => known === requestedComments)
		if (!comments) return apiError(400, 'invalid', `The comments must be one of: ${commentChoices.join(', ')}.`)
		const include = searchParams.get('include') === 'open' ? 'open' : undefined
		const clean = searchParams.get('clean') === '1'
		const written = await writeRedline(services, access, { mode, include, clean, comments })
		if ('refused' in written)
			return apiError(refusedStatus[written.refused], written.refused, written.sentence, { headers: retryAfterHeader(written.retryAfter) })
		return wordFileAnswer(written.bytes, written.fileName, {
			'X-Left-Out': written.leftOut.map(({ number }) => number).join(','),
			'X-With-Blanks': written.withBlanks.join(','),
		})
	},
})

export const loader = endpoint(download)
export const action = loader
