// npm run score: how well the review engine reads, on public data sets and on our own contracts.
import { spawnSync } from 'node:child_process'
import { install, loadEnvFile, root } from './prepare.mjs'

loadEnvFile()
install()
// As the program runs: patterns are compiled at their first use (decision 1).
process.exit(
	spawnSync(process.execPath, ['--no-regexp-tier-up', '--import', 'tsx', 'scripts/score/main.ts', ...process.argv.slice(2)], {
		cwd: root,
		stdio: 'inherit',
	}).status ?? 1,
)
