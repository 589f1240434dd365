import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a build is made from: taken from git, unless the environment says it, as in a Docker build, which has no git. */
export function gitInfo(root: string): { version: string; branch: string; shortCommit: string } {
	const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim()
	const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
	return {
		version: process.env.GIT_VERSION || version,
		branch: process.env.GIT_BRANCH || git('rev-parse', '--abbrev-ref', 'HEAD') || 'unknown',
		shortCommit: process.env.GIT_COMMIT || git('rev-parse', '--short', 'HEAD') || 'unknown',
	}
}
