// npm run demo: serves a demo company with contracts in it, from a data folder of its own.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, install, loadEnvFile, root, say } from './prepare.mjs'

loadEnvFile()
// The demo signs in without proof whoever asks over its API: it stays on this machine, away from any real data.
for (const name of ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL', 'APP_URL']) process.env[name] = ''
process.env.HOST = '127.0.0.1'
process.env.PORT ||= '3000'
process.env.AUTH_DEV_BYPASS = '1'
process.env.DATA_DIR = process.env.DEMO_DATA_DIR || join(root, 'data/demo')
process.env.NODE_ENV ||= 'production'
process.env.LOG_LEVEL ||= 'warn'
install()
build()
const { serve } = await import('./serve.mjs')
await serve()

const filling = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo/main.ts', `http://127.0.0.1:${process.env.PORT}`], {
	cwd: root,
	stdio: ['ignore', 'inherit', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => filling.kill(signal))
filling.once('exit', (code) => {
	if (code) say('The demo is not complete; the product goes on with what is there. Start it again to go on.')
})
