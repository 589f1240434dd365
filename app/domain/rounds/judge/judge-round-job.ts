import { defineWordJob } from '#app/domain/word/process/word-job.ts'
import type { RoundFiles } from './round-judgement.ts'

/** Holds a returned file against the one that was sent. */
export const judgeRoundJob = defineWordJob({
	name: 'judge_round',
	run: async (files: RoundFiles) => (await import('./judge-round.ts')).judgeRound(files),
})
