import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import routes from '#app/routes.ts'
import { smallAgreement } from './fixtures/upload-request.ts'
import { requestContextOf } from './request-context.ts'

/** What is sent to a route. */
export interface Sent {
	query?: string
	form?: () => Record<string, string>
	json?: () => unknown
	file?: true
}

interface Module {
	loader?: (args: never) => unknown
	action?: (args: never) => unknown
}

type Chain = { index: boolean; exported: string[]; module: Module }[]

const files = import.meta.glob<Module>([
	'../app/routes/**/*.{ts,tsx}',
	'!../app/routes/**/*.test.{ts,tsx}',
	'!../app/routes/**/*.server.ts',
])

/** Every path of the product with the modules that answer it, from the outermost layout to its own. */
export const routeChains = await chainsOf(routes, '', [])

async function chainsOf(entries: readonly RouteConfigEntry[], base: string, above: Chain): Promise<Map<string, Chain>> {
	const chains = new Map<string, Chain>()
	for (const { path = '', index = false, file, children } of entries) {
		const full = [base, path].filter((part) => part !== '').join('/')
		const module = await files[`../app/${file}`]!()
		const chain = [...above, { index, exported: Object.keys(module), module }]
		if (children) for (const [below, found] of await chainsOf(children, full, chain)) chains.set(below, found)
		else chains.set(full, chain)
	}
	return chains
}

/** The ways to ask each path that is a page: 'GET path' where it reads, 'POST path' where it acts. */
export function waysOfPages(): { name: string; path: string }[] {
	return [...routeChains].flatMap(([path, chain]) => {
		const leaf = chain.at(-1)!
		const reads = leaf.exported.includes('loader') || (leaf.index && chain.some(({ exported }) => exported.includes('loader')))
		return [
			...(reads ? [{ name: `GET ${path}`, path }] : []),
			...(leaf.exported.includes('action') ? [{ name: `POST ${path}`, path }] : []),
		]
	})
}

/**
 * What a route answers to somebody, without a server around it.
 *
 * @param name the method and the path of the route
 * @param params of the path
 * @param member `null` for somebody who is not signed in
 */
export async function answerOfRoute(
	services: Services & { forReads?: Services },
	name: string,
	params: Record<string, string>,
	member: Member | null,
	sent: Sent = {},
): Promise<Response> {
	const [method = '', path = ''] = name.split(' ')
	const chain = routeChains.get(path)!
	const url = `http://127.0.0.1:3000/${path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? param)}${sent.query ?? ''}`
	const request = new Request(url, { method, ...(await bodyOf(sent)) })
	const context = requestContextOf(services, {
		request,
		visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' },
	})
	const runs = method === 'GET' ? chain.map(({ module }) => module.loader) : [chain.at(-1)!.module.action]
	let given: unknown
	for (const run of runs) {
		try {
			given = (await run?.({ request, params, context } as never)) ?? given
		} catch (thrown) {
			return responseOf(thrown)
		}
	}
	return responseOf(given)
}

async function bodyOf({ form, json, file }: Sent): Promise<RequestInit> {
	if (form) return { body: new URLSearchParams(form()) }
	if (json) return { body: JSON.stringify(json()), headers: { 'Content-Type': 'application/json' } }
	if (!file) return {}
	const body = new FormData()
	body.set('file', new File([new Uint8Array(await smallAgreement())], 'next.docx'))
	return { body }
}

function responseOf(given: unknown): Response {
	if (given instanceof Response) return given
	if (typeof given === 'object' && given !== null && 'init' in given && 'data' in given)
		return Response.json(given.data, given.init as ResponseInit)
	if (given instanceof Error) throw given
	return Response.json(given ?? null)
}
