import type { AddressInfo } from 'node:net'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type ServerBuild, UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from 'react-router'
import { afterAll } from 'vitest'
import { createWebServer } from '#app/http/server/web-server.server.ts'
import type { Services } from '#app/infrastructure/services.ts'

// The helpers of routes.ts ask for the folder that they are in.
Object.assign(globalThis, { __reactRouterAppDirectory: new URL('../app', import.meta.url).pathname })

/**
 * The whole web server with every route of the product, in this process and without a build: what HTTP gets to see.
 * Nothing of the client is there: pages come without scripts.
 *
 * @returns its address, gone when the file's tests are done
 */
export async function wholeApp(services: Services & { forReads: Services }): Promise<URL> {
	const server = createWebServer(services, await productRoutes())
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))
	return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

/** Every route of the product as the server build has them. */
export async function productRoutes(): Promise<ServerBuild> {
	const { default: entries } = (await import('#app/routes.ts')) as { default: RouteConfigEntry[] }
	const routes: ServerBuild['routes'] = {}
	const add = async (entry: RouteConfigEntry, parentId: string | undefined) => {
		const id = entry.id ?? entry.file.replace(/\.tsx?$/, '')
		const module = (await import(/* @vite-ignore */ new URL(`../app/${entry.file}`, import.meta.url).pathname)) as RouteModule
		routes[id] = { id, parentId, path: entry.path, index: entry.index, caseSensitive: entry.caseSensitive, module: asBuilt(module) }
		for (const child of entry.children ?? []) await add(child, id)
	}
	await add({ id: 'root', path: '', file: 'root.tsx', children: entries }, undefined)
	const assets = Object.values(routes).map((route) => [
		route!.id,
		{
			id: route!.id,
			parentId: route!.parentId,
			path: route!.path,
			index: route!.index,
			module: '/route.js',
			hasLoader: false,
			hasAction: false,
			hasErrorBoundary: false,
			hasClientLoader: false,
			hasClientAction: false,
			hasClientMiddleware: false,
			hasDefaultExport: true,
			clientActionModule: undefined,
			clientLoaderModule: undefined,
			clientMiddlewareModule: undefined,
			hydrateFallbackModule: undefined,
		},
	])
	return {
		entry: { module: await import('#app/entry.server.tsx') } as unknown as ServerBuild['entry'],
		routes,
		assets: { entry: { imports: [], module: '/entry.js' }, routes: Object.fromEntries(assets), url: '/manifest.js', version: 'test' },
		publicPath: '/',
		assetsBuildDirectory: '',
		future: { v8_middleware: true, v8_passThroughRequests: true, v8_trailingSlashAwareDataRequests: true } as ServerBuild['future'],
		ssr: true,
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
	} as ServerBuild
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/** As the build does it, components are handed what their loaders gave. */
function asBuilt(module: RouteModule): RouteModule {
	const { default: component, ErrorBoundary } = module as unknown as Partial<Record<'default' | 'ErrorBoundary', () => React.ReactNode>>
	return {
		...module,
		...(component ? { default: UNSAFE_withComponentProps(component) } : {}),
		...(ErrorBoundary ? { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary) } : {}),
	} as RouteModule
}
