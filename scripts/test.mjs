// npm test: every check there is, on real parts, and one line at the end that counts them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditDependencies } from './audit.mjs'
import { bin, check, checks, testEnvironment, vitest } from './checks.mjs'
import { build, generateDatabaseClient, install, root, say } from './prepare.mjs'

install()
const { findChromium, findLibreOffice } = await import('./test-tools.mjs')
const results = mkdtempSync(join(tmpdir(), 'fineprint-results-'))
const env = {
	...testEnvironment,
	CHROMIUM_PATH: findChromium() ?? '',
	LIBREOFFICE_PATH: findLibreOffice() ?? '',
	PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json'),
}
const count = { passed: 0, failed: 0, skipped: 0 }

generateDatabaseClient()
tally([await check(checks.routeTypes)])
const { format, lint, types, imports } = checks
const audit = auditDependencies()
tally(await Promise.all([format, lint, types, imports].map(check)))
tally([await audit].filter((passed) => passed !== null))
build()
suite(
	'unit and integration',
	[...vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`],
	() => {
		const report = JSON.parse(readFileSync(join(results, 'vitest.json'), 'utf8'))
		// A file that could not even be read has no tests that failed; it still counts.
		const brokenFiles = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
		return {
			passed: report.numPassedTests,
			failed: report.numFailedTests + brokenFiles,
			skipped: report.numPendingTests + report.numTodoTests,
		}
	},
)
suite('browser journeys', [bin('@playwright/test/cli.js'), 'test'], () => {
	const { stats } = JSON.parse(readFileSync(join(results, 'playwright.json'), 'utf8'))
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
})
rmSync(results, { recursive: true })

if (count.skipped > 0) say(`${count.skipped} skipped: what they need is not on this machine (each says what)`)
if (count.skipped > 0 && process.env.CI === 'true') {
	say('In CI nothing may be skipped.')
	count.failed += count.skipped
}
console.log(`${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 && count.passed > 0 ? 0 : 1)

/** Counts checks that each pass or fail as a whole. */
function tally(passed) {
	for (const each of passed) count[each ? 'passed' : 'failed'] += 1
}

/** A runner with tests of its own: what it counted is added; a runner that fell over counts as a failure. */
function suite(name, args, read) {
	say(`— ${name}`)
	const succeeded = call(args)
	let counted
	try {
		counted = read()
	} catch {
		counted = { passed: 0, failed: 1, skipped: 0 }
	}
	for (const key of Object.keys(count)) count[key] += counted[key]
	if (!succeeded && counted.failed === 0) count.failed += 1
}

function call(args) {
	return spawnSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 2, 2] }).status === 0
}
