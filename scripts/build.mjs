import { join } from 'node:path'
import { generateDatabaseClient, root, run } from './prepare.mjs'

const bin = (path) => join(root, 'node_modules', path)

const env = { ...process.env, NODE_ENV: 'production' }

generateDatabaseClient()
run(process.execPath, [bin('@react-router/dev/bin.js'), 'build'], { env, quiet: true })
// Threads and command-line tools: each a file of its own beside the server.
for (const config of ['vite.threads.config.ts', 'vite.commands.config.ts'])
	run(process.execPath, [bin('vite/bin/vite.js'), 'build', '--config', config], { env, quiet: true })
