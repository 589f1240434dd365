import { expect, test } from 'vitest'
import { openJobQueue } from './job-queue.server.ts'
import { createLogger } from '../log.server.ts'
import { testServices } from '#tests/world.ts'

const services = await testServices()

test('a job that was sent in a transaction that fails never runs', async () => {
	const done = new Promise<string>((resolve) => {
		void services.jobs.work({
			'run-review': async ({ reviewId }) => resolve(reviewId),
			sweep: async () => undefined,
		})
	})
	await services.db
		.$transaction(async (tx) => {
			await services.jobs.enqueue(tx, 'run-review', { reviewId: 'rolled back' })
			throw new Error('no')
		})
		.catch(() => undefined)
	await services.db.$transaction((tx) => services.jobs.enqueue(tx, 'run-review', { reviewId: 'kept' }))

	expect(await done).toBe('kept')
})

test('a backlog is worked off without a pause between the jobs, and so is one that was never announced', async () => {
	const backlog = await testServices()
	const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
	for (const reviewId of ids) await backlog.db.$transaction((tx) => backlog.jobs.enqueue(tx, 'run-review', { reviewId }))
	// As a program that was killed leaves it: the jobs stand in the table and nobody hears of them.
	const later = await openJobQueue(backlog.databaseUrl, createLogger('silent'))
	const seen: string[] = []
	await new Promise<void>((resolve) => {
		void later.work({
			'run-review': async ({ reviewId }) => {
				seen.push(reviewId)
				if (seen.length === ids.length) resolve()
			},
			sweep: async () => undefined,
		})
	})
	await later.stop()
	// pg-boss's own pause of 30 s between two of them would outlast the patience of any test.
	expect([...seen].sort()).toEqual(ids)
})
