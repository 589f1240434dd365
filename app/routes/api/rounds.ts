import { openApiDocument } from '#app/http/open-document.server.ts'
import type { z } from 'zod'
import { findJudgedRounds } from '#app/domain/rounds/find-judged-rounds.server.ts'
import { ledgerRounds } from '#app/domain/rounds/find-rounds.server.ts'
import { ledgerOf } from '#app/domain/rounds/ledger.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/rounds.ts'
import { ledgerRecord, roundRecord, type RoundsAnswer } from './schemas/rounds.ts'

/** GET /api/document/{id}/rounds: what came back, what became of our suggestions, what they changed, marked or not, and the ledger of it all. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openApiDocument(context, request, params.documentId)
	const { document, role } = access
	const services = context.get(servicesContext)
	const rounds = await findJudgedRounds(services, access)
	return Response.json({
		document_id: document.id,
		role,
		rounds: rounds.map(roundRecord),
		ledger: ledgerRecord(ledgerOf(await ledgerRounds(services, rounds))),
	} satisfies z.infer<typeof RoundsAnswer>)
}

export const action = () => methodNotAllowed('GET')
