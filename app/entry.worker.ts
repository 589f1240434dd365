import type { OpenServices } from './infrastructure/services.server.ts'

/** Starts taking background jobs in this process. */
export async function startWorker(services: OpenServices): Promise<void> {
	await services.jobs.work({
		async 'run-review'() {},
		async 'sweep'() {},
	})
}
