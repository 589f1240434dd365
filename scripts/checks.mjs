import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, say } from './prepare.mjs'
import { v8Flags } from './v8-flags.mjs'

const second = 1000

/** A program among the packages, as arguments for Node. */
export const bin = (path) => join(root, 'node_modules', path)

/** What is checked without running the product; each keeps under build/ what it found in files that did not change. */
export const checks = {
	routeTypes: ['types of the routes', [bin('@react-router/dev/bin.js'), 'typegen']],
	format: ['format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...cachedIn('prettier'), '.']],
	lint: ['lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0', ...cachedIn('eslint')]],
	types: ['types', [bin('typescript/bin/tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', 'build/.tsbuildinfo']],
	imports: ['import arrows', [bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'app']],
}

// By content: a checkout gives every file a new date.
function cachedIn(name) {
	return ['--cache', '--cache-location', `build/.${name}cache`, '--cache-strategy', 'content']
}

/** Vitest, compiling as the product does: most rules run once in a test. */
export const vitest = [...v8Flags, bin('vitest/vitest.mjs'), 'run']

/** The surroundings of the person who runs the tests are not those of the product under test. */
export const testEnvironment = {
	...process.env,
	...Object.fromEntries(
		[
			'DATABASE_URL',
			'STORAGE_URL',
			'SMTP_URL',
			'SESSION_SECRET',
			'SESSION_SECRET_EARLIER',
			'APP_URL',
			'HOST',
			'PORT',
			'DATA_DIR',
			'AUTH_DEV_BYPASS',
			'OPENAI_API_KEY',
			'OPENAI_BASE_URL',
			'OPENAI_MODEL',
			'OPENAI_CONTEXT',
			'COMPANY_NAME',
			'CONTACT_EMAIL',
			'CONTACT_PHONE',
			'CONTACT_ADDRESS',
			'BOOKING_URL',
			...['GOOGLE', 'LINKEDIN', 'MICROSOFT'].flatMap((name) => [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`, `${name}_ISSUER`]),
		].map((name) => [name, '']),
	),
	// No test looks for model servers that happen to run on the machine.
	LOCAL_MODEL: 'off',
	NO_COLOR: '1',
}

/**
 * Runs one check and shows what it says once it is over, so that checks may run side by side.
 *
 * @returns {Promise<boolean>} whether it passed
 */
export async function check([name, args]) {
	const began = performance.now()
	const child = spawn(process.execPath, args, { cwd: root, env: testEnvironment, stdio: ['ignore', 'pipe', 'pipe'] })
	const output = []
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
	const passed = await new Promise((resolve) => {
		child.once('error', (error) => {
			output.push(`${error.message}\n`)
			resolve(false)
		})
		child.once('close', (code) => resolve(code === 0))
	})
	say(`— ${name}: ${passed ? 'passed' : 'failed'} in ${Math.round((performance.now() - began) / second)} s`)
	if (!passed) process.stderr.write(output.join(''))
	return passed
}
