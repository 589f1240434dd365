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
	const route = matchRoutes(treeOf(routes), path)?.at(-1)?.route
	if (!route || route.path?.endsWith('*')) return null
	const module = routes[route.id ?? '']?.module
	const { operations } = (module?.loader ?? {}) as Partial<Endpoint>
	if (operations) return methodsOf(operations)
	return ['GET', 'HEAD', 'OPTIONS', ...(module?.action ? ['POST'] : [])]
}

const trees = new WeakMap<Routes, RouteObject[]>()

/** The routes below one another, put together once: there are hundreds, and every form and call asks. */
function treeOf(routes: Routes): RouteObject[] {
	const known = trees.get(routes)
	if (known) return known
	const byParent = new Map<string, NonNullable<Routes[string]>[]>()
	for (const route of Object.values(routes)) {
		if (route) byParent.set(route.parentId ?? '', [...(byParent.get(route.parentId ?? '') ?? []), route])
	}
	const below = (parentId: string): RouteObject[] =>
		(byParent.get(parentId) ?? []).map(({ id, path, index, caseSensitive }): RouteObject =>
			index ? { id, path, caseSensitive, index: true } : { id, path, caseSensitive, children: below(id) },
		)
	const tree = below('')
	trees.set(routes, tree)
	return tree
}
