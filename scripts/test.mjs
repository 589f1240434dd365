// npm test: every check there is, on real parts, and one line at the end that counts them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, generateDatabaseClient, install, root, say } from './prepare.mjs'

install()
const { findChromium, findLibreOffice } = await import('./test-tools.mjs')
const results = mkdtempSync(join(tmpdir(), 'fineprint-results-'))
const env = {
	...process.env,
	CHROMIUM_PATH: findChromium() ?? '',
	LIBREOFFICE_PATH: findLibreOffice() ?? '',
	// The surroundings of the person who runs the tests are not those of the product under test.
	...Object.fromEntries(
		[
			'DATABASE_URL',
			'STORAGE_URL',
			'SMTP_URL',
			'SESSION_SECRET',
			'APP_URL',
			'HOST',
			'PORT',
			'DATA_DIR',
			'AUTH_DEV_BYPASS',
			'OPENAI_API_KEY',
			'OPENAI_BASE_URL',
			'OPENAI_MODEL',
			'OPENAI_CONTEXT',
		].map((name) => [name, '']),
	),
	// No test looks for model servers that happen to run on the machine.
	LOCAL_MODEL: 'off',
	NO_COLOR: '1',
}
const bin = (path) => join(root, 'node_modules', path)
const count = { passed: 0, failed: 0, skipped: 0 }

generateDatabaseClient()
step('types of the routes', [bin('@react-router/dev/bin.js'), 'typegen'])
step('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'])
step('lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'])
step('types', [bin('typescript/bin/tsc'), '--noEmit'])
step('import arrows', [bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'app'])
build()
suite(
	'unit and integration',
	[bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`],
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

/** One check that passes or fails as a whole. */
function step(name, args) {
	say(`— ${name}`)
	if (call(args)) count.passed += 1
	else {
		count.failed += 1
		say(`${name} failed`)
	}
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
	return (
		spawnSync(process.execPath, args, {
			cwd: root,
			env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') },
			stdio: ['ignore', 2, 2],
		}).status === 0
	)
}
