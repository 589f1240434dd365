import { setTimeout as pause } from 'node:timers/promises'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { findRounds, type FoundRound } from './find-rounds.server.ts'
import { judgeWaitingRound } from './judge-waiting-round.server.ts'

type Found = Awaited<ReturnType<typeof findRounds>>
type Visitor = Parameters<typeof findRounds>[1]

const second = 1000

/** How long a look waits for comparisons; most are there within one second. */
const patience = 3 * second

/**
 * The rounds of a document in order, as `findRounds` gives them. Those that nobody has looked at before are judged
 * first; a comparison that takes longer goes on, and the next look finds it.
 *
 * @param number the only round that is to be judged; left out, all of them
 * @returns `null` when the document is not for the member
 */
export async function findJudgedRounds(
	services: Pick<Services, 'db' | 'storage' | 'log'>,
	member: Visitor,
	documentId: string | undefined,
	{ number, engine }: { number?: number; engine: WordEngine },
): Promise<Found> {
	const found = await findRounds(services, member, documentId)
	const waiting = found?.rounds.filter((round) => !isJudged(round) && (number === undefined || round.number === number)) ?? []
	if (waiting.length === 0) return found
	const comparisons = waiting.map((round) =>
		judgeWaitingRound(services, engine, round.id).catch((error: unknown) =>
			services.log.error({ err: error, round: round.number }, 'A round could not be judged'),
		),
	)
	await Promise.race([Promise.all(comparisons), pause(patience, undefined, { ref: false })])
	return findRounds(services, member, documentId)
}

function isJudged({ judgement, failure }: FoundRound): boolean {
	return judgement !== null || failure !== null
}
