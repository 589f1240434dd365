import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createRequestHandler } from '@react-router/express'
import compression from 'compression'
import express from 'express'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { callerAddress } from '../caller-address.ts'
import { requestContext, type RequestInfo, servicesContext } from '../context.ts'
import { isCrossSite } from '../cross-site.ts'
import { isRead } from '../is-read.ts'
import { answerDevMail } from '../dev-mail.server.ts'
import { answerHealth } from '../health.server.ts'
import { securityHeaders } from '../security-headers.ts'
import { isFromThisMachine } from '../this-machine.ts'
import { unreadable } from '../unreadable-request.ts'
import { answerMethods } from './answer-methods.server.ts'
import { errorPageContext, errorPagesOf } from './error-pages.server.ts'
import { minute, second } from '#app/units.ts'
import { loggedPath, sharedLinkHeaders } from '../shared-links.ts'

/** Where Stripe asks for a card, and where it shows cards and invoices. */
const stripePages = ['https://checkout.stripe.com', 'https://billing.stripe.com']

/** The web server of the product, not yet listening. */
export function createWebServer(
	services: Services & { forReads: Services },
	build: ServerBuild | (() => Promise<ServerBuild>),
	beforeRoutes?: express.RequestHandler,
) {
	const { env, log } = services
	const app = express()
	app.disable('x-powered-by')
	// One hop: a caller can make up further entries of X-Forwarded-For.
	app.set('trust proxy', env.trustProxy ? 1 : false)
	const https = env.appUrl.startsWith('https:')
	const paymentPages = env.stripe ? stripePages : []

	app.use((request, response, next) => {
		const info: RequestInfo = {
			id: randomUUID(),
			ip: callerAddress(request.ip),
			fromThisMachine: isFromThisMachine(request),
			nonce: randomBytes(16).toString('base64'),
		}
		response.locals.info = info
		response.setHeader('X-Request-Id', info.id)
		for (const [name, value] of Object.entries(securityHeaders(info.nonce, https, env.mode === 'development', paymentPages)))
			response.setHeader(name, value)
		for (const [name, value] of Object.entries(sharedLinkHeaders(request.path))) response.setHeader(name, value)
		const began = performance.now()
		response.on('close', () => {
			// The path without its query: links in mails have their token there.
			log.info(
				{
					requestId: info.id,
					method: request.method,
					path: loggedPath(request.path),
					status: response.statusCode,
					ms: Math.round(performance.now() - began),
				},
				'request',
			)
		})
		next()
	})
	answerHealth(app, services)
	app.use((request, response, next) => {
		const refused = unreadable(request)
		if (!refused) return next()
		response.status(400).json({ error: refused, code: 'malformed' })
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
	answerDevMail(app, services)

	if (beforeRoutes) app.use(beforeRoutes)
	const client = join(projectRoot, 'build/client')
	app.use('/assets', express.static(join(client, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }))
	app.use(express.static(client, { maxAge: '1h', index: false }))

	app.use(answerMethods(build))
	const renderError = errorPagesOf(build, env.mode)
	app.use(
		createRequestHandler({
			build,
			mode: env.mode,
			getLoadContext(request, response) {
				const newContext = () => {
					const context = new RouterContextProvider()
					context.set(servicesContext, isRead(request.method) ? services.forReads : services)
					context.set(requestContext, response.locals.info)
					return context
				}
				const context = newContext()
				context.set(errorPageContext, (request, refused) => renderError(request, refused, newContext()))
				return context
			},
		}),
	)
	app.use(((error, _request, response, next) => {
		if (response.headersSent) return next(error)
		// A missing file or an invalid path is the caller's mistake and not logged.
		const { status = 500 } = error as { status?: number }
		if (status >= 400 && status < 500)
			return void response
				.status(status === 403 ? 404 : status)
				.type('text/plain')
				.send('There is no such file.')
		log.error({ err: error, requestId: response.locals.info?.id }, 'A request failed before the routes')
		response.status(500).json({ error: 'Something went wrong on our end. Please try again in a moment.', code: 'unexpected' })
	}) satisfies express.ErrorRequestHandler)

	const server = createServer(app)
	server.headersTimeout = 30 * second
	server.requestTimeout = 15 * minute
	server.keepAliveTimeout = 65 * second
	return server
}
