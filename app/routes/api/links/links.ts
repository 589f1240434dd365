import { newLink } from '#app/components/documents/new-share-link.ts'
import { createShareLink, listShareLinks } from '#app/domain/share-links/manage-links.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { refused } from '#app/http/refusals.ts'
import { MadeLinkAnswer, ShareLinkBody, shareLinksAnswer, ShareLinksAnswer } from '../schemas/share-links.ts'

const list = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/links',
	scope: 'shares:write',
	summary: 'List the links to versions of the document, with who used them',
	answers: { 200: ShareLinksAnswer },
	errors: [403, 404],
	async run({ services, context, params, request }) {
		const access = await openApiDocument(context, request, params.documentId, { may: 'manage' })
		return shareLinksAnswer(await listShareLinks(services, access, new Date()))
	},
})

const make = defineOperation({
	method: 'POST',
	path: '/document/{documentId}/links',
	scope: 'shares:write',
	summary: 'Create a link that lets someone without an account read one version; only this answer contains its URL',
	body: ShareLinkBody,
	secret: true,
	answers: { 201: MadeLinkAnswer },
	errors: [400, 403, 404, 413, 429],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { may: 'manage' }),
	async run({ services, access, body }) {
		const made = await createShareLink(services, access, newLink(body), new Date())
		if (typeof made === 'string') return refused(made)
		return Response.json({ link_id: made.id, url: `${services.env.appUrl}/shared/${made.token}` }, { status: 201 })
	},
})

export const loader = endpoint(list, make)
export const action = loader
