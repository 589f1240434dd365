import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user that PostgreSQL runs as, because it refuses to run as root. */
export interface PostgresAccount {
	uid: number
	gid: number
}

/**
 * The account to run PostgreSQL as: `null` (the current user) unless that is root, then the user `postgres`, which is
 * created when missing.
 *
 * @throws Error with what to do when the user can't be created.
 */
export async function postgresAccount(): Promise<PostgresAccount | null> {
	if (process.getuid?.() !== 0) return null
	return (await lookUp()) ?? (await create())
}

async function lookUp(): Promise<PostgresAccount | null> {
	try {
		const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
		return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
	} catch {
		return null
	}
}

async function create(): Promise<PostgresAccount> {
	// useradd on most systems, adduser where busybox is (Alpine).
	await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/sh', 'postgres'])
		.catch(() => run('adduser', ['-S', '-D', '-H', '-s', '/bin/sh', 'postgres']))
		.catch(() => undefined)
	const account = await lookUp()
	if (!account)
		throw new Error(
			'PostgreSQL does not run as root and the user postgres could not be made. Run this program as another user, or set DATABASE_URL.',
		)
	return account
}

/** Whether the account may enter a folder and all folders above it. */
export async function canEnter(account: PostgresAccount, folder: string): Promise<boolean> {
	try {
		await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' })
		return true
	} catch {
		return false
	}
}
