import { z } from 'zod'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import { judgeWaitingRound } from './judge-waiting-round.server.ts'
import { inSeconds, minute } from '#app/units.ts'

/** Compares a returned file with what was sent. */
export const judgeRoundJob = defineJob({
	name: 'judge-round',
	data: z.object({ roundId: z.uuid(), documentId: z.uuid() }),
	key: ({ roundId }) => roundId,
	account: ({ documentId }) => documentId,
	retry: 2,
	concurrency: 4,
	expiresIn: inSeconds(10 * minute),
	run: (services, { roundId, documentId }) => judgeWaitingRound(services, wordEngineFor(documentId), roundId),
})
