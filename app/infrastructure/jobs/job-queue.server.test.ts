import { expect, test } from 'vitest'
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
