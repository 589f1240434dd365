import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, say } from './prepare.mjs'

const second = 1000

/** Serves the build until a signal comes; then lets running requests and jobs finish and gives everything back. */
export async function serve() {
	const program = await import(pathToFileURL(join(root, 'build/server/index.js')).href)
	const env = readEnvironment(program)
	const services = await program.openServices(env)
	const server = program.createWebServer(services, await program.builtRoutes())
	server.listen(env.port, env.host)
	await once(server, 'listening').catch(async (error) => {
		say(error.code === 'EADDRINUSE' ? `Port ${env.port} is taken by another program. Set PORT to a free one.` : String(error))
		await services.close()
		process.exit(1)
	})
	await program.startWorker(services)
	const mailServer = await program.startMailServer(services).catch(async (error) => {
		say(`The mail server of INBOUND_SMTP_PORT did not start: ${error.message}`)
		await services.close()
		process.exit(1)
	})
	console.log(program.welcome(env, services))
	onStop(async () => {
		server.close()
		setTimeout(() => server.closeAllConnections(), 5 * second).unref()
		server.closeIdleConnections()
		await mailServer?.close()
		await services.close()
	})
}

/** The checked environment; when it is wrong, the program says so in plain lines and ends. */
export function readEnvironment({ readEnv, EnvironmentError }) {
	try {
		return readEnv(process.env)
	} catch (error) {
		if (!(error instanceof EnvironmentError)) throw error
		say(error.message)
		process.exit(1)
	}
}

/** @param {() => Promise<void>} stop what to do once when the program is asked to end */
export function onStop(stop) {
	let stopping = false
	for (const signal of ['SIGINT', 'SIGTERM']) {
		process.on(signal, () => {
			if (stopping) return
			stopping = true
			stop().then(
				() => process.exit(0),
				(error) => {
					console.error(error)
					process.exit(1)
				},
			)
		})
	}
}
