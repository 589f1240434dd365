// npm run test:fast: types, lint and unit tests side by side; no browser, no database, nothing built.
import { check, checks, testEnvironment, vitest } from './checks.mjs'
import { generateDatabaseClient, install, say } from './prepare.mjs'

install()
generateDatabaseClient()
const began = performance.now()
testEnvironment.TEST_FAST = '1'
const passed = [
	await check(checks.routeTypes),
	...(await Promise.all([
		check(checks.types),
		check(checks.lint),
		check(['unit tests', [...vitest, '--project', 'unit', '--reporter=dot', ...process.argv.slice(2)]]),
	])),
]
const failed = passed.filter((each) => !each).length
say(failed ? `${failed} of ${passed.length} failed` : `Everything passed in ${Math.round((performance.now() - began) / 1000)} s`)
process.exit(failed ? 1 : 0)
