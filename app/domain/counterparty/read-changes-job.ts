import { defineWordJob } from '#app/domain/word/process/word-job.ts'

/** Reads the tracked changes that came with a file. */
export const readChangesJob = defineWordJob({
	name: 'read_changes',
	run: async ({ file }: { file: Uint8Array }) => (await import('./read-changes.ts')).readCounterpartyChanges(file),
})
