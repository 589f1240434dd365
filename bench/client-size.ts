import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, root } from '../scripts/prepare.mjs'
import { table, type Result } from './result.ts'

interface Entry {
	module: string
	imports?: string[]
}

interface Manifest {
	entry: Entry
	routes: Record<string, Entry & { id: string; parentId?: string; clientActionModule?: string }>
}

const redliningPage = 'routes/redlining/page'
const target = (id: string) => (id === redliningPage ? 130 : 128)

/** How many of the heaviest routes are listed. */
const listed = 8

/** The JavaScript that each route loads at its start, its layouts included: each file gzipped alone, as it travels. */
export function benchClientSize(): Result[] {
	build()
	const assets = join(root, 'build/client/assets')
	const { entry, routes } = readManifest(assets)
	const weights = new Map<string, number>()
	const weigh = (address: string) => {
		const known = weights.get(address)
		if (known !== undefined) return known
		const weight = gzipSync(readFileSync(join(root, 'build/client', address)), { level: 6 }).length / 1024
		weights.set(address, weight)
		return weight
	}
	// The layouts of the redlining page, and its resources, which draw the same page after a refused form.
	const pages = Object.values(routes).filter(({ id }) => id === redliningPage || !id.startsWith('routes/redlining/'))
	return pages
		.map(({ id }) => {
			const files = new Set([entry.module, ...(entry.imports ?? [])])
			for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
				for (const file of [route.module, ...(route.imports ?? []), route.clientActionModule]) if (file) files.add(file)
			const kilobytes = [...files].reduce((sum, file) => sum + weigh(file), 0)
			const most = target(id)
			return {
				name: `Client JavaScript of ${id} (${files.size} files)`,
				measured: `${kilobytes.toFixed(1)} KB gzip`,
				target: `at most ${most} KB`,
				met: kilobytes <= most,
				kilobytes,
			}
		})
		.sort((one, other) => other.kilobytes - one.kilobytes)
		.slice(0, listed)
		.map(({ kilobytes: _, ...result }) => result)
}

/** The list that the build makes for the browser: which files each route is made of. */
function readManifest(assets: string): Manifest {
	const file = readdirSync(assets).find((name) => name.startsWith('manifest-'))
	if (!file) throw new Error('The build has no list of its routes')
	const text = readFileSync(join(assets, file), 'utf8')
	return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

if (import.meta.filename === process.argv[1]) console.log(table(benchClientSize()))
