import { RouterContextProvider } from 'react-router'
import { requestContext, servicesContext, visitorContext, type Visitor } from '#app/http/context.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** What the server and the root middleware hand to a route. */
export function requestContextOf(
	services: Services,
	{
		ip = '192.0.2.1',
		fromThisMachine = true,
		visitor = { kind: 'anonymous' },
	}: { ip?: string; fromThisMachine?: boolean; visitor?: Visitor } = {},
): RouterContextProvider {
	const context = new RouterContextProvider()
	context.set(servicesContext, services)
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
