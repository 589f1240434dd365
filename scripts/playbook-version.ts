import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Length of a version: of two playbooks, one in 2^48 pairs shares it. */
const digits = 12

/**
 * What every report gives as the playbook's version: a hash over the sources of the rules, read when the product is built.
 * Every byte of a source counts, a comment too: a version that changes without need costs nothing, one that stays costs trust.
 *
 * @param root the project's folder
 */
export function playbookVersion(root: string): string {
	return versionOf(playbookSources(root))
}

/** Sources of the playbook by their path in its folder; tests decide nothing. */
export function playbookSources(root: string): Map<string, string> {
	const folder = join(root, 'app/domain/review/playbook')
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
	return new Map(
		paths
			.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
			.map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
	)
}

/** The same for the same files, whatever their order and their line ends. */
export function versionOf(sources: ReadonlyMap<string, string>): string {
	const hash = createHash('sha256')
	for (const path of [...sources.keys()].sort()) hash.update(`${path}\0${sources.get(path)!.replaceAll('\r\n', '\n')}\0`)
	return hash.digest('hex').slice(0, digits)
}
