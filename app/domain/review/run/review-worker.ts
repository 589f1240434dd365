import { parentPort } from 'node:worker_threads'
import type { ThreadMessage } from '#app/infrastructure/threads.server.ts'
import { loadReviewModels } from '../clauses/load-review-models.server.ts'
import { readStored } from './read-stored.ts'
import type { ReviewAnswer, ReviewJob } from './review-job.ts'
import { reviewInParts, type SectionPart } from './review-parts.ts'

// The thread that checks clauses and writes Word files: a long contract takes longer than a web server may pause.

const say = (message: ThreadMessage<ReviewAnswer, SectionPart>) => parentPort?.postMessage(message)

parentPort?.on('message', (job: ReviewJob) => {
	answer(job).then(
		(result) => say({ result }),
		(error: unknown) => say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
	)
})
say({ ready: true })

async function answer(job: ReviewJob): Promise<ReviewAnswer> {
	if (job.do === 'review')
		return { reviewed: reviewInParts({ ...job.input, models: loadReviewModels() }, (section) => say({ report: section })) }
	// Loaded on first use: a review should not wait for the library that writes Word files.
	const { reportDocx } = await import('../report/report-docx.ts')
	return { docx: await reportDocx(readStored('report', job.report)) }
}
