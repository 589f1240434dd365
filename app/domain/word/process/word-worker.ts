import { answerJobs } from '#app/infrastructure/answer-jobs.server.ts'
import { loadReviewModels } from '#app/domain/review/clauses/load-review-models.server.ts'
import { doRedlineJob } from './do-word-job.ts'
import type { RedlineJob } from './word-jobs.ts'

// The process in which Word files are drawn, changed and compared.
answerJobs((job: RedlineJob) => doRedlineJob(job, loadReviewModels))
