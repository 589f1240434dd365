import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Answer } from './ledger.ts'

/**
 * Saves our side's answer to a point of a round: to the outcome of a suggestion, or to a counterparty edit. Earlier
 * answers stay in the ledger.
 *
 * @returns `null` when there is no such point
 */
export async function answerPoint(
	{ db }: Pick<Services, 'db'>,
	{ member, document }: DocumentAccess<'edit'>,
	roundNumber: number,
	subject: string,
	answer: Answer,
): Promise<'answered' | null> {
	return db.$transaction(async (tx) => {
		const round = await tx.round.findUnique({
			where: { documentId_number: { documentId: document.id, number: roundNumber } },
			select: { id: true, entries: { where: { subject }, orderBy: { id: 'asc' }, take: 1, select: { entry: true } } },
		})
		const [point] = round?.entries ?? []
		// What the counterparty accepted is settled and needs no answer.
		if (!round || !point || point.entry === 'accepted') return null
		await tx.roundEntry.create({ data: { roundId: round.id, subject, entry: answer, userId: member.id } })
		await recordEvent(tx, {
			type: 'round.point_answered',
			actor: member,
			documentId: document.id,
			subject: String(roundNumber),
			details: { point: subject, answer },
		})
		return 'answered' as const
	})
}
