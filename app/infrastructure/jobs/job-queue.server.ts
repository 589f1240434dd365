import { setTimeout as pause } from 'node:timers/promises'
import { fromPrisma, PgBoss } from 'pg-boss'
import type { Tx } from '../db/db.ts'
import { keysOf, withoutKeys } from '../keys-of.ts'
import type { Logger } from '../log.ts'
import type { Services } from '../services.ts'
import type { Job } from './define-job.ts'
import type { FailedJob, JobKind, JobQueue } from './jobs.ts'

/** A worker silent for this long counts as dead, and its job goes to another. The minimum of pg-boss. */
const heartbeatSeconds = 10

const connections = 3

/**
 * How often workers poll for jobs without an announcement: those of a killed program, and retries. All others start by
 * announcement (LISTEN/NOTIFY). There are about thirty workers and each polls by itself: at one poll per second, a report
 * of 30 pages took 2.3 s instead of 1.6 s on two cores.
 */
const looks = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 }

/**
 * Jobs made in advance wait until this process has run nothing else for so long, so that the next report does not share
 * the processor with them: on two cores, each of several 30-page reports in a row took 2.3 s instead of 1.2 s.
 */
const quiet = { for: 1_000, atMost: 30_000, lookEvery: 250 }

/** Priority of a job that somebody waits for; a job made in advance has none. */
const interactivePriority = 1

export interface RunningQueue extends JobQueue {
	/** Starts taking jobs of these kinds in this process. */
	work(services: Services, jobs: readonly Job[]): Promise<void>
	/** Lets running jobs finish for a moment, then stops; unfinished jobs run again after the next start. */
	stop(): Promise<void>
}

