import type { Member } from '#app/domain/identity/member.ts'
import { hashToken, newToken } from '#app/domain/identity/tokens.server.ts'
import type { MediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { addInTransaction, type Added } from './add-document.server.ts'
import type { DocumentChoices } from './choices.ts'
import { unlessNoCredits } from './queue-review.server.ts'
import { unlessOverQuota } from './storage/storage-quota.server.ts'
import type { StoredFile } from './stored-file.server.ts'
import { hour } from '#app/units.ts'

/** Seconds that a file chosen before signing in is kept. */
export const heldLifetime = hour

/**
 * Keeps a visitor's file until they sign in.
 *
 * @returns the token that claims it; only its hash is stored
 */
export async function holdUpload({ db }: Pick<Services, 'db'>, file: StoredFile, choices: DocumentChoices): Promise<string> {
	const token = newToken()
	await db.heldUpload.create({
		data: { ...file, tokenHash: hashToken(token), metadata: { ...choices }, expiresAt: new Date(Date.now() + heldLifetime) },
	})
	return token
}

/**
 * Makes a held file the member's document, reviewed at once. It can be claimed once, within the hour, with the token;
 * a claim without credits drops the file, one without space keeps it.
 *
 * @returns 'not_found' for an unknown, old or used token
 */
export async function claimUpload(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'billingNow'>,
	member: Member,
	token: string,
): Promise<Added> {
	const tokenHash = hashToken(token)
	const claim = services.db.$transaction(async (tx): Promise<Added> => {
		// One statement decides which claim wins; a rollback releases it.
		const [held] = await tx.heldUpload.updateManyAndReturn({
			where: { tokenHash, claimedAt: null, expiresAt: { gt: new Date() } },
			data: { claimedAt: new Date() },
		})
		if (!held) return { outcome: 'not_found' }
		const { fileKey, fileName, bytes, sha256 } = held
		const file = { fileKey, fileName, bytes, sha256, mediaType: held.mediaType as MediaType }
		return addInTransaction(services, tx, member, file, held.metadata as unknown as DocumentChoices, { analyze: true })
	})
	const claimed = await unlessOverQuota(unlessNoCredits(claim))
	if (claimed.outcome === 'no_credits') await dropHeld(services, tokenHash)
	return claimed
}

async function dropHeld({ db, storage }: Pick<Services, 'db' | 'storage'>, tokenHash: string): Promise<void> {
	const held = await db.heldUpload.findUnique({ where: { tokenHash }, select: { fileKey: true } })
	const { count } = await db.heldUpload.deleteMany({ where: { tokenHash, claimedAt: null } })
	if (held && count > 0) await storage.remove(held.fileKey)
}
