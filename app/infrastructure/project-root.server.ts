import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of the project, wherever the running code is: in the sources (tests) or in the build.
 *
 * @throws Error when no folder above this file has the package.json of fineprint.
 */
export const projectRoot = findProjectRoot(dirname(fileURLToPath(import.meta.url)))

function findProjectRoot(from: string): string {
	const manifest = join(from, 'package.json')
	if (existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'fineprint') return from
	const parent = dirname(from)
	if (parent === from) throw new Error('The package.json of fineprint was not found above the running code')
	return findProjectRoot(parent)
}
