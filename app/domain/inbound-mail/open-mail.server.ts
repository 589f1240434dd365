import { createThreadPool } from '#app/infrastructure/threads.server.ts'
import { openingTimeout } from './mail-limits.ts'
import type { OpenedMail, OpenMailJob } from './opening-job.ts'

const heapMegabytes = 384

const threads = createThreadPool<OpenMailJob, OpenedMail>('mail-worker', { size: 1, heapMegabytes, ownProcess: true })

/** Opens a mail in a process of its own, within limits of time and memory, and writes what is attached into a folder. */
export async function openMail(job: OpenMailJob): Promise<OpenedMail> {
	const outcome = await threads.run(job, { timeout: openingTimeout })
	return 'stopped' in outcome ? { refused: 'malformed' } : outcome.result
}
