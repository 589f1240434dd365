import { gzipSync } from 'node:zlib'
import { startProgram } from '#tests/running-program.ts'
import { table, type Result } from './result.ts'

/** All the JavaScript that the landing page names, scripts and module preloads, each gzipped alone as it travels. */
export async function benchLandingSize(): Promise<Result[]> {
	const program = await startProgram()
	try {
		const html = await (await fetch(program.url)).text()
		const scripts = new Set([...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map((match) => match[1]!))
		let bytes = 0
		for (const script of scripts)
			bytes += gzipSync(Buffer.from(await (await fetch(program.url + script)).arrayBuffer()), { level: 6 }).length
		const kilobytes = bytes / 1024
		return [
			{
				name: `Client JavaScript of the landing page (${scripts.size} files)`,
				measured: `${kilobytes.toFixed(1)} KB gzip`,
				target: 'under 130 KB',
				met: kilobytes < 130,
			},
		]
	} finally {
		await program.stop()
	}
}

if (import.meta.filename === process.argv[1]) console.log(table(await benchLandingSize()))
