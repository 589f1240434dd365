import {
	createContext,
	createRequestHandler,
	data,
	type MiddlewareFunction,
	type RouterContextProvider,
	type ServerBuild,
} from 'react-router'

interface Refused {
	status: number
	/** The error text, or what `requireMember` or a guard throws; `null` where the status is enough. */
	message: unknown
}

/** Renders an error as a page; `null` where nothing renders pages. */
export const errorPageContext = createContext<((request: Request, refused: Refused) => Promise<Response>) | null>(null)

const refusedContext = createContext<Refused>()

/**
 * Shows a browser the error of a route for files or redirects as a page with header and footer: React Router's own
 * answer is the bare JSON of what was thrown.
 */
export const errorPages: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const response = await next()
	const render = context.get(errorPageContext)
	if (!render || response.status < 400 || !isForReader(request) || response.headers.get('Content-Type')?.startsWith('text/html'))
		return response
	const page = await render(request, { status: response.status, message: await messageOf(response) })
	const retryAfter = response.headers.get('Retry-After')
	if (retryAfter) page.headers.set('Retry-After', retryAfter)
	return page
}

function isForReader(request: Request): boolean {
	const { pathname } = new URL(request.url)
	return !pathname.startsWith('/api/') && !pathname.endsWith('.data') && (request.headers.get('Accept') ?? '').includes('text/html')
}

async function messageOf(response: Response): Promise<unknown> {
	const message: unknown = await response.json().catch(() => null)
	return typeof message === 'string' || (typeof message === 'object' && message !== null && 'reason' in message) ? message : null
}

/** Renders error pages with the routes of a build. The context is that of a request to a route. */
export function errorPagesOf(
	build: ServerBuild | (() => Promise<ServerBuild>),
	mode: string,
): (request: Request, refused: Refused, context: RouterContextProvider) => Promise<Response> {
	const handle = createRequestHandler(typeof build === 'function' ? async () => withPages(await build()) : withPages(build), mode)
	return async ({ url, headers, signal }, refused, context) => {
		context.set(refusedContext, refused)
		return handle(new Request(url, { headers, signal }), context)
	}
}

/**
 * The build with a page for every route that has none, which throws the route's error. A route with a guard throws what
 * its guard threw, and nothing below it runs.
 */
function withPages(build: ServerBuild): ServerBuild {
	const routes = Object.entries(build.routes).map(([id, route]) => [id, route && withPage(build.routes, route)])
	return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

function withPage(routes: ServerBuild['routes'], route: BuiltRoute): BuiltRoute {
	if (isGuard(route)) return { ...route, module: { ...route.module, middleware: undefined, action: undefined, loader: throwRefused } }
	if (isGuarded(routes, route)) return { ...route, module: { default: () => null } }
	return route.module.default ? route : { ...route, module: { default: () => null, loader: throwRefused } }
}

/** The root's middleware guards nothing: it is this one. */
function isGuard({ id, module }: BuiltRoute): boolean {
	return id !== 'root' && module.middleware !== undefined
}

function isGuarded(routes: ServerBuild['routes'], { parentId }: BuiltRoute): boolean {
	const parent = parentId === undefined ? undefined : routes[parentId]
	return parent !== undefined && (isGuard(parent) || isGuarded(routes, parent))
}

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>

function throwRefused({ context }: { context: Readonly<RouterContextProvider> }): never {
	const { status, message } = context.get(refusedContext)
	throw data(message, { status })
}
