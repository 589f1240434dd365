import { regenerateAllJob, resumeRegeneration } from './domain/administration/regeneration/regenerate-all-job.server.ts'
import { tryPromptJob } from './domain/administration/prompts/try-prompt-job.server.ts'
import { applyEventJob } from './domain/billing/events/apply-event-job.server.ts'
import { reconcileJob } from './domain/billing/reconcile/reconcile-job.server.ts'
import { endSubscriptionJob } from './domain/billing/subscriptions/end-subscription-job.server.ts'
import { counterpartyChangesJob } from './domain/counterparty/changes-job.server.ts'
import { remindPersonJob, sendRemindersJob } from './domain/deadlines/send-reminders-job.server.ts'
import { eraseJob } from './domain/erasure/erase-job.server.ts'
import { exportAccountJob } from './domain/exports/account/export-job.server.ts'
import { sweepJob } from './domain/sweep/sweep-job.server.ts'
import { readUnreadVersionsJob, readVersionJob } from './domain/documents/reading/read-version-job.server.ts'
import { documentViewJob } from './domain/documents/versions/document-view-job.server.ts'
import { answerMailsJob } from './domain/inbound-mail/answer-mails-job.server.ts'
import { fulfillOrderJob } from './domain/human-help/fulfill-help.server.ts'
import { watchHelpClockJob } from './domain/human-help/help-clock-job.server.ts'
import { sendMailJob } from './domain/mail/send-mail-job.server.ts'
import { seedPrompts } from './domain/review/model/prompt-records.server.ts'
import { endAbandonedReviews } from './domain/review/run/end-abandoned-reviews.server.ts'
import { runReviewJob } from './domain/review/run/run-review-job.server.ts'
import { judgeRoundJob } from './domain/rounds/judge-round-job.server.ts'
import { indexOlderTextsJob } from './domain/search/index-older-texts-job.server.ts'
import { draftSuggestionsJob } from './domain/suggestions/draft-suggestions-job.server.ts'
import { seedTemplatesJob } from './domain/templates/library/seed-templates-job.server.ts'
import { deliverWebhookJob, retryWebhooksJob } from './domain/webhooks/delivery-jobs.server.ts'
import type { Job } from './infrastructure/jobs/define-job.ts'
import type { OpenServices } from './infrastructure/services.server.ts'

/** Every background job of the product. */
export const jobs: readonly Job[] = [
	sendMailJob,
	runReviewJob,
	documentViewJob,
	readVersionJob,
	readUnreadVersionsJob,
	indexOlderTextsJob,
	counterpartyChangesJob,
	draftSuggestionsJob,
	judgeRoundJob,
	sweepJob,
	eraseJob,
	exportAccountJob,
	sendRemindersJob,
	remindPersonJob,
	deliverWebhookJob,
	retryWebhooksJob,
	regenerateAllJob,
	tryPromptJob,
	seedTemplatesJob,
	answerMailsJob,
	applyEventJob,
	endSubscriptionJob,
	reconcileJob,
	fulfillOrderJob,
	watchHelpClockJob,
]

/** Starts taking background jobs in this process. */
export async function startWorker(services: OpenServices): Promise<void> {
	await seedPrompts(services)
	await services.jobs.work(services, jobs)
	await endAbandonedReviews(services)
	await resumeRegeneration(services)
	await services.db.$transaction(async (tx) => {
		await services.jobs.enqueue(tx, seedTemplatesJob, {})
		await services.jobs.enqueue(tx, readUnreadVersionsJob, {})
		await services.jobs.enqueueBehind(tx, indexOlderTextsJob, {})
	})
}
