import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { messageIdOf } from './mail-head.ts'
import { type ProvenMail, subjectOf } from './refuse-mail.server.ts'

/**
 * Begins to take a mail, or goes on with one whose taking broke off.
 *
 * @returns its id; `null` when it was taken before
 */
export async function startMail(
	{ db }: Pick<Services, 'db'>,
	{ key, companyId, head, sender }: ProvenMail & { sender: Member },
): Promise<string | null> {
	const messageId = messageIdOf(head)
	await db.inboundMail.createMany({
		data: { key, companyId, userId: sender.id, state: 'taking', subject: subjectOf(head), messageId },
		skipDuplicates: true,
	})
	const mail = await db.inboundMail.findUnique({ where: { key, state: 'taking' }, select: { id: true } })
	return mail?.id ?? null
}
