// npm run dev: the product with reload, over the same services as in production.
import { generateDatabaseClient, install, loadEnvFile, root, run } from './prepare.mjs'

loadEnvFile()
process.env.NODE_ENV = 'development'
install()
generateDatabaseClient()
run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.threads.config.ts'], { quiet: true })

const { createServer } = await import('vite')
const { onStop, readEnvironment } = await import('./serve.mjs')
const vite = await createServer({ root, server: { middlewareMode: true } })
const program = await vite.ssrLoadModule('./app/server.ts')
const env = readEnvironment(program)
const services = await program.openServices(env)
// Loaded anew for each request, so that a changed route answers at once.
const server = program.createWebServer(services, () => vite.ssrLoadModule('virtual:react-router/server-build'), vite.middlewares)
server.listen(env.port, env.host)
await program.startWorker(services)
const mailServer = await program.startMailServer(services)
console.log(program.welcome(env, services))
onStop(async () => {
	server.closeAllConnections()
	await mailServer?.close()
	await vite.close()
	await services.close()
})
