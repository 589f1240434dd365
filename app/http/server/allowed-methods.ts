import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { Endpoint } from '../api/endpoint.server.ts'
import { methodsOf } from '../api/operation.ts'

type Routes = ServerBuild['routes']

const dataPath = /(?:\/_|\/_root)?\.data$/

/**
 * The methods that a path of the product answers, for the header Allow.
 *
 * @returns `null` where there is no page and no API call
 */
export function allowedMethods(routes: Routes, pathname: string): string[] | null {
	const path = pathname.replace(dataPath, '') || '/'
	const route = matchRoutes(childrenOf(routes), path)?.at(-1)?.route
	if (!route || route.path?.endsWith('*')) return null
	const module = routes[route.id ?? '']?.module
	const { operations } = (module?.loader ?? {}) as Partial<Endpoint>
	if (operations) return methodsOf(operations)
	return ['GET', 'HEAD', 'OPTIONS', ...(module?.action ? ['POST'] : [])]
}

function childrenOf(routes: Routes, parentId?: string): RouteObject[] {
	return Object.values(routes)
		.filter((route) => route !== undefined)
		.filter((route) => (route.parentId || undefined) === parentId)
		.map(({ id, path, index, caseSensitive }): RouteObject =>
			index ? { id, path, caseSensitive, index: true } : { id, path, caseSensitive, children: childrenOf(routes, id) },
		)
}
