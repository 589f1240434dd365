import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from '../member.ts'
import { countBackupCodes } from './backup-codes.server.ts'

/** A person's MFA as they see it. */
export interface MfaStatus {
	enabled: boolean
	isAdminUser: boolean
	enabledAt: Date | null
	lastUsed: Date | null
	backupCodesRemaining: number
}

/** Whether a person has MFA on, since when, and how many backup codes are left. */
export async function readMfaStatus({ db }: Pick<Services, 'db'>, member: Member): Promise<MfaStatus> {
	const app = await db.authenticator.findUnique({ where: { userId: member.id }, select: { enabledAt: true, lastUsedAt: true } })
	return {
		enabled: Boolean(app?.enabledAt),
		isAdminUser: member.userType === 'admin',
		enabledAt: app?.enabledAt ?? null,
		lastUsed: app?.enabledAt ? app.lastUsedAt : null,
		backupCodesRemaining: app?.enabledAt ? await countBackupCodes(db, member.id) : 0,
	}
}

/** Whether a person has MFA on. */
export async function hasMfa({ db }: { db: Db | Tx }, userId: string): Promise<boolean> {
	return (await db.authenticator.count({ where: { userId, enabledAt: { not: null } } })) > 0
}
