import { minute } from '#app/units.ts'
import type { DocumentLock } from './document-access.ts'

/** A lock ends when its holder has changed nothing for this long. */
export const lockIdleTime = 30 * minute

interface LockRow {
	takenAt: Date
	usedAt: Date
	user: DocumentLock['holder']
}

/** Whether a lock still holds: its holder was not idle for too long. */
export function isInForce({ usedAt }: Pick<LockRow, 'usedAt'>, now = Date.now()): boolean {
	return usedAt.getTime() + lockIdleTime > now
}

/** The lock of a document while it is in force; `null` without one, and once its holder was idle for too long. */
export function lockInForce(row: LockRow | null, now = Date.now()): DocumentLock | null {
	if (!row || !isInForce(row, now)) return null
	return { holder: row.user, takenAt: row.takenAt, endsAt: new Date(row.usedAt.getTime() + lockIdleTime) }
}