/** Background jobs in the same PostgreSQL as everything else, in a schema of their own. */
export async function openJobQueue(databaseUrl: string, log: Logger): Promise<RunningQueue> {
	const boss = new PgBoss({
		connectionString: databaseUrl,
		max: connections,
		useListenNotify: true,
		monitorIntervalSeconds: 5,
		superviseIntervalSeconds: 5,
	})
	boss.on('error', (error) => log.error({ err: error }, 'The job queue reports an error'))
	await boss.start()
	const stopping = new AbortController()
	const queues = new Map<string, Promise<void>>()
	const following: Job[] = []
	const activity = { running: 0, lastEnd: 0 }

	function queueOf(job: JobKind): Promise<void> {
		const made = queues.get(job.name) ?? makeQueue(boss, job)
		queues.set(job.name, made)
		made.catch(() => queues.delete(job.name))
		return made
	}

	async function send<Data extends object>(tx: Tx, job: JobKind<Data>, data: Data, priority: number): Promise<boolean> {
		await queueOf(job as unknown as JobKind)
		const account = job.account?.(data)
		const id = await boss.send(job.name, data, {
			db: fromPrisma(tx),
			priority,
			singletonKey: job.key?.(data),
			...(account === undefined ? {} : { group: { id: account } }),
		})
		return id !== null
	}

	/** Waits until nothing but jobs made in advance runs here, or somebody asks for a job of this kind. */
	async function waitForQuiet({ name }: Job, id: string) {
		const giveUp = Date.now() + quiet.atMost
		while (Date.now() < giveUp && !stopping.signal.aborted) {
			if (activity.running === 0 && Date.now() - activity.lastEnd >= quiet.for) return
			// The job itself, or one that waits behind it for a free worker.
			const { rows } = await boss.getDb().executeSql(
				`SELECT EXISTS (SELECT FROM pgboss.job WHERE name = $1 AND id = $2 AND priority > 0)
					OR EXISTS (SELECT FROM pgboss.job WHERE name = $1 AND state < 'active' AND priority > 0) AS "wanted"`,
				[name, id],
			)
			if (rows[0]?.wanted === true) return
			await pause(quiet.lookEvery, undefined, { ref: false })
		}
	}

	async function countedAsRunning(work: () => Promise<void>) {
		activity.running += 1
		try {
			await work()
		} finally {
			activity.running -= 1
			activity.lastEnd = Date.now()
		}
	}

	return {
		async enqueue(tx, job, data) {
			const queued = await send(tx, job, data, interactivePriority)
			const key = job.key?.(data)
			if (queued || key === undefined) return
			await tx.$executeRaw`
				UPDATE pgboss.job SET priority = ${interactivePriority} WHERE name = ${job.name} AND singleton_key = ${key} AND state <= 'active' AND priority = 0`
		},
		async enqueueBehind(tx, job, data) {
			await send(tx, job, data, 0)
		},
		async announce(tx, topic, data) {
			for (const job of following) if (job.follows?.name === topic.name) await send(tx, job, data, 0)
		},
		async listFailed(most, without) {
			const { rows } = await boss.getDb().executeSql(
				`SELECT id::text AS id, name, data, coalesce(output ->> 'message', output ->> 'value', '') AS error, retry_count + 1 AS tries,
					completed_on AS "failedAt"
				FROM pgboss.job WHERE state = 'failed' AND name <> $2 ORDER BY completed_on DESC, id LIMIT $1`,
				[most, without.name],
			)
			return rows as FailedJob[]
		},
		async countFailed(without) {
			const { rows } = await boss
				.getDb()
				.executeSql(`SELECT count(*)::int AS failed FROM pgboss.job WHERE state = 'failed' AND name <> $1`, [without.name])
			return (rows as { failed: number }[])[0]!.failed
		},
		async retryFailed({ name, id }) {
			const { rows } = await boss
				.getDb()
				.executeSql(`SELECT 1 FROM pgboss.job WHERE name = $1 AND id = $2 AND state = 'failed'`, [name, id])
			if (rows.length === 0) return false
			await boss.retry(name, id)
			return true
		},
		async failedRecently({ name }, key, seconds) {
			const { rows } = await boss.getDb().executeSql(
				`SELECT state = 'failed' AND completed_on > now() - make_interval(secs => $3) AS "failedRecently"
				FROM pgboss.job WHERE name = $1 AND singleton_key = $2 ORDER BY created_on DESC LIMIT 1`,
				[name, key, seconds],
			)
			return rows[0]?.failedRecently === true
		},
		async work(services, jobs) {
			following.push(...jobs.filter(({ follows }) => follows))
			for (const job of jobs) {
				await queueOf(job)
				const options = {
					batchSize: 1,
					localConcurrency: job.concurrency,
					...(job.account ? { localGroupConcurrency: Math.ceil(job.concurrency / 2) } : {}),
					includeMetadata: true,
					...looks,
				} as const
				const worker = await boss.work<object>(job.name, options, async ([queued]) => {
					if (!queued) return
					try {
						const lastTry = queued.retryCount >= job.retry
						const run = () => job.run(services, job.data.parse(queued.data ?? {}), { signal: stopping.signal, lastTry })
						if (!job.follows) await countedAsRunning(run)
						else await waitForQuiet(job, queued.id).then(run)
					} catch (error) {
						log.error({ err: error, job: job.name, jobId: queued.id }, 'A job failed')
						throw storedError(error, keysOf(services.env))
					} finally {
						// There may be more jobs: poll again at once instead of in a second.
						boss.notifyWorker(worker)
					}
				})
				if (job.cron) await boss.schedule(job.name, job.cron)
			}
		},
		async stop() {
			stopping.abort()
			await boss.stop({ graceful: true, timeout: 5_000 })
		},
	}
}

async function makeQueue(boss: PgBoss, { name, retry, expiresIn, key }: JobKind): Promise<void> {
	await boss.createQueue(name, {
		policy: key ? 'exclusive' : 'standard',
		retryLimit: retry,
		retryDelay: 1,
		retryBackoff: true,
		expireInSeconds: expiresIn,
		heartbeatSeconds,
		notify: true,
	})
}

/** What the queue keeps of an error, and administrators read: a service that refuses a key of ours may quote it. */
function storedError(error: unknown, keys: readonly string[]): Error {
	const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
	const stored = new Error(withoutKeys(message, keys))
	stored.name = name
	stored.stack = stack && withoutKeys(stack, keys)
	return stored
}
