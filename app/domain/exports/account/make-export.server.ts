import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { streamZip } from '#app/domain/archive/stream-zip.server.ts'
import { FileOnDisk } from '#app/domain/documents/stored-file.server.ts'
import { memberFields, memberOf } from '#app/domain/identity/member-fields.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { AccountExport, Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { JobRun } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { exportFileName, exportLifetime } from './account-export.ts'
import { exportContents } from './export-contents.server.ts'
import { exportKeyPrefix } from './export-files.server.ts'
import { exportFailedMail, exportReadyMail } from './export-mails.ts'

type Making = Pick<Services, 'db' | 'storage' | 'jobs' | 'keys' | 'env' | 'log'>

/** An export that has no file yet. One that failed is made when an administrator has its job tried again. */
const notMade = { state: { in: ['queued', 'failed'] } } satisfies Prisma.AccountExportWhereInput

/**
 * Makes the ZIP of an export, keeps it and tells its person. A run that is killed starts over: nothing names what it
 * left, so the sweep removes it. An export after which its person asked for another is left alone.
 *
 * @throws what went wrong, for the queue to try again; the last try marks the export as failed
 */
export async function makeExport(services: Making, exportId: string, { signal, lastTry }: JobRun): Promise<void> {
	const row = await services.db.accountExport.findFirst({
		where: { id: exportId, ...notMade },
		select: { createdAt: true, user: { select: memberFields } },
	})
	if (!row) return
	const member = memberOf(row.user)
	const made = { id: exportId, userId: member.id, createdAt: row.createdAt }
	if (await isReplaced(services.db, made)) return
	try {
		const stored = await storeZip(services, member, exportFileName(row.createdAt), signal)
		if (!(await finish(services, member, made, stored))) await services.storage.remove(stored.fileKey)
	} catch (error) {
		if (lastTry && !signal.aborted) await failExport(services, exportId)
		throw error
	}
}

/**
 * Marks a queued export as failed and tells its person.
 *
 * @returns whether it was still queued
 */
export async function failExport(services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env'>, exportId: string): Promise<boolean> {
	return services.db.$transaction(async (tx) => {
		const [failed] = await tx.accountExport.updateManyAndReturn({
			where: { id: exportId, state: 'queued' },
			data: { state: 'failed' },
			select: { user: { select: { email: true } } },
		})
		if (failed) await queueMail(services, tx, exportFailedMail({ to: failed.user.email, link: securityPage(services) }))
		return failed !== undefined
	})
}

/** Writes the ZIP to disk first: only a whole file goes into storage, and neither step holds it in memory. */
async function storeZip(services: Making, member: Member, fileName: string, signal: AbortSignal) {
	const folder = incomingFolder(services)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	const path = join(folder, randomUUID())
	try {
		await pipeline(streamZip(exportContents({ services, member, signal })), createWriteStream(path, { mode: 0o600 }), { signal })
		const { size: bytes } = await stat(path)
		const fileKey = `${exportKeyPrefix}${member.id}/${randomUUID()}`
		await services.storage.set(fileKey, new FileOnDisk(path, { fileName, mediaType: 'application/zip', bytes }))
		return { fileKey, bytes }
	} finally {
		await rm(path, { force: true })
	}
}

type Made = Pick<AccountExport, 'id' | 'userId' | 'createdAt'>

/** Whether its person asked for another one since. */
async function isReplaced(db: Db | Tx, { id, userId, createdAt }: Made): Promise<boolean> {
	return (await db.accountExport.count({ where: { userId, id: { not: id }, createdAt: { gt: createdAt } } })) > 0
}

/** @returns `false` when another run was faster, another export was asked for, or the account is gone */
async function finish(services: Making, member: Member, made: Made, { fileKey, bytes }: { fileKey: string; bytes: number }) {
	const now = new Date()
	const replaced = await services.db.$transaction(async (tx) => {
		if (await isReplaced(tx, made)) return null
		const { count } = await tx.accountExport.updateMany({
			where: { id: made.id, ...notMade },
			data: { state: 'ready', fileKey, bytes, readyAt: now, expiresAt: new Date(now.getTime() + exportLifetime) },
		})
		if (count === 0) return null
		// The newest has everything: an older one would only be another copy to lose.
		const older = { userId: member.id, id: { not: made.id }, createdAt: { lte: made.createdAt }, fileKey: { not: null } }
		const replaced = await tx.accountExport.findMany({ where: older, select: { fileKey: true } })
		await tx.accountExport.updateMany({ where: older, data: { fileKey: null } })
		await queueMail(services, tx, exportReadyMail({ to: member.email, link: securityPage(services) }))
		return replaced
	})
	for (const { fileKey: old } of replaced ?? []) await services.storage.remove(old!)
	return replaced !== null
}

function securityPage({ env }: Pick<Services, 'env'>): string {
	return `${env.appUrl}/settings/security`
}
