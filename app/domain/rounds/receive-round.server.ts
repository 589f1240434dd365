import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { AddedVersion, AddOptions } from '#app/domain/documents/add-document.server.ts'
import type { DocumentChoices } from '#app/domain/documents/choices.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import { judgeRoundJob } from './judge-round-job.server.ts'
import { listSentFiles, type SentFile } from './sent-files.server.ts'

/** The files that the next returned file may answer, and the choices for its review. */
export interface RoundIntake {
	access: DocumentAccess<'edit'>
	sentFiles: SentFile[]
	choices: DocumentChoices
	/** Whether there is a credit for its review. */
	canAnalyse: boolean
	/** The owner whose credit pays for the review, whoever uploads the file; `null` when it is the member's own. */
	paidBy: string | null
}

/**
 * Prepares the upload of a returned file: anybody who may edit the document uploads one, and its owner pays for the
 * review.
 */
export async function openRoundIntake(services: Pick<Services, 'db'>, access: DocumentAccess<'edit'>): Promise<RoundIntake> {
	const { document, owner, role } = access
	const [sentFiles, newest, company] = await Promise.all([
		listSentFiles(services, access),
		services.db.documentVersion.findFirstOrThrow({
			where: { documentId: document.id },
			orderBy: { number: 'desc' },
			select: { partyRole: true, partyName: true, reviewTone: true, industryType: true, chosenType: true },
		}),
		services.db.company.findUniqueOrThrow({
			where: { id: access.company.id },
			select: { credits: true },
		}),
	])
	return {
		access,
		sentFiles,
		// The choices of the first version hold for the document: the same side, tone and type.
		choices: {
			category: 'UNCATEGORIZED',
			documentType: newest.chosenType as DocumentChoices['documentType'],
			industryType: newest.industryType,
			partyRole: newest.partyRole,
			partyName: newest.partyName,
			reviewTone: newest.reviewTone,
			status: 'draft',
			askModel: null,
			maskNames: null,
		},
		canAnalyse: company.credits > 0,
		paidBy: role === 'owner' ? null : personName(owner),
	}
}

/** How a returned file is added: as the next version, with its round in the same transaction. */
export function asRound(
	{ access, canAnalyse }: Pick<RoundIntake, 'access' | 'canAnalyse'>,
	sent: Pick<SentFile, 'versionId' | 'versionNumber' | 'receiptId'>,
): AddOptions {
	return {
		analyze: canAnalyse,
		to: access,
		origin: 'round',
		madeFromNumber: sent.versionNumber,
		async also(tx: Tx, { documentId, versionId, versionNumber }: AddedVersion, { jobs }: Pick<Services, 'jobs'>) {
			// The new version number locks the document's row, so two files at once become two rounds.
			const number = (await tx.round.count({ where: { documentId } })) + 1
			const round = await tx.round.create({
				data: {
					documentId,
					number,
					sentVersionId: sent.versionId,
					receiptId: sent.receiptId,
					returnedVersionId: versionId,
					createdById: access.member.id,
				},
				select: { id: true },
			})
			await recordEvent(tx, { type: 'round.received', actor: access.member, documentId, versionNumber, subject: String(number) })
			await jobs.enqueue(tx, judgeRoundJob, { roundId: round.id, documentId })
		},
	}
}
