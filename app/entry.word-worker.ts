import { readChangesJob } from './domain/counterparty/read-changes-job.ts'
import { settleChangesJob } from './domain/counterparty/settle-changes-job.ts'
import { writeTextJob } from './domain/extraction/write-text-job.ts'
import { draftSuggestionsJob } from './domain/placing/draft-suggestions-job.server.ts'
import { judgeRoundJob } from './domain/rounds/judge/judge-round-job.ts'
import { assembleDocumentJob } from './domain/templates/language/assemble-document-job.ts'
import { readTemplateJob } from './domain/templates/language/read-template-job.ts'
import { writeForDownloadJob } from './domain/word/clean/write-for-download-job.ts'
import { compareJob } from './domain/word/compare/compare-job.ts'
import { compareTextsJob } from './domain/word/compare/compare-texts-job.ts'
import { pageViewJob } from './domain/word/page-view/page-view-job.ts'
import { doWordJob, type WordJob, type WordJobRequest } from './domain/word/process/word-job.ts'
import { answerJobs } from './infrastructure/answer-jobs.server.ts'

/** Every kind of work on Word files. */
const jobs: readonly WordJob<never, unknown>[] = [
	pageViewJob,
	compareJob,
	compareTextsJob,
	writeForDownloadJob,
	writeTextJob,
	readChangesJob,
	settleChangesJob,
	draftSuggestionsJob,
	judgeRoundJob,
	readTemplateJob,
	assembleDocumentJob,
]

// The process in which Word files are shown, changed and compared.
answerJobs(({ job: name, input }: WordJobRequest) => {
	const job = jobs.find((each) => each.name === name)
	if (!job) throw new Error(`No Word job is called ${name}`)
	return doWordJob(job, input as never)
})
