import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { afterBusinessTime } from './business-hours.ts'
import { helpOf } from './help-kinds.ts'
import { expertLink, mailExperts } from './help-mailing.server.ts'
import { helpAcceptedMail, followUpQuestionMail, helpQueuedMail } from './help-mails.ts'
import type { HelpRequest } from './help-request.ts'

/** What became of a founder's decision; 'conflict': the request is in another state by now. */
export type HelpDecided = 'done' | 'conflict'

type Deciding = Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'billingNow'>

/** Accepts the answer: the request is closed, and the expert can't open the document any more. */
export async function acceptHelp(services: Deciding, access: DocumentAccess<'manage'>, request: HelpRequest): Promise<HelpDecided> {
	const now = await services.billingNow()
	return services.db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({
			where: { id: request.id, state: 'answered' },
			data: { state: 'accepted', acceptedAt: now },
		})
		if (count === 0) return 'conflict'
		await recordHelp(tx, 'help.accepted', access, request)
		if (request.claimedBy)
			await queueMail(
				services,
				tx,
				helpAcceptedMail({ to: request.claimedBy.email, name: helpOf[request.kind].name, link: expertLink(services, request) }),
			)
		return 'done'
	})
}

/** Asks back about the answer, once: the same expert answers again, within the same time. */
export async function askBack(
	services: Deciding,
	access: DocumentAccess<'manage'>,
	request: HelpRequest,
	askedBack: string,
): Promise<HelpDecided> {
	const now = await services.billingNow()
	const dueAt = new Date(afterBusinessTime(now.getTime()))
	return services.db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({
			where: { id: request.id, state: 'answered', askedBack: null },
			data: { state: request.claimedById ? 'claimed' : 'queued', askedBack, askedBackAt: now, dueAt, remindedAt: null },
		})
		if (count === 0) return 'conflict'
		await recordHelp(tx, 'help.asked_back', access, request)
		const parts = { name: helpOf[request.kind].name, at: dueAt, link: expertLink(services, request) }
		if (request.claimedBy) await queueMail(services, tx, followUpQuestionMail({ to: request.claimedBy.email, ...parts }))
		else await mailExperts(services, tx, (to) => helpQueuedMail({ to, ...parts }))
		return 'done'
	})
}

/** Writes the question of help that was bought without one, or adds nothing where there is one. */
export async function writeQuestion({ db }: Pick<Services, 'db'>, { id }: HelpRequest, question: string): Promise<HelpDecided> {
	const { count } = await db.helpRequest.updateMany({
		where: { id, question: '', state: { in: ['unpaid', 'queued', 'claimed'] } },
		data: { question },
	})
	return count === 0 ? 'conflict' : 'done'
}

async function recordHelp(
	tx: Tx,
	type: 'help.accepted' | 'help.asked_back',
	{ member }: DocumentAccess<'manage'>,
	{ id, documentId, version }: HelpRequest,
): Promise<void> {
	await recordEvent(tx, { type, actor: member, documentId, versionNumber: version.number, subject: id })
}
