import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { requestContext, servicesContext } from './http/context.ts'
import { withLowPriorityScripts } from './http/server/low-priority-scripts.ts'
import { NonceContext } from './ui/nonce.ts'
import { partsLoaded } from './ui/on-demand/on-demand.tsx'
import { second } from '#app/units.ts'
import { loggedPath } from './http/shared-links.ts'

/** How long a page may stream: a report fills up while a scanned document is read. */
export const streamTimeout = 120 * second

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entryContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const { nonce } = context.get(requestContext)
	await partsLoaded()
	return new Promise((resolve, reject) => {
		let shellRendered = false
		const { pipe, abort } = renderToPipeableStream(
			<NonceContext value={nonce}>
				<ServerRouter context={entryContext} url={request.url} nonce={nonce} />
			</NonceContext>,
			{
				nonce,
				// Finished parts of a page stand in its HTML, however long: put into their place by a script, readers without one miss them.
				progressiveChunkSize: Infinity,
				// Readers that run no scripts get the finished page.
				[isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady']() {
					shellRendered = true
					const body = withLowPriorityScripts()
					headers.set('Content-Type', 'text/html; charset=utf-8')
					resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
					pipe(body)
				},
				onShellError: reject,
				onError(error: unknown) {
					// Errors before the shell are rejected and reported by handleError.
					if (shellRendered && !request.signal.aborted) report(error, request, context)
				},
			},
		)
		setTimeout(abort, streamTimeout + second).unref()
	})
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
	// A page that is not there is an answer, not a fault of ours.
	const expected = isRouteErrorResponse(error) && error.status < 500
	if (!expected && !request.signal.aborted) report(error, request, context as RouterContextProvider)
}

function report(error: unknown, request: Request, context: RouterContextProvider) {
	const { log } = context.get(servicesContext)
	log.error(
		{ err: error, requestId: context.get(requestContext).id, method: request.method, path: loggedPath(new URL(request.url).pathname) },
		'A request failed unexpectedly',
	)
}
