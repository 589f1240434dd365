import { z } from 'zod'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import { inSeconds, minute } from '#app/units.ts'
import { answerMails } from './answer-mail.server.ts'

/**
 * Answers mails whose reviews are done, every minute. Reviews end in many ways: they are completed, fail, are canceled or
 * lose their document; looking finds all of them.
 */
export const answerMailsJob = defineJob({
	name: 'answer-mails',
	data: z.object({}),
	retry: 0,
	concurrency: 1,
	expiresIn: inSeconds(5 * minute),
	cron: '* * * * *',
	run: (services) => answerMails(services),
})
