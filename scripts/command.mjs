// npm run review, redline, compare, user, audit:verify: one command of the product, built first if the sources changed.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, install, loadEnvFile, root } from './prepare.mjs'

const [name, ...args] = process.argv.slice(2)
loadEnvFile()
process.env.NODE_ENV ||= 'production'
install()
build()
const { command } = await import(pathToFileURL(join(root, `build/commands/${name}.js`)).href)
process.exitCode = await command(args)
