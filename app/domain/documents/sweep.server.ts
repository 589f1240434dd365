import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { versionOfView, viewKeyPrefix } from '#app/domain/documents/versions/find-document-view.server.ts'
import { redlineKeyPrefix } from '#app/domain/downloads/keep-receipt.server.ts'
import { changesKeyPrefix, versionOfChanges } from '#app/domain/counterparty/changes-of-file.server.ts'
import type { Db } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { incomingFolder } from './incoming-folder.ts'
import { uploadKeyPrefix } from './stored-file.server.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * Removes what has run out: held uploads with their files, half-received files, stored files, redlined files, kept page
 * views and lists of changes that no row names (a program killed between the two leaves one, a deleted document all of its
 * own), used or old sign-in links, ended sessions, rate counts, answers kept under an Idempotency-Key.
 *
 * @param now for which moment to judge, in milliseconds since 1970
 */
export async function sweep(services: Pick<Services, 'db' | 'storage' | 'env'>, now = Date.now()): Promise<void> {
	await sweepHeldUploads(services, now)
	await sweepIncoming(services, now)
	for (const [prefix, named] of Object.entries(namedFiles)) await sweepStorage(services, now, prefix, named)
	await sweepSignIn(services, now)
	await sweepMails(services, now)
	await services.db.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now - day) } } })
}

async function sweepHeldUploads({ db, storage }: Pick<Services, 'db' | 'storage'>, now: number): Promise<void> {
	// Rows first: a claim that comes in the same moment either finds its row or none. A claimed file belongs to its document.
	const gone = await db.$transaction(async (tx) => {
		const ranOut = await tx.$queryRaw<{ id: string }[]>`SELECT "id" FROM "held_uploads" WHERE "expires_at" <= ${new Date(now)} FOR UPDATE`
		const ids = ranOut.map(({ id }) => id)
		const unclaimed = await tx.heldUpload.findMany({ where: { id: { in: ids }, claimedAt: null }, select: { fileKey: true } })
		await tx.heldUpload.deleteMany({ where: { id: { in: ids } } })
		return unclaimed
	})
	for (const { fileKey } of gone) await storage.remove(fileKey)
}

async function sweepIncoming(services: Pick<Services, 'env'>, now: number): Promise<void> {
	const folder = incomingFolder(services)
	for (const name of await readdir(folder).catch(() => [])) {
		const path = join(folder, name)
		const found = await stat(path).catch(() => null)
		if (found && found.mtimeMs < now - hour) await rm(path, { force: true })
	}
}

/** By the beginning of their keys: which of some stored files a row names. */
const namedFiles: Record<string, (db: Db, keys: string[]) => Promise<string[]>> = {
	async [uploadKeyPrefix](db, keys) {
		const versions = await db.documentVersion.findMany({ where: { fileKey: { in: keys } }, select: { fileKey: true } })
		const held = await db.heldUpload.findMany({ where: { fileKey: { in: keys } }, select: { fileKey: true } })
		return [...versions, ...held].map(({ fileKey }) => fileKey)
	},
	async [redlineKeyPrefix](db, keys) {
		return (await db.redlineReceipt.findMany({ where: { fileKey: { in: keys } }, select: { fileKey: true } })).map(({ fileKey }) => fileKey)
	},
	[viewKeyPrefix]: (db, keys) => keptBesideVersions(db, keys, versionOfView),
	[changesKeyPrefix]: (db, keys) => keptBesideVersions(db, keys, versionOfChanges),
}

async function keptBesideVersions(db: Db, keys: readonly string[], versionOf: (key: string) => string | null): Promise<string[]> {
	const versionIds = keys.map(versionOf).filter((id) => id !== null)
	const there = new Set(
		(await db.documentVersion.findMany({ where: { id: { in: versionIds } }, select: { id: true } })).map(({ id }) => id),
	)
	return keys.filter((key) => there.has(versionOf(key) ?? ''))
}

async function sweepStorage(
	{ db, storage }: Pick<Services, 'db' | 'storage'>,
	now: number,
	prefix: string,
	namedAmong: (db: Db, keys: string[]) => Promise<string[]>,
): Promise<void> {
	const old: string[] = []
	let cursor: string | undefined
	do {
		const page = await storage.list({ prefix, includeMetadata: true, limit: 500, cursor })
		// A younger file may be about to get its row.
		old.push(...page.files.filter(({ lastModified }) => lastModified < now - hour).map(({ key }) => key))
		cursor = page.cursor
	} while (cursor !== undefined)

	for (let from = 0; from < old.length; from += 500) {
		const keys = old.slice(from, from + 500)
		const named = new Set(await namedAmong(db, keys))
		for (const key of keys) if (!named.has(key)) await storage.remove(key)
	}
}

async function sweepSignIn({ db }: Pick<Services, 'db'>, now: number): Promise<void> {
	const yesterday = new Date(now - day)
	// A day longer than they count, so that a link that was used before can be told from one that never was.
	await db.signInLink.deleteMany({ where: { OR: [{ expiresAt: { lt: yesterday } }, { usedAt: { lt: yesterday } }] } })
	await db.session.deleteMany({ where: { OR: [{ expiresAt: { lt: yesterday } }, { revokedAt: { lt: yesterday } }] } })
	await db.rateLimit.deleteMany({ where: { expire: { lt: BigInt(now) } } })
}

/** The words of mails that never went out, after a day: what they open has expired. What is known of a mail, after a month. */
async function sweepMails({ db }: Pick<Services, 'db'>, now: number): Promise<void> {
	await db.outgoingMail.updateMany({
		where: { state: 'failed', content: { not: null }, createdAt: { lt: new Date(now - day) } },
		data: { content: null },
	})
	await db.outgoingMail.deleteMany({ where: { state: { in: ['sent', 'failed'] }, createdAt: { lt: new Date(now - 30 * day) } } })
}
