// npm run train: learns the models of the review engine anew from the labelled data in TRAIN_DATA (default ../shared/data).
import { spawnSync } from 'node:child_process'
import { generateDatabaseClient, install, root } from './prepare.mjs'

install()
generateDatabaseClient()
process.exitCode =
	spawnSync(process.execPath, ['--max-old-space-size=12000', '--import', 'tsx', 'scripts/train/main.ts', ...process.argv.slice(2)], {
		cwd: root,
		stdio: 'inherit',
	}).status ?? 1
