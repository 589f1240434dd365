import { defineWordJob } from '#app/domain/word/process/word-job.ts'
import type { RoundFiles } from './round-judgement.ts'

/** Compares a returned file with the sent one. */
export const judgeRoundJob = defineWordJob({
	name: 'judge_round',
	run: async (files: RoundFiles) => (await import('./judge-round.ts')).judgeRound(files),
})
