import type { RedlineMode } from './redline-file-name.ts'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { KeptFiles } from '#app/domain/documents/kept-files.server.ts'
import { newFileKey } from '#app/domain/documents/stored-file.server.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Left, Stripped } from '#app/domain/word/clean/trace.ts'
import type { Proof, Receipt } from '#app/domain/word/prove/prove.ts'
import type { TrackedChange } from '#app/domain/word/changes/tracked-change.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { leftOutOf, type LeftOut, type SentSuggestion } from './sent-suggestion.ts'
import { personOf } from '#app/domain/suggestions/suggestion-records.ts'
import { shortened } from '#app/domain/text/shortened.ts'
import type { NamedPerson } from '#app/domain/suggestions/suggestion.ts'
import type { SettledProof, SettledReceipt } from '#app/domain/counterparty/counterparty-change.ts'

const redlineKeyPrefix = 'redlined/'

/** Downloaded files, for the sweep: a receipt names them. */
export const redlineFiles: KeptFiles = {
	prefix: redlineKeyPrefix,
	async neededAmong(db, keys) {
		const receipts = await db.redlineReceipt.findMany({ where: { fileKey: { in: keys } }, select: { fileKey: true } })
		return receipts.map(({ fileKey }) => fileKey)
	},
}

/** What cleaning removed from a file, and what it had to leave. */
export interface Cleaning {
	stripped: Stripped[]
	left: Left[]
}

type KeptReceipt = Receipt & { theirs?: SettledReceipt; cleaning?: Cleaning }

interface DownloadedFile {
	mode: RedlineMode
	fileName: string
	bytes: Uint8Array
	receipt: Receipt
	/** `null` when no counterparty change was resolved. */
	counterparty: SettledReceipt | null
	/** `null` when it was not cleaned. */
	cleaning: Cleaning | null
	suggestions: SentSuggestion[]
}

/** Saves a receipt: the bytes, the proofs, and what each suggestion became. The same file again has the same receipt. */
export async function saveReceipt(
	{ db, storage }: Pick<Services, 'db' | 'storage'>,
	access: DocumentAccess,
	download: DownloadedFile,
): Promise<void> {
	// A download is a GET, but the sent file must be known when it comes back.
	await noteOnRead({ db, storage }, (services) => keep(services, access, download))
}

async function keep(
	{ db, storage }: Pick<Services, 'db' | 'storage'>,
	{ member, version, company }: DocumentAccess,
	{ mode, fileName, bytes, receipt, counterparty, cleaning, suggestions }: DownloadedFile,
): Promise<void> {
	const afterSha256 = receipt.after.sha256
	const cleaned = cleaning !== null
	const there = await db.redlineReceipt.findUnique({
		where: { versionId_mode_cleaned_afterSha256: { versionId: version.id, mode, cleaned, afterSha256 } },
		select: { id: true },
	})
	if (!there) {
		const fileKey = newFileKey(redlineKeyPrefix, company.id)
		await storage.set(fileKey, new File([new Uint8Array(bytes)], fileName, { type: docxMediaType }))
		const { count } = await db.redlineReceipt.createMany({
			data: [
				{
					versionId: version.id,
					userId: member.id,
					mode,
					cleaned,
					fileName,
					fileKey,
					beforeSha256: receipt.before.sha256,
					afterSha256,
					bytes: bytes.length,
					receipt: JSON.stringify({
						...receipt,
						...(counterparty ? { theirs: counterparty } : {}),
						...(cleaning ? { cleaning } : {}),
					} satisfies KeptReceipt),
					suggestions: suggestions as unknown as Prisma.InputJsonArray,
				},
			],
			skipDuplicates: true,
		})
		if (count === 0) await storage.remove(fileKey)
	}
	await db.$transaction(async (tx) => {
		const { id: receiptId } = await tx.redlineReceipt.findUniqueOrThrow({
			where: { versionId_mode_cleaned_afterSha256: { versionId: version.id, mode, cleaned, afterSha256 } },
			select: { id: true },
		})
		await tx.redlineDownload.createMany({ data: [{ receiptId, userId: member.id }], skipDuplicates: true })
		await recordEvent(tx, {
			type: 'redline.downloaded',
			actor: member,
			documentId: version.documentId,
			versionNumber: version.number,
			details: { mode: cleaned ? `${mode}+clean` : mode, sha256: afterSha256 },
		})
	})
}

/** A download's receipt as pages show it. */
export interface ShownReceipt {
	fileName: string
	mode: RedlineMode
	/** ISO 8601. */
	createdAt: string
	bytes: number
	afterSha256: string
	/** The number of tracked changes in it. */
	changes: number
	proofs: Pick<Proof, 'name' | 'counted'>[]
	/** The resolved counterparty changes; `null` when there were none. */
	counterparty: ShownCounterpartyChanges | null
	/** `null` when it was not cleaned. */
	cleaning: Cleaning | null
	by: NamedPerson | null
	/** Suggestions that could not be written, and why. */
	leftOut: LeftOut[]
}

/** The counterparty changes in a receipt, with the proofs of that step. */
export interface ShownCounterpartyChanges {
	accepted: Pick<TrackedChange, 'kind' | 'author' | 'text'>[]
	rejected: Pick<TrackedChange, 'kind' | 'author' | 'text'>[]
	proofs: Pick<SettledProof, 'name' | 'counted'>[]
}

/** The receipt of the newest first-time download of a version, or `null`. */
export async function lastReceipt({ db }: Pick<Services, 'db'>, { version }: DocumentAccess): Promise<ShownReceipt | null> {
	const row = await db.redlineReceipt.findFirst({ where: { versionId: version.id }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] })
	if (!row) return null
	const user = await db.user.findUnique({ where: { id: row.userId }, select: { id: true, firstName: true, lastName: true } })
	const { changes, proofs, theirs, cleaning } = JSON.parse(row.receipt) as KeptReceipt
	return {
		fileName: row.fileName,
		mode: row.mode,
		createdAt: row.createdAt.toISOString(),
		bytes: row.bytes,
		afterSha256: row.afterSha256,
		changes: changes.length,
		proofs: proofs.map(({ name, counted }) => ({ name, counted })),
		counterparty: theirs
			? {
					accepted: theirs.accepted.map(shownChange),
					rejected: theirs.rejected.map(shownChange),
					proofs: theirs.proofs.map(({ name, counted }) => ({ name, counted })),
				}
			: null,
		cleaning: cleaning ?? null,
		leftOut: leftOutOf(row.suggestions as unknown as SentSuggestion[]),
		by: personOf(user),
	}
}

const shownWords = 120

function shownChange({ kind, author, text }: TrackedChange): ShownCounterpartyChanges['accepted'][number] {
	return { kind, author, text: shortened(text, shownWords) }
}
