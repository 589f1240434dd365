import { fromPrisma, PgBoss } from 'pg-boss'
import type { Logger } from '../log.ts'
import type { JobData, JobHandlers, JobName, JobQueue } from './jobs.ts'

/** A worker that is silent for this long is taken for dead and its job given to another. The least pg-boss takes. */
const heartbeatSeconds = 10

const queues: Record<JobName, { retryLimit: number; expireInSeconds: number; cron?: string }> = {
	'run-review': { retryLimit: 3, expireInSeconds: 3 * 60 * 60 },
	sweep: { retryLimit: 0, expireInSeconds: 10 * 60, cron: '*/15 * * * *' },
}

/**
 * Reviews that one process works on at once. Reading and checking have threads of their own, two at a time; the others
 * wait for a language model, and nobody's embedded report should wait behind that.
 */
const concurrency: Record<JobName, number> = { 'run-review': 6, sweep: 1 }

/**
 * How often workers look for jobs that nobody announced: those of a program that was killed, and those that are tried
 * again. pg-boss would look every 30 seconds only while announcements (LISTEN/NOTIFY) work.
 */
const looks = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 }

export interface RunningQueue extends JobQueue {
	/** Starts taking jobs in this process. */
	work(handlers: JobHandlers): Promise<void>
	/** Lets running jobs finish for a moment, then lets go; what is unfinished is taken up after the next start. */
	stop(): Promise<void>
}

/** Background jobs in the same PostgreSQL as everything else, in a schema of their own. */
export async function openJobQueue(databaseUrl: string, log: Logger): Promise<RunningQueue> {
	const boss = new PgBoss({
		connectionString: databaseUrl,
		max: 4,
		useListenNotify: true,
		monitorIntervalSeconds: 5,
		superviseIntervalSeconds: 5,
	})
	boss.on('error', (error) => log.error({ err: error }, 'The job queue reports an error'))
	await boss.start()
	for (const name of Object.keys(queues) as JobName[]) {
		const { retryLimit, expireInSeconds } = queues[name]
		await boss.createQueue(name, { retryLimit, retryDelay: 1, retryBackoff: true, expireInSeconds, heartbeatSeconds, notify: true })
	}
	const stopping = new AbortController()

	return {
		async enqueue(tx, name, data) {
			await boss.send(name, data, { db: fromPrisma(tx) })
		},
		async work(handlers) {
			for (const name of Object.keys(queues) as JobName[]) {
				const handle = handlers[name] as (data: JobData[JobName], signal: AbortSignal) => Promise<void>
				const options = { batchSize: 1, localConcurrency: concurrency[name], ...looks } as const
				const worker = await boss.work<JobData[JobName]>(name, options, async ([job]) => {
					if (!job) return
					try {
						await handle(job.data, stopping.signal)
					} catch (error) {
						log.error({ err: error, job: name, jobId: job.id }, 'A job failed')
						throw error
					} finally {
						// Where one was there may be more: look again at once instead of with the next second.
						boss.notifyWorker(worker)
					}
				})
				const { cron } = queues[name]
				if (cron) await boss.schedule(name, cron)
			}
		},
		async stop() {
			stopping.abort()
			await boss.stop({ graceful: true, timeout: 5_000 })
		},
	}
}
