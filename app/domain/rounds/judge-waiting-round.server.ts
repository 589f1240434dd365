import type { RoundEntryKind } from '#app/infrastructure/db/generated/enums.ts'
import { judgeRoundJob } from './judge/judge-round-job.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { RoundFailure } from './round-failure.ts'
import type { RoundJudgement } from './judge/round-judgement.ts'

/** Judges a waiting round and writes its ledger rows, once: a second call, or another process, changes nothing. */
export async function judgeWaitingRound(services: Pick<Services, 'db' | 'storage'>, engine: WordEngine, roundId: string): Promise<void> {
	const { db } = services
	const round = await db.round.findUniqueOrThrow({
		where: { id: roundId },
		select: {
			judgedAt: true,
			receiptId: true,
			sent: { select: { fileKey: true } },
			returned: { select: { fileKey: true, mediaType: true } },
		},
	})
	if (round.judgedAt) return
	const judged = await outcomeOf(services, engine, round)
	const entries = 'judgement' in judged ? entriesOf(judged.judgement) : []
	await db.$transaction(async (tx) => {
		const data = 'judgement' in judged ? { judgement: JSON.stringify(judged.judgement) } : { failure: judged.failure }
		const { count } = await tx.round.updateMany({ where: { id: roundId, judgedAt: null }, data: { ...data, judgedAt: new Date() } })
		if (count > 0) await tx.roundEntry.createMany({ data: entries.map((entry) => ({ roundId, ...entry })) })
	})
}

interface Waiting {
	receiptId: string | null
	sent: { fileKey: string }
	returned: { fileKey: string; mediaType: string }
}

async function outcomeOf(
	{ db, storage }: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	{ receiptId, sent, returned }: Waiting,
): Promise<{ judgement: RoundJudgement } | { failure: RoundFailure }> {
	if (returned.mediaType !== docxMediaType) return { failure: 'not_word' }
	const receipt =
		receiptId === null
			? null
			: await db.redlineReceipt.findUnique({ where: { id: receiptId }, select: { mode: true, fileKey: true, suggestions: true } })
	const [before, after] = await Promise.all([storage.get(receipt?.fileKey ?? sent.fileKey), storage.get(returned.fileKey)])
	if (!before || !after) return { failure: 'sent_file_missing' }
	// Suggestions sent as plain words are no changes that the counterparty could answer one by one.
	const suggestions = (receipt?.mode === 'tracked' ? receipt.suggestions : []) as unknown as SentSuggestion[]
	const files = {
		sent: new Uint8Array(await before.arrayBuffer()),
		suggestions: suggestions.filter(({ changeIds }) => changeIds.length > 0),
		returned: new Uint8Array(await after.arrayBuffer()),
	}
	const first = await engine.run(judgeRoundJob, files)
	// One retry, so that a machine busy for a minute does not fail the round.
	const answer = 'unreadable' in first && first.unreadable === 'too_slow' ? await engine.run(judgeRoundJob, files) : first
	if ('value' in answer) return { judgement: answer.value }
	return { failure: 'unreadable' in answer ? answer.unreadable : 'corrupt' }
}

function entriesOf({ suggestions, tracked, untracked }: RoundJudgement): { subject: string; entry: RoundEntryKind }[] {
	return [
		...suggestions.map(({ suggestionId, outcome }) => ({ subject: suggestionId, entry: outcome })),
		...tracked.map(({ key }) => ({ subject: key, entry: 'tracked' as const })),
		...untracked.map(({ key }) => ({ subject: key, entry: 'untracked' as const })),
	]
}
