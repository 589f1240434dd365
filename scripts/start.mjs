// npm start: installs what is missing, builds if the sources changed, serves.
import { build, install, loadEnvFile } from './prepare.mjs'

loadEnvFile()
process.env.NODE_ENV ||= 'production'
install()
build()
const { serve } = await import('./serve.mjs')
await serve()
