import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { shareRolesThatMay } from '#app/domain/access/document-role.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** One of our files that the counterparty may have answered. */
export interface SentFile {
	/** Its value in a form: a receipt's id, or `version-2` for a version sent as it was. */
	value: string
	versionId: string
	versionNumber: number
	receiptId: string | null
	fileKey: string
	fileName: string
	/** Whether our changes are tracked in it or plain text; `null` for a version as it was. */
	mode: 'tracked' | 'accepted' | null
	/** Whether names and dates were removed. */
	clean: boolean
	/** Who downloaded it first; `null` for a version, and where that account was erased. */
	takenBy: string | null
	/** When it was downloaded; for a version, when it was added. */
	at: Date
	/** How many of our suggestions are in it. */
	suggestions: number
}

/**
 * The files of a document that may have been sent: each one with our changes that its owner or an editor downloaded,
 * the latest first, then each Word version as it was, the newest first. Downloads of other people were only for
 * themselves.
 */
export async function listSentFiles(services: Pick<Services, 'db'>, access: DocumentAccess<'edit'>): Promise<SentFile[]> {
	const { document } = access
	const [mayHaveBeenSent, versions] = await Promise.all([
		filesToSend(services, access),
		services.db.documentVersion.findMany({
			where: { documentId: document.id, mediaType: docxMediaType },
			orderBy: { number: 'desc' },
			select: {
				id: true,
				number: true,
				fileKey: true,
				fileName: true,
				createdAt: true,
				redlineReceipts: {
					where: { mode: { in: ['tracked', 'accepted'] } },
					orderBy: { createdAt: 'desc' },
					select: {
						id: true,
						userId: true,
						downloads: { select: { userId: true } },
						mode: true,
						cleaned: true,
						fileKey: true,
						fileName: true,
						createdAt: true,
						suggestions: true,
					},
				},
			},
		}),
	])
	const names = await namesOf(
		services,
		versions.flatMap(({ redlineReceipts }) => redlineReceipts.map(({ userId }) => userId)),
	)
	const receipts = versions.flatMap(({ id, number, redlineReceipts }) =>
		redlineReceipts.filter(mayHaveBeenSent).map((receipt): SentFile => ({
			value: receipt.id,
			versionId: id,
			versionNumber: number,
			receiptId: receipt.id,
			fileKey: receipt.fileKey,
			fileName: receipt.fileName,
			mode: receipt.mode === 'accepted' ? 'accepted' : 'tracked',
			clean: receipt.cleaned,
			takenBy: names.get(receipt.userId) ?? null,
			at: receipt.createdAt,
			suggestions: (receipt.suggestions as unknown as SentSuggestion[]).filter(({ changeIds }) => changeIds.length > 0).length,
		})),
	)
	const asTheyWere = versions.map(({ id, number, fileKey, fileName, createdAt }): SentFile => ({
		value: `version-${number}`,
		versionId: id,
		versionNumber: number,
		receiptId: null,
		fileKey,
		fileName,
		mode: null,
		clean: false,
		takenBy: null,
		at: createdAt,
		suggestions: 0,
	}))
	return [...receipts.sort((one, other) => other.at.getTime() - one.at.getTime()), ...asTheyWere]
}

async function namesOf({ db }: Pick<Services, 'db'>, ids: string[]): Promise<Map<string, string>> {
	const people = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, firstName: true, lastName: true } })
	return new Map(people.map((person) => [person.id, personName(person)]))
}

async function filesToSend(
	{ db }: Pick<Services, 'db'>,
	{ document, owner }: DocumentAccess,
): Promise<(receipt: { downloads: { userId: string }[] }) => boolean> {
	const senders = await db.user.findMany({
		where: {
			OR: [{ id: owner.id }, { shares: { some: { documentId: document.id, role: { in: shareRolesThatMay('edit') } } } }],
		},
		select: { id: true },
	})
	const ids = new Set(senders.map(({ id }) => id))
	return ({ downloads }) => downloads.some(({ userId }) => ids.has(userId))
}
