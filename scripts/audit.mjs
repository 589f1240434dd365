import { spawn } from 'node:child_process'
import { root, say } from './prepare.mjs'

/** Severities that fail the tests. */
const failing = ['high', 'critical']

/**
 * Asks the npm registry for known vulnerabilities of what the product runs with.
 *
 * @returns {Promise<boolean | null>} whether there is none of high or critical severity; null where the registry can't
 *   be asked (no network, a mirror without audits), which is said
 */
export async function auditDependencies() {
	const report = await npmAudit()
	if (report === null) {
		say('— dependency audit: not made, the registry does not answer audits')
		return null
	}
	const found = failuresIn(report)
	say(`— dependency audit: ${found.length === 0 ? 'passed' : 'failed'}`)
	for (const { name, severity, range } of found) say(`  ${severity}: ${name} ${range}`)
	return found.length === 0
}

function npmAudit() {
	const windows = process.platform === 'win32'
	const child = spawn(windows ? 'npm.cmd' : 'npm', ['audit', '--omit=dev', '--json'], {
		cwd: root,
		shell: windows,
		stdio: ['ignore', 'pipe', 'ignore'],
		timeout: 30_000,
	})
	const output = []
	child.stdout.on('data', (chunk) => output.push(chunk))
	return new Promise((resolve) => {
		child.once('error', () => resolve(null))
		child.once('close', () => resolve(readReport(Buffer.concat(output).toString())))
	})
}

/**
 * @param {{ vulnerabilities: Record<string, { name: string, severity: string, range: string }> }} report of npm
 * @returns those that fail the tests
 */
export function failuresIn({ vulnerabilities }) {
	return Object.values(vulnerabilities).filter(({ severity }) => failing.includes(severity))
}

/**
 * @param {string} text what `npm audit --json` wrote
 * @returns the report; null where it is none, because the registry did not answer
 */
export function readReport(text) {
	try {
		const report = JSON.parse(text)
		return report.vulnerabilities ? report : null
	} catch {
		return null
	}
}
