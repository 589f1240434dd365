import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { canEnter, postgresAccount, type PostgresAccount } from './postgres-account.server.ts'
import { copyBinaries, postgresBinaries } from './postgres-binaries.server.ts'

const run = promisify(execFile)

const superuser = 'fineprint'
const productFolder = '/var/lib/fineprint'

const passwordFile = 'fineprint-password'

/** The kernel's limit for a socket path is 108 bytes; the file name `.s.PGSQL.5432` comes on top of the folder. */
const longestSocketFolder = 85

/** An embedded PostgreSQL server: where it listens, and how to release it. */
export interface EmbeddedPostgres {
	/** The connection string of a database on it. */
	url(database: string): string
	/** The folder of its data. */
	dataDir: string
	/** Stops the server unless another program still uses it. Close your own connections first. */
	release(): Promise<void>
}

interface Site {
	binaries: string
	/** PostgreSQL's own data directory. */
	pgdata: string
	socketDir: string
	account: PostgresAccount | null
}

/**
 * Starts PostgreSQL under `dataDir`, or uses the one that already runs there (left by a killed program, or shared with
 * a running one). It listens on a Unix socket in a folder of its own user; on Windows, which has no suitable sockets,
 * on a loopback port with a password.
 *
 * Run as root it becomes the user `postgres`; if that user can't enter `dataDir` or the program's folder, the database
 * and a copy of the binaries live under /var/lib/fineprint.
 */
export async function openEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
	const site = await chooseSite(resolve(dataDir))
	if (!existsSync(join(site.pgdata, 'PG_VERSION'))) await initialise(site)
	await startOrAdopt(site)
	const address = await readAddress(site)

	const url = (database: string) => {
		const password = address.password ? `:${encodeURIComponent(address.password)}` : ''
		return address.socketDir
			? `postgresql://${superuser}@localhost:${address.port}/${database}?host=${encodeURIComponent(address.socketDir)}`
			: `postgresql://${superuser}${password}@127.0.0.1:${address.port}/${database}`
	}
	return {
		url,
		dataDir: site.pgdata,
		async release() {
			if (await othersConnected(url('postgres'))) return
			await control(site, ['stop', '-m', 'fast', '-w', '-t', '30']).catch(async (error: unknown) => {
				if (await isRunning(site)) throw error
			})
		},
	}
}

async function chooseSite(dataDir: string): Promise<Site> {
	const account = await postgresAccount()
	let binaries = await postgresBinaries()
	await mkdir(dataDir, { recursive: true })
	let home = join(dataDir, 'postgres')

	if (account) {
		if (!(await canEnter(account, dataDir))) home = join(productFolder, fingerprint(dataDir))
		if (!(await canEnter(account, binaries))) binaries = await copyBinaries(binaries, join(productFolder, 'postgresql'))
	}
	await mkdir(home, { recursive: true })
	if (account) await chown(home, account.uid, account.gid)
	await chmod(home, 0o700)
	const pgdata = join(home, 'data')
	return { binaries, pgdata, socketDir: await chooseSocketDir(home, account), account }
}

async function chooseSocketDir(home: string, account: PostgresAccount | null): Promise<string> {
	if (home.length <= longestSocketFolder) return home
	const folder = join(tmpdir(), `fineprint-${fingerprint(home)}`)
	await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'EEXIST') throw error
	})
	if (account) await chown(folder, account.uid, account.gid)
	// /tmp is writable for everybody: the owner of a folder made by somebody else could read along.
	const found = await lstat(folder)
	const owner = account?.uid ?? process.getuid?.()
	if (!found.isDirectory() || (owner !== undefined && found.uid !== owner))
		throw new Error(`${folder} is needed for the database's socket and belongs to somebody else. Remove it.`)
	return folder
}

