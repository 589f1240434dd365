import { setPermissions } from '#app/domain/documents/sharing/set-permissions.server.ts'
import { shareWithCompany } from '#app/domain/documents/sharing/share-with-company.server.ts'
import { listPeople } from '#app/domain/documents/sharing/share-document.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { PermissionsAnswer, permissionsAnswer, PermissionsBody } from '../schemas/sharing.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { refused } from '#app/http/refusals.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const list = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/permissions',
	scope: 'documents:read',
	summary: 'List the people who can open the document',
	answers: { 200: PermissionsAnswer },
	errors: [404],
	async run({ services, context, params, request }) {
		const access = await openApiDocument(context, request, params.documentId)
		return permissionsAnswer(await listPeople(services, access))
	},
})

const set = defineOperation({
	method: 'PUT',
	path: '/document/{documentId}/permissions',
	scope: 'shares:write',
	summary:
		'Replace the people who can open the document; anyone not listed loses access, invited addresses included; a share with the whole company stays',
	body: PermissionsBody,
	answers: { 200: PermissionsAnswer },
	errors: [400, 403, 404, 409, 413, 429],
	async run({ services, context, params, request, body: { permissions } }) {
		const access = await openApiDocument(context, request, params.documentId, { may: 'manage' })
		const wanted = permissions.flatMap(({ user_id: userId, email, company, role }) =>
			role === 'owner' || company ? [] : [{ ...(userId ? { userId } : { email: email ?? '' }), role }],
		)
		const forAll = permissions.find(({ company }) => company)?.role
		if (forAll === 'owner') return apiError(400, 'invalid', 'The company can’t be the owner of a document.')
		const set = await setPermissions(services, access, wanted)
		if (typeof set === 'string') return refused(set)
		if (forAll) await shareWithCompany(services, access, forAll)
		const people = await listPeople(services, access)
		return permissionsAnswer(people)
	},
})

export const loader = endpoint(list, set)
export const action = loader
