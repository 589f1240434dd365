import { randomUUID } from 'node:crypto'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { lockPerson } from '#app/domain/identity/lock-person.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { isOwnMachine } from './own-machine.ts'
import { secretOverlap } from './retry-schedule.ts'
import { type AddressRefusal, webhookAddress } from './webhook-address.ts'
import { isWebhookEvent, type WebhookEvent } from './webhook-events.ts'
import { webhooksPerMember } from './webhook-limits.ts'
import { webhookMadeMail } from './webhook-mails.ts'
import { newWebhookSecret, sealSecret } from './webhook-secret.ts'
import { mostWebhooks, type ShownWebhook } from './webhook.ts'

/**
 * Makes a webhook for a member, who is told by mail.
 *
 * @returns its id and its secret, which is shown once; or why not
 */
export async function createWebhook(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'limits' | 'env'>,
	member: Member,
	{ url: typed, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<{ id: string; secret: string } | AddressRefusal | 'too_many_webhooks' | { refusedFor: number }> {
	const { db, keys, env } = services
	const address = webhookAddress(typed, { ownMachine: isOwnMachine(env) })
	if (typeof address === 'string') return address
	const refusedFor = await services.limits.count(webhooksPerMember, member.id)
	if (refusedFor > 0) return { refusedFor }
	const [id, secret] = [randomUUID(), newWebhookSecret()]
	return db.$transaction(async (tx) => {
		await lockPerson(tx, member.id)
		if ((await tx.webhook.count({ where: { userId: member.id } })) >= mostWebhooks) return 'too_many_webhooks'
		await tx.webhook.create({
			data: { id, userId: member.id, url: address.url, events: [...new Set(events)], secret: sealSecret(keys, id, secret) },
		})
		await recordEvent(tx, {
			type: 'account.webhook_made',
			actor: member,
			companyId: member.companyId,
			subject: id,
			details: { events: [...events] },
		})
		const link = `${env.appUrl}/settings/webhooks/${id}`
		await queueMail(services, tx, webhookMadeMail({ to: member.email, address: new URL(address.url).host, link }))
		return { id, secret }
	})
}

const shown = {
	id: true,
	url: true,
	events: true,
	createdAt: true,
	disabledAt: true,
	disabledBy: true,
	failingSince: true,
	earlierUntil: true,
} as const

function shownWebhook({
	earlierUntil,
	events,
	...webhook
}: Omit<ShownWebhook, 'events' | 'earlierSecretUntil'> & { events: string[]; earlierUntil: Date | null }): ShownWebhook {
	return {
		...webhook,
		events: events.filter(isWebhookEvent),
		earlierSecretUntil: earlierUntil && earlierUntil > new Date() ? earlierUntil : null,
	}
}

/** The member's webhooks, the newest first. */
export async function listWebhooks({ db }: Pick<Services, 'db'>, { id: userId }: Pick<Member, 'id'>): Promise<ShownWebhook[]> {
	const webhooks = await db.webhook.findMany({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], select: shown })
	return webhooks.map(shownWebhook)
}

/** One of the member's webhooks; `null` when they have none of that id. */
export async function findWebhook(
	{ db }: Pick<Services, 'db'>,
	{ id: userId }: Pick<Member, 'id'>,
	id: string,
): Promise<ShownWebhook | null> {
	const webhook = await db.webhook.findUnique({ where: { id, userId }, select: shown })
	return webhook && shownWebhook(webhook)
}

/** Switches a webhook of the member on or off. What happens while it is off is never sent. @returns whether they have it */
export async function switchWebhook({ db }: Pick<Services, 'db'>, member: Member, id: string, on: boolean): Promise<boolean> {
	return db.$transaction(async (tx) => {
		const { count } = await tx.webhook.updateMany({
			where: { id, userId: member.id, disabledAt: on ? { not: null } : null },
			data: on ? { disabledAt: null, disabledBy: null, failingSince: null } : { disabledAt: new Date(), disabledBy: 'owner' },
		})
		const type = on ? 'account.webhook_enabled' : 'account.webhook_disabled'
		if (count > 0) await recordEvent(tx, { type, actor: member, companyId: member.companyId, subject: id })
		return count > 0 || (await tx.webhook.count({ where: { id, userId: member.id } })) > 0
	})
}

/**
 * Gives a webhook a new secret. The one before signs beside it for 24 hours, so that the receiver can change over.
 *
 * @returns the new secret, which is shown once; `null` when the member has no such webhook
 */
export async function changeSecret(
	{ db, keys }: Pick<Services, 'db' | 'keys'>,
	member: Member,
	id: string,
	now = Date.now(),
): Promise<string | null> {
	const secret = newWebhookSecret()
	return db.$transaction(async (tx) => {
		await lockPerson(tx, member.id)
		const webhook = await tx.webhook.findUnique({ where: { id, userId: member.id }, select: { secret: true } })
		if (!webhook) return null
		await tx.webhook.update({
			where: { id },
			data: { secret: sealSecret(keys, id, secret), earlierSecret: webhook.secret, earlierUntil: new Date(now + secretOverlap) },
		})
		await recordEvent(tx, { type: 'account.webhook_secret_changed', actor: member, companyId: member.companyId, subject: id })
		return secret
	})
}

/** Removes a webhook of the member with its log; deliveries that wait are not sent. @returns whether they had it */
export async function removeWebhook({ db }: Pick<Services, 'db'>, member: Member, id: string): Promise<boolean> {
	return db.$transaction(async (tx) => {
		const { count } = await tx.webhook.deleteMany({ where: { id, userId: member.id } })
		if (count > 0) await recordEvent(tx, { type: 'account.webhook_removed', actor: member, companyId: member.companyId, subject: id })
		return count > 0
	})
}
