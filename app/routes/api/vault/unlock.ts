import { unlockDocument } from '#app/domain/documents/locks/lock-document.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { refused } from '#app/http/refusals.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { LockAnswer, lockRecord } from '../schemas/filing.ts'

const unlock = defineOperation({
	method: 'POST',
	path: '/document/{documentId}/unlock',
	scope: 'documents:write',
	summary: 'Unlock the document: your own lock or, as its owner, anyone’s',
	answers: { 200: LockAnswer },
	errors: [403, 404, 423],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { may: 'edit', changes: 'nothing' }),
	async run({ services, access, context, request, params }) {
		if ((await unlockDocument(services, access)) === 'locked') return refused('locked')
		const { lock } = await openApiDocument(context, request, params.documentId)
		return { locked: lock !== null, lock: lockRecord(lock) }
	},
})

export const loader = endpoint(unlock)
export const action = loader
