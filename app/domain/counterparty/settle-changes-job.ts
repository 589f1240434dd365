import { defineWordJob } from '#app/domain/word/process/word-job.ts'
import type { SettleRequest } from './counterparty-change.ts'

/** Accepts and rejects the tracked changes that came with a file. */
export const settleChangesJob = defineWordJob({
	name: 'settle_changes',
	run: async (order: SettleRequest) => (await import('./settle-changes.ts')).settleChanges(order),
})
