import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createRequestHandler } from '@react-router/express'
import compression from 'compression'
import express from 'express'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { callerAddress } from './http/caller-address.ts'
import { requestContext, servicesContext } from './http/context.ts'
import { isCrossSite } from './http/cross-site.ts'
import { answerDevMail } from './http/dev-mail.server.ts'
import { answerHealth } from './http/health.server.ts'
import { securityHeaders } from './http/security-headers.ts'
import { unreadable } from './http/unreadable-request.ts'
import type { Env } from './infrastructure/env.server.ts'
import { projectRoot } from './infrastructure/project-root.server.ts'
import type { OpenServices } from './infrastructure/services.server.ts'

export { EnvironmentError, readEnv } from './infrastructure/env.server.ts'
export { openServices } from './infrastructure/services.server.ts'
export { startWorker } from './entry.worker.ts'

const second = 1000
const minute = 60 * second

/** The web server of the product, not yet listening. */
export function createWebServer(
	services: OpenServices,
	build: ServerBuild | (() => Promise<ServerBuild>),
	beforeRoutes?: express.RequestHandler,
) {
	const { env, log } = services
	const app = express()
	app.disable('x-powered-by')
	// One hop: further entries of X-Forwarded-For are what a caller made up.
	app.set('trust proxy', env.trustProxy ? 1 : false)
	const https = env.appUrl.startsWith('https:')

	app.use((request, response, next) => {
		const info = { id: randomUUID(), ip: callerAddress(request.ip), nonce: randomBytes(16).toString('base64') }
		response.locals.info = info
		response.setHeader('X-Request-Id', info.id)
		for (const [name, value] of Object.entries(securityHeaders(info.nonce, https, env.mode === 'development')))
			response.setHeader(name, value)
		const began = performance.now()
		response.on('close', () => {
			// The path without its query: links in mails carry their token there.
			log.info(
				{
					requestId: info.id,
					method: request.method,
					path: request.path,
					status: response.statusCode,
					ms: Math.round(performance.now() - began),
				},
				'request',
			)
		})
		next()
	})
	app.use((request, response, next) => {
		const refused = unreadable(request)
		if (!refused) return next()
		response.status(refused.status).json({ error: refused.error, code: 'malformed' })
	})
	app.use((request, response, next) => {
		const own = [env.appUrl, `${request.protocol}://${request.get('host')}`]
		if (
			!isCrossSite(
				request.method,
				{ origin: request.get('origin'), site: request.get('sec-fetch-site'), authorization: request.get('authorization') },
				own,
			)
		)
			return next()
		response.status(403).json({ error: 'This request came from another site and was refused.', code: 'cross_site' })
	})
	app.use(compression())
	answerHealth(app, services)
	answerDevMail(app, services)

	if (beforeRoutes) app.use(beforeRoutes)
	const client = join(projectRoot, 'build/client')
	app.use('/assets', express.static(join(client, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }))
	app.use(express.static(client, { maxAge: '1h', index: false }))

	app.use(
		createRequestHandler({
			build,
			mode: env.mode,
			getLoadContext(_request, response) {
				const context = new RouterContextProvider()
				context.set(servicesContext, services)
				context.set(requestContext, response.locals.info)
				return context
			},
		}),
	)
	app.use(((error, _request, response, next) => {
		if (response.headersSent) return next(error)
		// Of a file that is not there, or of a path that leads nowhere: the caller's mistake, nothing for the log.
		const { status = 500 } = error as { status?: number }
		if (status >= 400 && status < 500)
			return void response
				.status(status === 403 ? 404 : status)
				.type('text/plain')
				.send('There is no such file.')
		log.error({ err: error, requestId: response.locals.info?.id }, 'A request failed before the routes')
		response.status(500).json({ error: 'Something went wrong on our side. Please try again in a moment.', code: 'unexpected' })
	}) satisfies express.ErrorRequestHandler)

	const server = createServer(app)
	server.headersTimeout = 30 * second
	server.requestTimeout = 15 * minute
	server.keepAliveTimeout = 65 * second
	return server
}

/** The routes as the build bundled them. */
export async function builtRoutes(): Promise<ServerBuild> {
	return (await import('virtual:react-router/server-build')) as unknown as ServerBuild
}

function modelLine({ model }: Pick<OpenServices, 'model'>): string[] {
	if (!model) return []
	if (model.found)
		return [`  ${model.name} at ${model.server} on this machine can read along; the upload form offers it, and nothing leaves`]
	return [`  Reviews ask ${model.name} too: words of contracts go to ${model.server} where their uploader agrees`]
}

/** What the program says when it is up. */
export function welcome(env: Env, services: OpenServices): string {
	return [
		'',
		`  Fineprint is ready at ${env.appUrl}`,
		`  Data lives in ${services.env.dataDir}${services.databaseDir && !services.databaseDir.startsWith(services.env.dataDir) ? `, the database in ${services.databaseDir} (PostgreSQL does not run as root)` : ''}`,
		...(env.smtpUrl ? [] : [`  Mails are saved there and can be read at ${env.appUrl}/dev/mail`]),
		...modelLine(services),
		'  To become admin: npm run user -- you@example.com --admin',
		'',
	].join('\n')
}
