import { createContext, type MiddlewareFunction } from 'react-router'
import { apiError } from './api-answer.ts'

/** What the call that is being answered says where it breaks off by a fault of ours. */
export const failedContext = createContext('Something went wrong on our end. Please try again in a moment.')

/** Answers an internal error below /api in the API's shape: React Router's own answer is two words of plain text. The error is already logged. */
export const apiFaults: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const response = await next()
	const own =
		response.status < 500 ||
		!new URL(request.url).pathname.startsWith('/api/') ||
		response.headers.get('Content-Type')?.startsWith('application/json')
	return own ? response : apiError(500, 'unexpected', context.get(failedContext))
}
