import { mailAdmins } from '#app/domain/mail/mail-admins.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { HelpRequest } from './help-request.ts'

/** What mails about requests need. */
export type HelpMailing = Pick<Services, 'jobs' | 'keys' | 'env'>

/** The founder's page of a request. */
export function founderLink({ env }: Pick<Services, 'env'>, { id, documentId }: Pick<HelpRequest, 'id' | 'documentId'>): string {
	return `${env.appUrl}/document-vault/${documentId}/help/${id}`
}

/** The expert's page of a request. */
export function expertLink({ env }: Pick<Services, 'env'>, { id }: Pick<HelpRequest, 'id'>): string {
	return `${env.appUrl}/admin/requests/${id}`
}

/** Mails who asked; nobody where the account is erased. */
export async function mailFounder(
	services: HelpMailing,
	tx: Tx,
	{ askedBy }: Pick<HelpRequest, 'askedBy'>,
	compose: (to: string) => Mail,
): Promise<void> {
	if (askedBy) await queueMail(services, tx, compose(askedBy.email))
}

/** Mails every expert: the administrators who can log in. */
export async function mailExperts(services: HelpMailing, tx: Tx, compose: (to: string) => Mail): Promise<void> {
	await mailAdmins(services, tx, compose)
}
