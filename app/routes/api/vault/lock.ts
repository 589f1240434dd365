import { lockDocument } from '#app/domain/documents/locks/lock-document.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { refused } from '#app/http/refusals.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { LockAnswer, lockRecord } from '../schemas/filing.ts'

const lock = defineOperation({
	method: 'POST',
	path: '/document/{documentId}/lock',
	scope: 'documents:write',
	summary: 'Lock the document: only you can change it until you unlock it or change nothing for 30 minutes',
	answers: { 200: LockAnswer },
	errors: [403, 404, 423],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { may: 'edit', changes: 'nothing' }),
	async run({ services, access, context, request, params }) {
		if ((await lockDocument(services, access)) === 'locked') return refused('locked')
		const { lock } = await openApiDocument(context, request, params.documentId)
		return { locked: lock !== null, lock: lockRecord(lock) }
	},
})

export const loader = endpoint(lock)
export const action = loader
