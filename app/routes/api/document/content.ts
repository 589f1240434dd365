import type { z } from 'zod'
import { requestedText } from './document-text.server.ts'
import { ContentAnswer } from '../schemas/document-text.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { versionQuery } from '#app/http/api/requested-version.ts'

const read = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/content',
	scope: 'documents:read',
	summary: 'Get the text of a version',
	query: versionQuery,
	answers: { 200: ContentAnswer },
	errors: [404, 409, 422],
	async run(call) {
		const found = await requestedText(call)
		if (found instanceof Response) return found
		const { access, words } = found
		return Response.json({ document_id: access.document.id, version_number: access.version.number, content: words.text } satisfies z.infer<
			typeof ContentAnswer
		>)
	},
})

export const loader = endpoint(read)
export const action = loader
