import type { MiddlewareFunction } from 'react-router'
import { apiError } from './api-answer.ts'

/** A fault of ours below /api is answered in the API's shape, too: React Router's own answer is two words of plain text. It is in the log by then. */
export const apiFaults: MiddlewareFunction<Response> = async ({ request }, next) => {
	const response = await next()
	const own =
		response.status < 500 ||
		!new URL(request.url).pathname.startsWith('/api/') ||
		response.headers.get('Content-Type')?.startsWith('application/json')
	return own ? response : apiError(500, 'unexpected', 'Something went wrong on our end. Please try again in a moment.')
}
