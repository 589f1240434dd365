// npm run score: how well the review engine reads, on public data sets and on our own contracts.
import { spawnSync } from 'node:child_process'
import { install, loadEnvFile, root } from './prepare.mjs'
import { v8Flags } from './v8-flags.mjs'

loadEnvFile()
install()
process.exit(
	spawnSync(process.execPath, [...v8Flags, '--import', 'tsx', 'scripts/score/main.ts', ...process.argv.slice(2)], {
		cwd: root,
		stdio: 'inherit',
	}).status ?? 1,
)
