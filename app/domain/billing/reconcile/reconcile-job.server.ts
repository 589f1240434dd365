import { z } from 'zod'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import { hour, inSeconds } from '#app/units.ts'
import { reconcile } from './reconcile.server.ts'

/** Once a day: our state against the payment service's. A company that could not be asked fails the job, so that it shows. */
export const reconcileJob = defineJob({
	name: 'reconcile-payments',
	data: z.object({}),
	retry: 3,
	concurrency: 1,
	expiresIn: inSeconds(hour),
	cron: '17 4 * * *',
	async run(services) {
		const { failed, wrongPrices } = await reconcile(services)
		if (failed.length > 0) throw new Error(`${failed.length} companies could not be held against the payment service`)
		if (wrongPrices.length > 0) throw new Error(`The payment service has another price for: ${wrongPrices.join(', ')}`)
	},
})
