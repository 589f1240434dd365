import { recordEvent, type Actor } from '#app/domain/activity/record-event.server.ts'
import type { AddedVersion, AddOptions } from '#app/domain/documents/add-document.server.ts'
import type { DocumentChoices } from '#app/domain/documents/choices.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { PartyRole, ReviewTone } from '#app/domain/review/report.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { findSharedDocument } from '#app/domain/documents/document-access.server.ts'
import { mayDecide } from '#app/domain/documents/document-role.ts'
import { personName } from '#app/domain/documents/person-name.ts'
import { judgeRoundJob } from './judge-round-job.server.ts'
import { listSentFiles, type SentFile } from './sent-files.server.ts'

/** What may be answered by the next file, and what is chosen for its review. */
export interface RoundDesk {
	document: { id: string; name: string; versionNumber: number }
	/** Whose document it is. */
	companyId: string
	sentFiles: SentFile[]
	choices: DocumentChoices
	/** Whether its review can be paid. */
	canAnalyse: boolean
	/** Whose check pays it: the document's owner's, whoever takes the file in. `null` for the member's own. */
	paidBy: string | null
}

/**
 * Makes ready for a returned file: whoever decides about the document takes one in, and its owner pays the review.
 *
 * @returns `null` when the document is not for the member, or only to be read
 */
export async function openRoundDesk(
	services: Pick<Services, 'db'>,
	member: Member,
	documentId: string | undefined,
): Promise<RoundDesk | null> {
	const document = await findSharedDocument(services, member, documentId)
	if (!document || !mayDecide(document.role)) return null
	const [sentFiles, newest, { createdBy, company }] = await Promise.all([
		listSentFiles(services, document),
		services.db.documentVersion.findFirstOrThrow({
			where: { documentId: document.id },
			orderBy: { number: 'desc' },
			select: { partyRole: true, partyName: true, reviewTone: true, industryType: true, chosenType: true },
		}),
		services.db.document.findUniqueOrThrow({
			where: { id: document.id },
			select: { createdBy: { select: { firstName: true, lastName: true } }, company: { select: { id: true, credits: true } } },
		}),
	])
	return {
		document,
		companyId: company.id,
		sentFiles,
		// Said once for the document: the same side of the table, in the same tone, about the same kind of paper.
		choices: {
			category: 'UNCATEGORIZED',
			documentType: newest.chosenType as DocumentChoices['documentType'],
			industryType: newest.industryType,
			partyRole: newest.partyRole as PartyRole,
			partyName: newest.partyName,
			reviewTone: newest.reviewTone as ReviewTone,
			status: 'DRAFT',
			askModel: null,
			maskNames: null,
		},
		canAnalyse: company.credits > 0,
		paidBy: document.role === 'owner' ? null : personName(createdBy),
	}
}

/** How a returned file is added: as the next version, with its round in the same transaction. */
export function asRound(
	{ document, canAnalyse }: Pick<RoundDesk, 'document' | 'canAnalyse'>,
	member: Actor,
	sent: Pick<SentFile, 'versionId' | 'receiptId'>,
): AddOptions {
	return {
		analyse: canAnalyse,
		documentId: document.id,
		byEditors: true,
		async also(tx: Tx, { documentId, versionId, versionNumber }: AddedVersion, { jobs }: Pick<Services, 'jobs'>) {
			// The document's row is locked by its new number, so two files at once become two rounds.
			const number = (await tx.round.count({ where: { documentId } })) + 1
			const round = await tx.round.create({
				data: {
					documentId,
					number,
					sentVersionId: sent.versionId,
					receiptId: sent.receiptId,
					returnedVersionId: versionId,
					createdById: member.id,
				},
				select: { id: true },
			})
			await recordEvent(tx, { type: 'round.received', actor: member, documentId, versionNumber, subject: String(number) })
			await jobs.enqueue(tx, judgeRoundJob, { roundId: round.id, documentId })
		},
	}
}
