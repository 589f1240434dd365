import { listShareLinks, revokeShareLink } from '#app/domain/share-links/manage-links.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { refused } from '#app/http/refusals.ts'
import { shareLinksAnswer, ShareLinksAnswer } from '../schemas/share-links.ts'

const revoke = defineOperation({
	method: 'DELETE',
	path: '/document/{documentId}/links/{linkId}',
	scope: 'shares:write',
	summary: 'Revoke a link: it stops working at once',
	answers: { 200: ShareLinksAnswer },
	errors: [403, 404],
	async run({ services, context, params, request }) {
		const access = await openApiDocument(context, request, params.documentId, { may: 'manage' })
		const now = new Date()
		if (!(await revokeShareLink(services, access, params.linkId, now))) return refused('no_such_link')
		return shareLinksAnswer(await listShareLinks(services, access, now))
	},
})

export const loader = endpoint(revoke)
export const action = loader
