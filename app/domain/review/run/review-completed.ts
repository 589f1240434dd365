import { z } from 'zod'
import type { Topic } from '#app/infrastructure/jobs/jobs.ts'

const Completed = z.object({ versionId: z.uuid(), companyId: z.uuid(), reviewId: z.uuid() })

/** Published when the review of a version completes, in the same transaction. */
export const reviewCompleted: Topic<z.output<typeof Completed>> = { name: 'review-completed', data: Completed }
