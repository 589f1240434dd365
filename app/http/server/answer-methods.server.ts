import type express from 'express'
import type { ServerBuild } from 'react-router'
import { allowedMethods } from './allowed-methods.ts'

/**
 * Answers OPTIONS and unsupported methods: React Router runs a loader for the first and an action for PUT, PATCH and
 * DELETE. A POST to a page without a form goes on to the routes, whose answer is a page.
 */
export function answerMethods(build: ServerBuild | (() => Promise<ServerBuild>)): express.RequestHandler {
	return async (request, response, next) => {
		if (['GET', 'HEAD'].includes(request.method)) return next()
		const { routes } = typeof build === 'function' ? await build() : build
		const allowed = allowedMethods(routes, request.path)
		if (!allowed) {
			if (request.method === 'POST') return next()
			return void response.status(404).json({ error: 'There is nothing at this address.', code: 'not_found' })
		}
		if (request.method !== 'OPTIONS' && allowed.includes(request.method)) return next()
		response.setHeader('Allow', allowed.join(', '))
		if (request.method === 'OPTIONS') return void response.status(204).end()
		if (request.method === 'POST' && !request.path.startsWith('/api/')) return next()
		response.status(405).json({ error: `This address only supports ${allowed.join(', ')}.`, code: 'method_not_allowed' })
	}
}
