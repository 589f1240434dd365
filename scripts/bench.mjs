// npm run bench: every benchmark, a table on standard output and bench/results.json.
import { spawnSync } from 'node:child_process'
import { build, install, root } from './prepare.mjs'

install()
build()
process.exit(spawnSync(process.execPath, ['--import', 'tsx', 'bench/all.ts'], { cwd: root, stdio: 'inherit' }).status ?? 1)
