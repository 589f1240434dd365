import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. This file runs before the install: Node built-ins only. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const installStamp = join(root, 'node_modules/.fineprint-installed')
const buildStamp = join(root, 'build/.fineprint-built')

/** What the build is made of. */
const sources = [
	'app',
	'public',
	'prisma',
	'scripts/build.mjs',
	'scripts/playbook-version.ts',
	'package-lock.json',
	'vite.config.ts',
	'vite.threads.config.ts',
	'vite.commands.config.ts',
	'react-router.config.ts',
	'tsconfig.json',
]

/** Installs the packages of package-lock.json unless exactly they are installed. */
export function install() {
	const wanted = fingerprint(['package-lock.json'])
	if (read(installStamp) === wanted) return
	say('Installing packages (once; about a minute) …')
	// Development packages too: they build the product.
	run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
	writeFileSync(installStamp, wanted)
}

/** Builds the product unless the build is of exactly these sources. */
export function build() {
	const wanted = fingerprint(sources)
	if (read(buildStamp) === wanted) return
	say('Building …')
	rmSync(buildStamp, { force: true })
	run(process.execPath, [join(root, 'scripts/build.mjs')])
	mkdirSync(dirname(buildStamp), { recursive: true })
	writeFileSync(buildStamp, wanted)
}

/** Makes the Prisma client from the schema. Prisma's own engine is not needed for that and not downloaded. */
export function generateDatabaseClient() {
	const stamp = join(root, 'app/infrastructure/db/generated/.fineprint-schema')
	const wanted = fingerprint(['prisma/schema.prisma', 'package-lock.json'])
	if (read(stamp) === wanted) return
	run(process.execPath, [join(root, 'node_modules/prisma/build/index.js'), 'generate'], {
		// Names any executable: 'generate' only asks whether one is named.
		env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' },
		quiet: true,
	})
	writeFileSync(stamp, wanted)
}

/** Reads .env, if there is one; what is already set wins. */
export function loadEnvFile() {
	const file = join(root, '.env')
	if (existsSync(file)) process.loadEnvFile(file)
}

/** A package manager says more than the megabyte that Node holds by default. */
const mostOutput = 64 * 1024 * 1024

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/**
 * Runs a program in the project's folder and ends this one when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} options quiet: output is shown only when it fails
 */
export function run(command, args, { env = process.env, quiet = false } = {}) {
	// Standard output may be somebody's pipe (`npm run review -- FILE --json`): everything of ours goes to standard error.
	const result = spawnSync(command, args, {
		cwd: root,
		env,
		stdio: ['ignore', quiet ? 'pipe' : 2, quiet ? 'pipe' : 2],
		shell: process.platform === 'win32' && command === npm,
		maxBuffer: mostOutput,
	})
	if (result.status === 0) return
	if (quiet) process.stderr.write(`${result.stdout}\n${result.stderr}\n`)
	say(`${command} ${args.join(' ')} failed${result.error ? `: ${result.error.message}` : ''}`)
	process.exit(1)
}

export function say(message) {
	process.stderr.write(`${message}\n`)
}

function fingerprint(paths) {
	const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`)
	for (const path of paths)
		for (const file of filesUnder(join(root, path))) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
	return hash.digest('hex')
}

function* filesUnder(path) {
	if (!existsSync(path)) return
	let entries
	try {
		entries = readdirSync(path, { withFileTypes: true })
	} catch {
		yield path
		return
	}
	for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
		if (entry.isDirectory() && entry.name !== 'generated') yield* filesUnder(join(path, entry.name))
		// Tests are no part of the build.
		else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield join(path, entry.name)
	}
}

function read(file) {
	try {
		return readFileSync(file, 'utf8')
	} catch {
		return null
	}
}
