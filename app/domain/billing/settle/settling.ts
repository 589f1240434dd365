import type { Services } from '#app/infrastructure/services.ts'

/** What is needed to make a company agree with the payment service, its history and its owners' mails included. */
export type Settling = Pick<Services, 'db' | 'jobs' | 'payments' | 'keys' | 'env'>
