import { isId } from '#app/domain/access/document-id.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { helpOf } from '../help-kinds.ts'
import { founderLink, mailFounder } from '../help-mailing.server.ts'
import { helpClaimedMail } from '../help-mails.ts'
import { helpFields } from '../help-request.ts'

type Claiming = Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'billingNow'>

/**
 * Takes a request on: from now on its expert may open the ordered version, and nobody else of ours. Of two experts at
 * once one gets it.
 *
 * @returns whether the expert has it now
 */
export async function claimRequest(services: Claiming, expert: Administrator, requestId: string): Promise<boolean> {
	if (!isId(requestId)) return false
	const now = await services.billingNow()
	return services.db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({
			where: { id: requestId, state: 'queued', document: { deletedAt: null } },
			data: { state: 'claimed', claimedById: expert.id, claimedAt: now },
		})
		if (count === 0) return false
		const request = await tx.helpRequest.findUniqueOrThrow({ where: { id: requestId }, select: helpFields })
		const { documentId, version, kind, dueAt } = request
		await recordEvent(tx, { type: 'help.claimed', ...about(expert, documentId, version.number, requestId) })
		await mailFounder(services, tx, request, (to) =>
			helpClaimedMail({ to, name: helpOf[kind].name, at: dueAt!, link: founderLink(services, request) }),
		)
		return true
	})
}

/** Gives a request back to the queue, before it is answered. @returns whether the expert had it */
export async function releaseRequest({ db }: Pick<Services, 'db'>, expert: Administrator, requestId: string): Promise<boolean> {
	if (!isId(requestId)) return false
	return db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({
			where: { id: requestId, state: 'claimed', claimedById: expert.id },
			data: { state: 'queued', claimedById: null, claimedAt: null },
		})
		if (count === 0) return false
		const { documentId, version } = await tx.helpRequest.findUniqueOrThrow({
			where: { id: requestId },
			select: { documentId: true, version: { select: { number: true } } },
		})
		await recordEvent(tx, { type: 'help.released', ...about(expert, documentId, version.number, requestId) })
		return true
	})
}

/** An expert's event, without the network address: it is nothing to the founder. */
export function about(expert: Administrator, documentId: string, versionNumber: number, requestId: string) {
	return { actor: { id: expert.id }, documentId, versionNumber, subject: requestId, details: undefined }
}
