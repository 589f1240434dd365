import { visibleTo } from '#app/domain/access/visible-to.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { mayAct } from '#app/domain/identity/session.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Db } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { minute } from '#app/units.ts'
import { isOwnMachine } from './own-machine.ts'
import { postDelivery, type PostOutcome } from './post-delivery.server.ts'
import { nextAttempt, patience } from './retry-schedule.ts'
import { signatureOf } from './sign-delivery.ts'
import type { EventFacts } from './webhook-events.ts'
import { webhookDisabledMail } from './webhook-mails.ts'
import { openSecret } from './webhook-secret.ts'

/** An attempt that has not ended by then has lost its program. */
export const lostAfter = minute

type DeliverServices = Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'log'>

/**
 * Makes one attempt of a delivery, if it is due and no other worker has it. What happened is signed and sent only if the
 * webhook is on and its owner may still open the document; else the delivery is dropped.
 *
 * @param signal aborts when the program stops: the attempt is made again after the next start
 */
export async function deliver(
	services: DeliverServices,
	deliveryId: string,
	{ signal, now = Date.now(), resolve }: { signal: AbortSignal; now?: number; resolve?: (host: string) => Promise<string[]> },
): Promise<void> {
	const { db, keys, env } = services
	const claimed = await db.$executeRaw`
		UPDATE "webhook_deliveries" SET "state" = 'sending', "attempts" = "attempts" + 1, "last_attempt_at" = ${new Date(now)}
		WHERE "id" = ${deliveryId}::uuid AND (
			("state" = 'waiting' AND "next_attempt_at" <= ${new Date(now)})
			OR ("state" = 'sending' AND "last_attempt_at" < ${new Date(now - lostAfter)}))`
	if (claimed === 0) return
	const delivery = await findDelivery(db, deliveryId)
	if (!delivery) return
	const { webhook } = delivery
	const content = await contentOf(db, delivery)
	if (typeof content === 'string') return settle(db, deliveryId, { state: 'dropped', answer: content })

	const secrets = [webhook.secret, ...(webhook.earlierUntil && webhook.earlierUntil.getTime() > now ? [webhook.earlierSecret!] : [])]
	const body = JSON.stringify({ id: delivery.eventId, type: delivery.type, created_at: delivery.eventAt.toISOString(), data: content })
	const began = performance.now()
	const outcome = await postDelivery(
		webhook.url,
		body,
		{
			'Content-Type': 'application/json; charset=utf-8',
			'User-Agent': 'Fineprint-Webhooks/1',
			'Fineprint-Signature': signatureOf(
				secrets.map((secret) => openSecret(keys, webhook.id, secret)),
				body,
				now,
			),
		},
		{ ownMachine: isOwnMachine(env), resolve, signal },
	)
	await note(services, delivery, outcome, { duration: Math.round(performance.now() - began), now })
}

type FoundDelivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

function findDelivery(db: Db, id: string) {
	return db.webhookDelivery.findUnique({
		where: { id },
		select: {
			id: true,
			eventId: true,
			eventAt: true,
			type: true,
			documentId: true,
			facts: true,
			attempts: true,
			webhook: {
				select: {
					id: true,
					url: true,
					secret: true,
					earlierSecret: true,
					earlierUntil: true,
					disabledAt: true,
					user: { select: { id: true, email: true, companyId: true } },
				},
			},
		},
	})
}

/** What the body's `data` holds, or why nothing is sent. Names are read now: whoever lost access does not learn a new one. */
async function contentOf(db: Db, { webhook, documentId, facts }: FoundDelivery): Promise<EventFacts | string> {
	if (webhook.disabledAt) return 'The webhook is switched off.'
	const { user } = webhook
	const able = { id: user.id, ...mayAct }
	if ((await db.user.count({ where: able })) === 0) return 'The account of the webhook is closed.'
	const { company_id: companyId, ...data } = facts as EventFacts
	if (documentId !== null) {
		const document = await db.document.findFirst({ where: { id: documentId, ...visibleTo(user) }, select: { name: true } })
		return document ? { document_id: documentId, document_name: document.name, ...data } : 'You can’t open the document any more.'
	}
	if (typeof companyId !== 'string') return data
	const membership = await db.membership.count({ where: { companyId, userId: user.id } })
	return membership > 0 ? { company_id: companyId, ...data } : 'You don’t belong to the company any more.'
}

async function note(
	services: DeliverServices,
	{ id, type, attempts, webhook }: FoundDelivery,
	outcome: PostOutcome,
	{ duration, now }: { duration: number; now: number },
): Promise<void> {
	const { db } = services
	const status = 'status' in outcome ? outcome.status : null
	const answer = 'status' in outcome ? outcome.answer : outcome.error
	if (status !== null && status >= 200 && status < 300) {
		await settle(db, id, { state: 'delivered', status, answer, duration })
		await db.webhook.updateMany({ where: { id: webhook.id, failingSince: { not: null } }, data: { failingSince: null } })
		return
	}
	// A test is for somebody who looks at the page: it is not repeated.
	const next = type === 'webhook.test' ? null : nextAttempt(attempts, now)
	await settle(db, id, { state: next ? 'waiting' : 'failed', status, answer, duration, nextAttemptAt: next })
	if (type !== 'webhook.test') await noteFailure(services, webhook, now)
}

/** Ends the attempt that is under way. */
async function settle(
	db: Db,
	id: string,
	{
		nextAttemptAt = null,
		...data
	}: {
		state: 'waiting' | 'delivered' | 'failed' | 'dropped'
		answer: string
		status?: number | null
		duration?: number
		nextAttemptAt?: Date | null
	},
): Promise<void> {
	await db.webhookDelivery.updateMany({ where: { id, state: 'sending' }, data: { ...data, nextAttemptAt } })
}

/** Remembers since when all deliveries fail; after 5 days the webhook is switched off, and its owner is told once. */
async function noteFailure(services: DeliverServices, { id, url, user }: FoundDelivery['webhook'], now: number): Promise<void> {
	const { db, env } = services
	await db.webhook.updateMany({ where: { id, failingSince: null }, data: { failingSince: new Date(now) } })
	await db.$transaction(async (tx) => {
		const { count } = await tx.webhook.updateMany({
			where: { id, disabledAt: null, failingSince: { lt: new Date(now - patience) } },
			data: { disabledAt: new Date(now), disabledBy: 'failures' },
		})
		if (count === 0) return
		await recordEvent(tx, { type: 'account.webhook_disabled', actor: null, companyId: user.companyId, subject: id })
		const link = `${env.appUrl}/settings/webhooks/${id}`
		await queueMail(services, tx, webhookDisabledMail({ to: user.email, address: new URL(url).host, link }))
	})
}
