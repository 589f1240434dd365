import { createHmac, randomInt } from 'node:crypto'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { SealingKeys } from '#app/infrastructure/sealing.ts'

const codesPerPerson = 10

const codeLength = 8

/** Without I, O, 0 and 1, which are misread on paper: 40 bits a code. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Replaces a person's backup codes by new ones. @returns them, to be shown once: only keyed hashes are kept */
export async function replaceBackupCodes(tx: Tx, keys: SealingKeys, userId: string): Promise<string[]> {
	const codes = new Set<string>()
	while (codes.size < codesPerPerson) codes.add(newBackupCode())
	await tx.backupCode.deleteMany({ where: { userId } })
	await tx.backupCode.createMany({ data: [...codes].map((code) => ({ userId, codeHash: hashBackupCode(keys.current, userId, code) })) })
	return [...codes]
}

/** Uses up a backup code: of two requests with the same code, one gets it. @returns whether it was one of the person's */
export async function takeBackupCode(tx: Tx, keys: SealingKeys, userId: string, code: string, now: number): Promise<boolean> {
	const hashes = [keys.current, ...keys.earlier].map((key) => hashBackupCode(key, userId, code))
	const { count } = await tx.backupCode.updateMany({
		where: { userId, codeHash: { in: hashes }, usedAt: null },
		data: { usedAt: new Date(now) },
	})
	return count > 0
}

/** How many of a person's backup codes are left. */
export async function countBackupCodes(db: Db | Tx, userId: string): Promise<number> {
	return db.backupCode.count({ where: { userId, usedAt: null } })
}

function newBackupCode(): string {
	return Array.from({ length: codeLength }, () => characters[randomInt(characters.length)]).join('')
}

/** Keyed, because 40 bits can be tried through; bound to the person, so that equal codes differ. */
function hashBackupCode(key: string, userId: string, code: string): string {
	return createHmac('sha256', key).update(`backup code:${userId}:${code.toUpperCase()}`).digest('base64url')
}
