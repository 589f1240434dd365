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

/** Desktop visitors, or Lighthouse's usual: a slow telephone on a slow network. */
type Visitor = 'desktop' | 'mobile'

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
		for (const [name, path, headers] of pages) results.push(await measure(name, program.url + path, 'desktop', headers))
		return results
	} finally {
		await program.stop()
	}
}

/** The same for every page of the site map and the pages of payments and login, as both visitors. Takes some ten minutes. */
async function benchPublicPages(): Promise<Result[]> {
	await installLighthouse()
	const program = await startProgram()
	try {
		const siteMap = await (await fetch(`${program.url}/sitemap.xml`)).text()
		const listed = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
		const results: Result[] = []
		for (const path of [...listed, '/login', ...unlisted])
			for (const visitor of ['mobile', 'desktop'] as const) {
				const result = await measure(`${path}, ${visitor}`, program.url + path, visitor, {}, unlisted.includes(path))
				console.log(`${result.name}: ${result.measured}`)
				results.push(result)
			}
		return results
	} finally {
		await program.stop()
	}
}

/** What a payment led to: search engines are asked not to list it, which Lighthouse counts as bad for being found. */
const unlisted = ['/payment/success', '/payment/failed', '/payment/cancel']

async function measure(name: string, url: string, visitor: Visitor, headers: object = {}, isUnlisted = false): Promise<Result> {
	// On a busy machine Chromium may lose the beginning of its trace: once more then.
	const scores = await audit(url, visitor, headers).catch(() => audit(url, visitor, headers))
	return {
		name: `Lighthouse, ${name}: ${categories.join(', ')}`,
		measured: categories.map((category) => scores[category]).join(', '),
		target: isUnlisted ? '95 or more each but SEO, as it is not to be found' : '95 or more each',
		met: categories.every((category) => scores[category] >= 95 || (isUnlisted && category === 'seo')),
	}
}

async function installLighthouse(): Promise<void> {
	if (existsSync(join(folder, 'node_modules/lighthouse'))) return
	await mkdir(folder, { recursive: true })
	await writeFile(join(folder, 'package.json'), '{"private":true}')
	await run('npm', ['install', `lighthouse@${version}`, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
}

async function audit(url: string, visitor: Visitor, headers: object): Promise<Record<(typeof categories)[number], number>> {
	const output = join(folder, 'report.json')
	await run(
		process.execPath,
		[
			join(folder, 'node_modules/lighthouse/cli/index.js'),
			url,
			...(visitor === 'desktop' ? ['--preset=desktop'] : []),
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

// `--public`: every public page instead.
if (import.meta.filename === process.argv[1])
	console.log(table(await (process.argv.includes('--public') ? benchPublicPages() : benchLighthouse())))
