import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { gitInfo } from './git-info.ts'

afterEach(() => vi.unstubAllEnvs())

const root = new URL('..', import.meta.url).pathname

/** A folder with a package and a repository of its own, whatever the tests run in. */
function repository(): { folder: string; git: (...args: string[]) => string } {
	const folder = mkdtempSync(join(tmpdir(), 'fineprint-git-'))
	const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
	writeFileSync(join(folder, 'package.json'), '{ "version": "4.5.6" }')
	git('init', '--quiet', '--initial-branch', 'release')
	git('add', '.')
	git('-c', 'user.name=Ada', '-c', 'user.email=ada@founders.example', 'commit', '--quiet', '--message', 'Begin')
	return { folder, git }
}

test('what a build is made from is what git and the package say', () => {
	for (const name of ['GIT_VERSION', 'GIT_BRANCH', 'GIT_COMMIT']) vi.stubEnv(name, '')
	const { folder, git } = repository()
	expect(gitInfo(folder)).toEqual({ version: '4.5.6', branch: 'release', shortCommit: git('rev-parse', '--short', 'HEAD') })
	rmSync(join(folder, '.git'), { recursive: true })
	// A folder within this one's repository would be told as part of it.
	vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir())
	expect(gitInfo(folder)).toEqual({ version: '4.5.6', branch: 'unknown', shortCommit: 'unknown' })
	rmSync(folder, { recursive: true })
})

test('what the environment says counts, as in a Docker build', () => {
	vi.stubEnv('GIT_BRANCH', 'main')
	vi.stubEnv('GIT_COMMIT', 'abc1234')
	const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
	expect(gitInfo(root)).toEqual({ version, branch: 'main', shortCommit: 'abc1234' })
})
