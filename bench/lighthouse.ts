import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../scripts/test-tools.mjs'
import { signInAt, startProgram } from '#tests/running-program.ts'
import { table, type Result } from './result.ts'

const run = promisify(execFile)

/** Lighthouse pulls in packages that quarrel with ours: it lives in a folder of its own. */
const folder = 'node_modules/.cache/fineprint-lighthouse'
const version = '12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's four scores for the landing page and the dashboard, as a desktop visitor. */
export async function benchLighthouse(): Promise<Result[]> {
	await installLighthouse()
	const program = await startProgram()
	try {
		const { token } = await signInAt(program)
		const pages: [string, string, object][] = [
			['landing', '/', {}],
			['dashboard', '/dashboard', { Cookie: `token=${token}` }],
		]
		const results: Result[] = []
		for (const [name, path, headers] of pages) {
			const scores = await audit(program.url + path, headers)
			const worst = Math.min(...Object.values(scores))
			results.push({
				name: `Lighthouse, ${name}: ${categories.join(', ')}`,
				measured: categories.map((category) => scores[category]).join(', '),
				target: '95 or more each',
				met: worst >= 95,
			})
		}
		return results
	} finally {
		await program.stop()
	}
}

async function installLighthouse(): Promise<void> {
	if (existsSync(join(folder, 'node_modules/lighthouse'))) return
	await mkdir(folder, { recursive: true })
	await writeFile(join(folder, 'package.json'), '{"private":true}')
	await run('npm', ['install', `lighthouse@${version}`, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
}

async function audit(url: string, headers: object): Promise<Record<(typeof categories)[number], number>> {
	const output = join(folder, 'report.json')
	await run(
		process.execPath,
		[
			join(folder, 'node_modules/lighthouse/cli/index.js'),
			url,
			'--preset=desktop',
			'--quiet',
			'--output=json',
			`--output-path=${output}`,
			`--only-categories=${categories.join(',')}`,
			`--extra-headers=${JSON.stringify(headers)}`,
			'--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
		],
		{ env: { ...process.env, CHROME_PATH: findChromium() ?? '' }, maxBuffer: 64 * 1024 * 1024 },
	)
	const report = JSON.parse(await readFile(output, 'utf8')) as { categories: Record<string, { score: number }> }
	return Object.fromEntries(
		categories.map((category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)]),
	) as Record<(typeof categories)[number], number>
}

if (import.meta.filename === process.argv[1]) console.log(table(await benchLighthouse()))
