import type { z } from 'zod'
import { findJudgedRounds } from '#app/domain/rounds/find-judged-rounds.server.ts'
import { ledgerRounds } from '#app/domain/rounds/find-rounds.server.ts'
import { ledgerOf } from '#app/domain/rounds/ledger.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { ledgerRecord, roundRecord, RoundsAnswer } from '../schemas/rounds.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const list = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/rounds',
	scope: 'documents:read',
	summary: 'List the rounds with the counterparty: each returned file compared with the one sent, and all points over the rounds',
	answers: { 200: RoundsAnswer },
	errors: [404],
	async run({ services, context, params, request }) {
		const access = await openApiDocument(context, request, params.documentId)
		const { document, role } = access
		const rounds = await findJudgedRounds(services, access)
		return Response.json({
			document_id: document.id,
			role,
			rounds: rounds.map(roundRecord),
			ledger: ledgerRecord(ledgerOf(await ledgerRounds(services, rounds))),
		} satisfies z.infer<typeof RoundsAnswer>)
	},
})

export const loader = endpoint(list)
export const action = loader
