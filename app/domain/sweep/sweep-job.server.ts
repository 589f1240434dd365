import { z } from 'zod'
import { resumeRegeneration } from '#app/domain/administration/regeneration/regenerate-all-job.server.ts'
import { turnLocalMonths } from '#app/domain/billing/events/local-checkout.server.ts'
import { endAbandonedExports } from '#app/domain/exports/account/end-abandoned-exports.server.ts'
import { endAbandonedReviews } from '#app/domain/review/run/end-abandoned-reviews.server.ts'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import { sweep } from './sweep.server.ts'
import { inSeconds, minute } from '#app/units.ts'

/** Removes expired rows and files, and ends or continues work that lost its job. */
export const sweepJob = defineJob({
	name: 'sweep',
	data: z.object({}),
	// A file whose metadata is being written can't be listed at that moment, and ends the run.
	retry: 2,
	concurrency: 1,
	expiresIn: inSeconds(10 * minute),
	cron: '*/15 * * * *',
	async run(services) {
		await endAbandonedReviews(services)
		await endAbandonedExports(services)
		await resumeRegeneration(services)
		// Nobody else repeats what the test checkout told while the program was ending.
		await turnLocalMonths(services)
		await sweep(services)
	},
})
