import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'

const stampFile = join(projectRoot, 'build', 'threads', 'sources.txt')

/** Builds the threads that the tests start, unless those that are there were built from the same sources. */
export default async function setup(): Promise<void> {
	const sources = stamp()
	if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return
	await build({ configFile: join(projectRoot, 'vite.threads.config.ts'), root: projectRoot, logLevel: 'error' })
	writeFileSync(stampFile, sources)
}

/** Changes with every source file that a thread may be made of. */
function stamp(): string {
	const hash = createHash('sha256')
	for (const file of ['vite.threads.config.ts', 'scripts/playbook-version.ts', 'app/entry.word-worker.ts'])
		hash.update(readFileSync(join(projectRoot, file)))
	for (const folder of ['app/domain', 'app/infrastructure']) {
		const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
		for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)).sort()) {
			const { mtimeMs, size } = statSync(join(projectRoot, folder, file))
			hash.update(`${file} ${size} ${mtimeMs}\n`)
		}
	}
	return hash.digest('hex')
}
