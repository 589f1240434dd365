import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, say } from './prepare.mjs'

const isRoot = process.getuid?.() === 0
const inCI = process.env.CI === 'true'

/**
 * A Chromium for the browser tests: the one that CHROMIUM_PATH names, the machine's, Debian's (installed here when
 * this is root on Debian), or the one that Playwright brings. Debian's headless shell is the same browser without a
 * desktop's window: the journeys take about half as long with it.
 *
 * @returns {string | undefined} its path; undefined: Playwright knows where its own is
 */
export function findChromium() {
	const known = [
		process.env.CHROMIUM_PATH,
		'/usr/bin/chromium-headless-shell',
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	]
	const installed = () => known.find((path) => path && existsSync(path))
	if (!installed() && canInstall()) debianInstall(['chromium-headless-shell', 'fonts-liberation'])
	const found = installed()
	if (found) return found
	run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'])
	return undefined
}

/**
 * LibreOffice, to see that other programs open our files, and its bridge to Python, over which it is asked what it reads
 * in them (tests/redline/office). Not Debian's libreoffice-writer-nogui: that one falls over on comments.
 *
 * @returns {string | undefined} its path; undefined on a laptop without it, where the tests that need it are skipped
 */
export function findLibreOffice() {
	const known = ['/usr/bin/soffice', '/usr/bin/libreoffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice']
	const installed = () => known.find((path) => existsSync(path))
	const hasBridge = () => spawnSync('/usr/bin/python3', ['-c', 'import uno']).status === 0
	if (!(installed() && hasBridge()) && inCI && canInstall()) debianInstall(['libreoffice-writer', 'python3-uno', 'fonts-liberation'])
	const found = installed()
	if (!(found && hasBridge()) && inCI) {
		say('LibreOffice or its bridge to Python is missing; in CI nothing is skipped.')
		process.exit(1)
	}
	return found
}

function canInstall() {
	return isRoot && existsSync('/usr/bin/apt-get')
}

let listsAreFresh = false

/** @param {string[]} packages names of Debian packages */
function debianInstall(packages) {
	say(`Installing ${packages.join(', ')} …`)
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
	if (!listsAreFresh) spawnSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 2] })
	listsAreFresh = true
	run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, quiet: true })
}
