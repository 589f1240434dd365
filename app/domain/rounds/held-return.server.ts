import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { addInTransaction, type Added } from '#app/domain/documents/add-document.server.ts'
import type { DocumentChoices } from '#app/domain/documents/choices.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { heldLifetime } from '#app/domain/documents/held-upload.server.ts'
import { unlessNoCredits } from '#app/domain/documents/queue-review.server.ts'
import { unlessOverQuota } from '#app/domain/documents/storage/storage-quota.server.ts'
import type { StoredFile } from '#app/domain/documents/stored-file.server.ts'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import { docxMediaType, type MediaType } from '#app/domain/extraction/extracted-document.ts'
import { hashToken, newToken } from '#app/domain/identity/tokens.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { isUnrelatedText } from './other-document.ts'
import { asRound, openRoundIntake, type RoundIntake } from './receive-round.server.ts'
import type { SentFile } from './sent-files.server.ts'

interface Held {
	returned: { documentId: string; memberId: string; sent: string }
}

/** A file that waits for its uploader to confirm that it is the one that came back. */
export interface HeldReturn {
	id: string
	fileName: string
	/** The sent file that it answers, as the uploader chose. */
	sent: string
}

/**
 * Whether a returned Word file shares almost no words with the sent one. An unreadable file needs no confirmation: its
 * comparison reports what is wrong.
 *
 * @param path of the uploaded file
 */
export async function isAnotherDocument(
	{ storage }: Pick<Services, 'storage'>,
	sent: Pick<SentFile, 'fileKey'>,
	path: string,
): Promise<boolean> {
	const before = await storage.get(sent.fileKey)
	if (!before) return false
	const [one, other] = await Promise.all([
		extractText(new Uint8Array(await before.arrayBuffer()), docxMediaType),
		extractText(path, docxMediaType),
	])
	return one.readable && other.readable && isUnrelatedText(one.document.text, other.document.text)
}

/**
 * Keeps a file for an hour until its uploader confirms it. Nothing is charged and no version is made.
 *
 * @returns the id under which only this member finds it
 */
export async function holdReturn(
	{ db }: Pick<Services, 'db'>,
	{ access: { member, document } }: Pick<RoundIntake, 'access'>,
	sent: Pick<SentFile, 'value'>,
	file: StoredFile,
	choices: DocumentChoices,
): Promise<string> {
	const held = { returned: { documentId: document.id, memberId: member.id, sent: sent.value } } satisfies Held
	// Nobody knows the token: the file is claimed only through this module.
	const { id } = await db.heldUpload.create({
		data: {
			...file,
			tokenHash: hashToken(newToken()),
			metadata: { ...choices, ...held },
			expiresAt: new Date(Date.now() + heldLifetime),
		},
		select: { id: true },
	})
	return id
}

/** @returns `null` when the member has no such file for the document, has already answered, or the hour is over */
export async function findHeldReturn(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'edit'>,
	id: string,
): Promise<HeldReturn | null> {
	const row = await heldRow(services, access, id)
	return row && { id: row.id, fileName: row.fileName, sent: (row.metadata as unknown as Held).returned.sent }
}

/**
 * Adds a held file as the returned one, with its round. A file without a credit for its review is dropped,
 * one without space is kept.
 *
 * @returns 'not_found' when there is no such file for this member, or the sent file no longer exists
 */
export async function takeHeldReturn(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'billingNow'>,
	access: DocumentAccess<'edit'>,
	id: string,
): Promise<Added> {
	const intake = await openRoundIntake(services, access)
	const row = await heldRow(services, access, id)
	const sent = row && intake.sentFiles.find(({ value }) => value === (row.metadata as unknown as Held).returned.sent)
	if (!row || !sent) return { outcome: 'not_found' }
	const { fileKey, fileName, bytes, sha256, metadata } = row
	const { returned: _, ...choices } = metadata as unknown as Held & DocumentChoices
	const file = { fileKey, fileName, bytes, sha256, mediaType: row.mediaType as MediaType }
	const taking = services.db.$transaction(async (tx): Promise<Added> => {
		// One statement decides which claim wins; a rollback releases it.
		const { count } = await tx.heldUpload.updateMany({ where: { id: row.id, claimedAt: null }, data: { claimedAt: new Date() } })
		return count === 0 ? { outcome: 'not_found' } : addInTransaction(services, tx, access.member, file, choices, asRound(intake, sent))
	})
	const taken = await unlessOverQuota(unlessNoCredits(taking))
	if (taken.outcome === 'no_credits') await dropHeldReturn(services, access, id)
	return taken
}

/** Deletes a held file that is not the returned one after all. @returns whether there was one */
export async function dropHeldReturn(
	services: Pick<Services, 'db' | 'storage'>,
	access: DocumentAccess<'edit'>,
	id: string,
): Promise<boolean> {
	const row = await heldRow(services, access, id)
	const { count } = row ? await services.db.heldUpload.deleteMany({ where: { id: row.id, claimedAt: null } }) : { count: 0 }
	if (row && count > 0) await services.storage.remove(row.fileKey)
	return count > 0
}

function heldRow({ db }: Pick<Services, 'db'>, { member, document }: DocumentAccess, id: string) {
	if (!isId(id)) return null
	const whose = {
		AND: [
			{ metadata: { path: ['returned', 'memberId'], equals: member.id } },
			{ metadata: { path: ['returned', 'documentId'], equals: document.id } },
		],
	}
	return db.heldUpload.findFirst({ where: { id, claimedAt: null, expiresAt: { gt: new Date() }, ...whose } })
}
