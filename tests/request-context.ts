import { RouterContextProvider } from 'react-router'
import { requestContext, servicesContext, visitorContext, type Visitor } from '#app/http/context.ts'
import { readToast, type Toast } from '#app/http/toast.server.ts'
import { isRead } from '#app/http/is-read.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** What the server and the root middleware hand to a route. */
export function requestContextOf(
	services: Services & { forReads?: Services },
	{
		ip = '192.0.2.1',
		fromThisMachine = true,
		visitor = { kind: 'anonymous' },
		request,
	}: { ip?: string; fromThisMachine?: boolean; visitor?: Visitor; request?: Pick<Request, 'method'> } = {},
): RouterContextProvider {
	const context = new RouterContextProvider()
	context.set(servicesContext, request && isRead(request.method) ? (services.forReads ?? services) : services)
	context.set(requestContext, { id: 'test', ip, fromThisMachine, nonce: 'test' })
	context.set(visitorContext, visitor)
	return context
}

/** The route's answer, whether it is returned or thrown. */
export async function answerOf(run: () => unknown): Promise<Response> {
	const answer = await Promise.resolve()
		.then(run)
		.catch((thrown: unknown) => thrown)
	if (answer instanceof Response) return answer
	throw answer
}

/** The toast that an answer shows on the next page. */
export function toastOf(answer: { headers: Headers }): Promise<Toast | null> {
	const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
	return readToast(new Request('http://127.0.0.1:3000', { headers: { Cookie: cookies.join('; ') } }))
}
