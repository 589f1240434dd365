import { z } from 'zod'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import { hour, inSeconds } from '#app/units.ts'
import { makeExport } from './make-export.server.ts'

/** Makes the ZIP of all that an account holds. */
export const exportAccountJob = defineJob({
	name: 'export-account',
	data: z.object({ exportId: z.uuid() }),
	retry: 3,
	// Each reads all files of an account: more at once would only wait for the same disk.
	concurrency: 1,
	expiresIn: inSeconds(3 * hour),
	key: ({ exportId }) => exportId,
	run: (services, { exportId }, run) => makeExport(services, exportId, run),
})
