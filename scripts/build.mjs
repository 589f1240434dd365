import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { generateDatabaseClient, root, run } from './prepare.mjs'

const bin = (path) => join(root, 'node_modules', path)

// What /api/admin/git-info answers; a Docker build has no git and sets them itself.
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() || undefined
const env = {
	...process.env,
	NODE_ENV: 'production',
	GIT_BRANCH: process.env.GIT_BRANCH ?? git('rev-parse', '--abbrev-ref', 'HEAD') ?? '',
	GIT_COMMIT: process.env.GIT_COMMIT ?? git('rev-parse', '--short', 'HEAD') ?? '',
}

generateDatabaseClient()
run(process.execPath, [bin('@react-router/dev/bin.js'), 'build'], { env, quiet: true })
// Threads and command-line tools: each a file of its own beside the server.
for (const config of ['vite.threads.config.ts', 'vite.commands.config.ts'])
	run(process.execPath, [bin('vite/bin/vite.js'), 'build', '--config', config], { env, quiet: true })
