import type { FileStorage } from '@remix-run/file-storage'
import type { Db } from './db/db.ts'
import type { MailAuthentication } from './inbound-mail/mail-authentication.ts'
import type { JobQueue } from './jobs/jobs.ts'
import type { LanguageModel } from './language-model/language-model.ts'
import type { Logger } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Payments } from './payments/payments.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Env } from './env.server.ts'
import type { SealingKeys } from './sealing.ts'

/** Everything outside the domain that it may use. Chosen in services.server.ts, passed as an argument. */
export interface Services {
	db: Db
	storage: FileStorage
	mail: Mailer
	/** Proves who sent a mail that arrived. */
	mailAuthentication: MailAuthentication
	jobs: JobQueue
	limits: RateLimits
	log: Logger
	/** Asked in addition to the embedded engine; `null` where none is configured. */
	model: LanguageModel | null
	/** `null` where the program is public and has no keys of a payment service: nothing is sold. */
	payments: Payments | null
	/** The time that periods, clocks and due dates are reckoned with: real, or that of the local test checkout. */
	billingNow(): Promise<Date>
	env: Env
	/** For what must be unreadable and unforgeable outside, such as sealed cookies and authenticator secrets. */
	keys: SealingKeys
}
