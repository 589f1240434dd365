import { createAccount } from '#app/domain/identity/create-account.server.ts'
import { startSession } from '#app/domain/identity/session.server.ts'
import { connectDatabase } from '#app/infrastructure/db/database.server.ts'
import { openEmbeddedPostgres } from '#app/infrastructure/db/embedded-postgres.server.ts'
import { createFolderStorage } from '#app/infrastructure/folder-storage.server.ts'
import { storedFiles } from '#app/infrastructure/stored-files.ts'
import type { Owner } from '#tests/fixtures/copy-document.ts'

/** The database and the files of the product that journeys visit, opened from outside of it. */
export type StartState = Awaited<ReturnType<typeof openStartState>>

/** Opens what the product of this run works on. */
export async function openStartState() {
	const dataDir = process.env.E2E_DATA_DIR!
	const postgres = await openEmbeddedPostgres(dataDir)
	const { db, pool, close } = connectDatabase(postgres.url('fineprint'))
	return { dataDir, db, pool, storage: createFolderStorage(storedFiles(dataDir)), close }
}

/** Makes the account of a founder whose address is proven, or finds it, and signs them in. @returns the session's token too */
export async function signedInFounder(
	{ db }: Pick<StartState, 'db'>,
	email: string,
	userAgent: string | null = null,
): Promise<Owner & { token: string }> {
	await createAccount(db, { email, firstName: 'Ada', lastName: 'Founder', verifiedAt: new Date() })
	const { id: userId, companyId } = await db.user.findUniqueOrThrow({ where: { email }, select: { id: true, companyId: true } })
	return { userId, companyId, token: await startSession(db, userId, userAgent) }
}