function fingerprint(path: string): string {
	return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

/** Made elsewhere and moved into place, so that a program killed midway leaves nothing that looks like a database. */
async function initialise(site: Site): Promise<void> {
	const half = `${site.pgdata}.${randomBytes(4).toString('hex')}`
	const password = `${half}.password`
	await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
	if (site.account) await chown(password, site.account.uid, site.account.gid)
	await program(site, 'initdb', [
		'--pgdata',
		half,
		'--username',
		superuser,
		'--pwfile',
		password,
		'--auth-local',
		'trust',
		'--auth-host',
		'scram-sha-256',
		'--encoding',
		'UTF8',
		'--locale-provider',
		'builtin',
		'--builtin-locale',
		'C.UTF-8',
		'--locale',
		'C',
	])
	await rename(password, join(half, passwordFile))
	await rename(half, site.pgdata).catch(async (error: NodeJS.ErrnoException) => {
		if (!existsSync(join(site.pgdata, 'PG_VERSION'))) throw error
		await rm(half, { recursive: true })
	})
}

async function startOrAdopt(site: Site): Promise<void> {
	if (await isRunning(site)) return
	const options =
		process.platform === 'win32'
			? `-c listen_addresses=127.0.0.1 -c port=${await freePort()}`
			: `-c listen_addresses='' -c unix_socket_directories='${site.socketDir}' -c unix_socket_permissions=0700`
	try {
		await control(site, ['start', '-w', '-t', '60', '-l', join(dirname(site.pgdata), 'postgres.log'), '-o', options])
	} catch (error) {
		// A second program may have started it between the check and the start.
		if (!(await isRunning(site))) throw error
		await control(site, ['status'])
	}
}

async function isRunning(site: Site): Promise<boolean> {
	try {
		await control(site, ['status'])
	} catch {
		return false
	}
	return !(await removeLockOfTheDead(site))
}

/**
 * A server killed where nothing reaps dead processes (a container without init) still has a process id, and PostgreSQL
 * takes its lock file for a running server's. Linux can tell the two apart.
 *
 * @returns whether the lock file was a dead server's and is removed now
 */
async function removeLockOfTheDead(site: Site): Promise<boolean> {
	const lock = join(site.pgdata, 'postmaster.pid')
	const [pid, , , port, socketDir] = (await readFile(lock, 'utf8').catch(() => '')).split('\n')
	const state = pid ? await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') : ''
	if (!/\) [ZX] /.test(state)) return false
	if (socketDir) await rm(join(socketDir, `.s.PGSQL.${port}.lock`), { force: true })
	await rm(lock, { force: true })
	return true
}

function control(site: Site, args: string[]) {
	return program(site, 'pg_ctl', ['-D', site.pgdata, ...args])
}

function program(site: Site, name: 'initdb' | 'pg_ctl', args: string[]) {
	return run(join(site.binaries, 'bin', name), args, {
		...(site.account ?? {}),
		cwd: '/',
		env: { PATH: process.env.PATH, LC_ALL: 'C', HOME: dirname(site.pgdata), TZ: 'UTC' },
	})
}

async function readAddress(site: Site): Promise<{ port: string; socketDir: string | null; password: string | null }> {
	const lines = (await readFile(join(site.pgdata, 'postmaster.pid'), 'utf8')).split('\n')
	const socketDir = lines[4]?.trim() || null
	return {
		port: lines[3]?.trim() ?? '5432',
		socketDir,
		password: socketDir ? null : await readFile(join(site.pgdata, passwordFile), 'utf8'),
	}
}

async function freePort(): Promise<number> {
	const { createServer } = await import('node:net')
	return new Promise((found, failed) => {
		const probe = createServer().once('error', failed)
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address()
			probe.close(() => found(typeof address === 'object' && address ? address.port : 5432))
		})
	})
}

async function othersConnected(url: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		const { rows } = await client.query<{ others: string }>(
			`SELECT count(*) AS others FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
		)
		return Number(rows[0]?.others) > 0
	} finally {
		await client.end()
	}
}
