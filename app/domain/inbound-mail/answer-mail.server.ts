import { visibleTo } from '#app/domain/access/visible-to.ts'
import { memberFields, memberOf } from '#app/domain/identity/member-fields.ts'
import { mayEnter } from '#app/domain/identity/session.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { verdictTitle } from '#app/domain/review/report/report-words.ts'
import { findReview, readSection } from '#app/domain/review/run/find-review.server.ts'
import { adviceFor } from '#app/domain/review/run/review-failure.ts'
import type { InboundAttachment } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { repliesPerSender } from './mail-limits.ts'
import { checkedMail, type CheckedFile } from './reply-mails.ts'

type Answering = Pick<Services, 'db' | 'jobs' | 'keys' | 'limits' | 'env'>

/** Mails that are answered in one run. */
const atOnce = 200

/** Answers every mail whose reviews are all done. */
export async function answerMails(services: Answering): Promise<void> {
	const waiting = await services.db.inboundMail.findMany({
		where: {
			state: 'waiting',
			attachments: { none: { document: { versions: { some: { reviews: { some: { status: { in: ['queued', 'running'] } } } } } } } },
		},
		orderBy: { createdAt: 'asc' },
		take: atOnce,
		select: { id: true },
	})
	for (const { id } of waiting) await answerMail(services, id)
}

/**
 * Answers a mail with the verdict on each of its documents, once all of them are reviewed; once, however many ask. What
 * its sender can't open any more is not spoken of.
 */
export async function answerMail(services: Answering, mailId: string): Promise<void> {
	const { db, limits } = services
	const mail = await db.inboundMail.findFirst({
		where: { id: mailId, state: 'waiting' },
		select: {
			subject: true,
			messageId: true,
			attachments: { orderBy: { position: 'asc' } },
			user: { where: mayEnter, select: memberFields },
		},
	})
	if (!mail) return
	const sender = mail.user && memberOf(mail.user)
	const checked: CheckedFile[] = []
	for (const attachment of sender ? mail.attachments : []) {
		const file = await checkedFile(services, sender!, attachment)
		if (file === 'under_way') return
		checked.push(file)
	}
	const answered = sender !== null && (await limits.count(repliesPerSender, sender.email)) === 0
	await db.$transaction(async (tx) => {
		const { count } = await tx.inboundMail.updateMany({
			where: { id: mailId, state: 'waiting' },
			data: { state: 'answered', subject: null, messageId: null, endedAt: new Date() },
		})
		if (count === 0) return
		await tx.inboundAttachment.deleteMany({ where: { mailId } })
		if (!answered) return
		const answer = checkedMail({ to: sender.email, subject: mail.subject ?? '', checked })
		await queueMail(services, tx, { ...answer, inReplyTo: mail.messageId ?? undefined, automatic: true })
	})
}

async function checkedFile(
	services: Answering,
	sender: Member,
	{ fileName: name, state, says, documentId }: InboundAttachment,
): Promise<CheckedFile | 'under_way'> {
	if (state === 'refused') return { name, sentence: says ?? '', link: null }
	const document = documentId && (await openedDocument(services, sender, documentId))
	if (!document) return { name, sentence: 'The document was deleted.', link: null }
	const link = `${services.env.appUrl}/document-vault/${document.id}/report`
	const review = await findReview(services, document.version)
	if (review?.status === 'queued' || review?.status === 'running') return 'under_way'
	const known = state === 'duplicate' ? 'This file was in the vault already. ' : ''
	if (review?.status === 'complete') {
		const summary = await readSection(services, review.id, 'summary')
		return { name, sentence: `${known}${summary ? `${verdictTitle(summary)}. ${summary.sentence}` : 'It was checked.'}`, link }
	}
	if (review?.status === 'failed') return { name, sentence: known + adviceFor(review.failure), link }
	return { name, sentence: `${known}${review ? 'Its review was canceled.' : 'It has no review yet.'}`, link }
}

async function openedDocument({ db }: Pick<Services, 'db'>, sender: Member, id: string) {
	const document = await db.document.findFirst({
		where: { AND: [visibleTo(sender), { id }] },
		select: { id: true, versions: { orderBy: { number: 'desc' }, take: 1, select: { id: true } } },
	})
	const version = document?.versions[0]
	return document && version ? { id: document.id, version } : null
}
