import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { lookUntil } from '#app/infrastructure/look-until.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { findRounds, type FoundRound } from './find-rounds.server.ts'
import { judgeRoundJob } from './judge-round-job.server.ts'
import { judgeWaitingRound } from './judge-waiting-round.server.ts'

/**
 * The rounds of a document in order, as `findRounds` gives them. Waits briefly for rounds that are still being judged;
 * a round whose job was lost gets another.
 *
 * @param number the only round to wait for; left out, all
 * @param engine judges at once what no job has judged yet; left out for reads
 */
export async function findJudgedRounds(
	services: Pick<Services, 'db' | 'storage' | 'jobs'>,
	access: DocumentAccess,
	{ number, engine }: { number?: number; engine?: WordEngine } = {},
): Promise<FoundRound[]> {
	const rounds = await findRounds(services, access)
	const waiting = rounds.filter((round) => !isJudged(round) && (number === undefined || round.number === number))
	if (waiting.length === 0) return rounds
	const { db, jobs } = services
	if (engine) await Promise.all(waiting.map(({ id }) => judgeWaitingRound(services, engine, id)))
	else {
		await noteOnRead({ db, jobs }, ({ db, jobs }) =>
			db.$transaction(async (tx) => {
				for (const { id } of waiting) await jobs.enqueue(tx, judgeRoundJob, { roundId: id, documentId: access.document.id })
			}),
		)
		const left = { id: { in: waiting.map(({ id }) => id) }, judgedAt: null }
		await lookUntil(async () => ((await db.round.count({ where: left })) === 0 ? true : null))
	}
	return findRounds(services, access)
}

function isJudged({ judgement, failure }: FoundRound): boolean {
	return judgement !== null || failure !== null
}
