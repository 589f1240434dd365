import { isId } from '#app/domain/access/document-id.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { AccountExport } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { exportFileName, type ShownExport } from './account-export.ts'

/** The member's newest export; `null` when they never asked for one. */
export async function latestExport({ db }: Pick<Services, 'db'>, member: Pick<Member, 'id'>): Promise<ShownExport | null> {
	const row = await db.accountExport.findFirst({ where: { userId: member.id }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] })
	return row && shownExport(row)
}

/**
 * The ZIP of an export of the member's own.
 *
 * @returns 'expired' once it can't be downloaded any more; `null` when there is none of that id, it is somebody else's,
 *   or it is not ready
 */
export async function openExport(
	{ db, storage }: Pick<Services, 'db' | 'storage'>,
	member: Pick<Member, 'id'>,
	id: string | undefined,
): Promise<{ file: Blob; fileName: string } | 'expired' | null> {
	const row = isId(id) ? await db.accountExport.findFirst({ where: { id, userId: member.id, state: 'ready' } }) : null
	if (!row) return null
	const file = shownExport(row).state === 'ready' && row.fileKey !== null ? await storage.get(row.fileKey) : null
	return file ? { file, fileName: exportFileName(row.createdAt) } : 'expired'
}

/** An export from its row. */
export function shownExport(row: AccountExport, now = Date.now()): ShownExport {
	const { id, state, bytes, createdAt: requestedAt, readyAt, expiresAt, fileKey } = row
	const expired = state === 'ready' && (fileKey === null || expiresAt === null || expiresAt.getTime() <= now)
	return { id, state: expired ? 'expired' : state, bytes: bytes === null ? null : Number(bytes), requestedAt, readyAt, expiresAt }
}
