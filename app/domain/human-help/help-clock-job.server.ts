import { z } from 'zod'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { dollars } from '#app/domain/billing/plans.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { day, inSeconds, minute } from '#app/units.ts'
import { businessTimeBetween, remindedBefore } from './business-hours.ts'
import { helpOf } from './help-kinds.ts'
import { expertLink, founderLink, mailExperts, mailFounder } from './help-mailing.server.ts'
import { helpDueMail, helpMissedMail } from './help-mails.ts'
import { helpFields, type HelpRequest } from './help-request.ts'
import { owedStates } from './help-state.ts'
import { finishRefunds } from './refund-help.server.ts'

/** How long a request that nobody paid is kept. */
const unpaidKept = 30 * day

type Watching = Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'billingNow' | 'payments' | 'log'>

/**
 * Reminds experts of answers that are due soon, and offers refunds for those that were not there in time; each once. Goes on
 * with refunds that are not through or that the bank sent back, and closes what was given back at the payment service itself.
 */
export async function watchHelpClock(services: Watching): Promise<void> {
	const now = await services.billingNow()
	await forgetUnpaid(services, now)
	await closeRefunded(services)
	await reopenFailed(services)
	await finishRefunds(services)
	const owed = await services.db.helpRequest.findMany({
		where: { state: { in: owedStates }, OR: [{ remindedAt: null }, { refundOfferedAt: null }] },
		orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
		select: { ...helpFields, remindedAt: true },
	})
	for (const request of owed) {
		const { remindedAt, refundOfferedAt, dueAt } = request
		if (dueAt! <= now) {
			if (refundOfferedAt === null) await offerRefund(services, request, now)
		} else if (remindedAt === null && businessTimeBetween(now.getTime(), dueAt!.getTime()) <= remindedBefore)
			await remindExperts(services, request, now)
	}
}

/** What was never paid is asked anew: its checkout ended long ago. */
async function forgetUnpaid({ db }: Watching, now: Date): Promise<void> {
	await db.helpRequest.deleteMany({ where: { state: 'unpaid', createdAt: { lt: new Date(now.getTime() - unpaidKept) } } })
}

async function closeRefunded({ db }: Watching): Promise<void> {
	const owed = await db.helpRequest.findMany({ where: { state: { in: owedStates } }, select: { orderId: true } })
	const orders = await db.order.findMany({
		where: { id: { in: owed.flatMap(({ orderId }) => orderId ?? []) }, status: 'refunded' },
		select: { id: true },
	})
	await db.helpRequest.updateMany({
		where: { orderId: { in: orders.map(({ id }) => id) }, state: { in: owedStates } },
		data: { state: 'refunded' },
	})
}

/** An order whose refund the bank sent back is paid as before, and is given back again. */
async function reopenFailed({ db }: Watching): Promise<void> {
	const refunded = await db.helpRequest.findMany({
		where: { state: 'refunded', refundedAt: { not: null }, orderId: { not: null } },
		select: { orderId: true },
	})
	const orders = await db.order.findMany({
		where: { id: { in: refunded.flatMap(({ orderId }) => orderId ?? []) }, status: 'paid' },
		select: { id: true },
	})
	await db.helpRequest.updateMany({
		where: { orderId: { in: orders.map(({ id }) => id) }, state: 'refunded' },
		data: { refundedAt: null },
	})
}

/** Once: what was noted by another worker in the meantime is not told again. */
async function remindExperts(services: Watching, request: HelpRequest, now: Date): Promise<void> {
	const { id, kind, dueAt, claimedBy } = request
	await services.db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({
			where: { id, state: { in: owedStates }, remindedAt: null, dueAt },
			data: { remindedAt: now },
		})
		if (count === 0) return
		const parts = { name: helpOf[kind].name, at: dueAt!, link: expertLink(services, request) }
		if (claimedBy) await queueMail(services, tx, helpDueMail({ to: claimedBy.email, ...parts }))
		else await mailExperts(services, tx, (to) => helpDueMail({ to, ...parts }))
	})
}

async function offerRefund(services: Watching, request: HelpRequest, now: Date): Promise<void> {
	const { id, kind, cents, documentId, version } = request
	await services.db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({
			where: { id, state: { in: owedStates }, refundOfferedAt: null },
			data: { refundOfferedAt: now },
		})
		if (count === 0) return
		await recordEvent(tx, { type: 'help.refund_offered', actor: null, documentId, versionNumber: version.number, subject: id })
		await mailFounder(services, tx, request, (to) =>
			helpMissedMail({ to, name: helpOf[kind].name, price: dollars(cents), link: founderLink(services, request) }),
		)
	})
}

/** Watches the clock of help by people. */
export const watchHelpClockJob = defineJob({
	name: 'watch-help-clock',
	data: z.object({}),
	retry: 0,
	concurrency: 1,
	expiresIn: inSeconds(10 * minute),
	cron: '*/5 * * * *',
	run: (services) => watchHelpClock(services),
})
