import { z } from 'zod'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import { inSeconds, minute } from '#app/units.ts'
import { seedTemplates } from './seed-templates.server.ts'

/** Brings the templates that come with the product into the library; queued at every start. */
export const seedTemplatesJob = defineJob({
	name: 'seed-templates',
	data: z.object({}),
	key: () => 'all',
	retry: 2,
	concurrency: 1,
	expiresIn: inSeconds(10 * minute),
	async run(services) {
		// Loaded here: their sources are needed only while they are seeded.
		const { ownTemplates } = await import('../own/own-templates.ts')
		const seeded = await seedTemplates(services, ownTemplates())
		if (seeded.length > 0) services.log.info({ seeded }, 'templates seeded')
	},
})
