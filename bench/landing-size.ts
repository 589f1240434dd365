import { gzipSync } from 'node:zlib'
import { startProgram } from '#tests/running-program.ts'
import { table, type Result } from './result.ts'

/**
 * All the JavaScript that the landing page loads, scripts and module preloads, each gzipped alone as it travels. The
 * list of all routes, whose address the page also names, is not among it: no browser loads it.
 */
export async function benchLandingSize(): Promise<Result[]> {
	const program = await startProgram()
	try {
		const html = await (await fetch(program.url)).text()
		const scripts = new Set(
			[...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)]
				.map((match) => match[1]!)
				.filter((path) => !path.startsWith('/assets/manifest-')),
		)
		let bytes = 0
		for (const script of scripts)
			bytes += gzipSync(Buffer.from(await (await fetch(program.url + script)).arrayBuffer()), { level: 6 }).length
		const kilobytes = bytes / 1024
		return [
			{
				name: `Client JavaScript of the landing page (${scripts.size} files)`,
				measured: `${kilobytes.toFixed(1)} KB gzip`,
				target: 'at most 128 KB',
				met: kilobytes <= 128,
			},
		]
	} finally {
		await program.stop()
	}
}

if (import.meta.filename === process.argv[1]) console.log(table(await benchLandingSize()))
