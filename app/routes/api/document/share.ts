import { shareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { PermissionsAnswer, permissionsAnswer, ShareBody } from '../schemas/sharing.ts'
import { refused } from '#app/http/refusals.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const share = defineOperation({
	method: 'POST',
	path: '/document/{documentId}/share',
	scope: 'shares:write',
	summary: 'Share the document or change a person’s role; new people are notified by email',
	body: ShareBody,
	answers: { 200: PermissionsAnswer },
	errors: [400, 403, 404, 409, 413, 429],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { may: 'manage' }),
	async run({ services, access, body: { user_id: userId, email, role } }) {
		const shared = await shareDocument(services, access, userId === undefined ? { email: email ?? '', role } : { userId, role })
		return typeof shared === 'string' ? refused(shared) : Response.json(permissionsAnswer(shared))
	},
})

export const loader = endpoint(share)
export const action = loader
