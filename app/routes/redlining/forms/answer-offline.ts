import { data, isRouteErrorResponse, type ClientActionFunctionArgs } from 'react-router'
import type { FormAnswer } from './send-queue.ts'

/** The client action of every resource: a network or server failure must not lose the input with the page. */
export async function answerOffline({ serverAction }: ClientActionFunctionArgs) {
	return serverAction().catch((error: unknown) => {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
		return data({ message: 'We couldn’t reach the server. Try again.', failed: true } satisfies FormAnswer, { status: 503 })
	})
}
