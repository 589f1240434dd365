import type { Env } from '#app/infrastructure/env.server.ts'

/** Whether mails are saved on this machine and readable at /dev/mail: on loopback, without a mail server. */
export function readsSavedMail(env: Pick<Env, 'public' | 'smtpUrl'>): boolean {
	return !env.public && env.smtpUrl === undefined
}
