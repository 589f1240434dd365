import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The most files of code that a folder may hold, its tests not counted (issue 10): above that nobody finds a file by looking. */
const mostFiles = 25

test.each(['app', 'scripts'])('no folder of %s holds more files than a reader can look through', (root) => {
	const counts = new Map<string, number>()
	for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }))
		if (/\.(?:tsx?|mjs|css)$/.test(path) && !/\.test\.|generated\//.test(path)) {
			const folder = dirname(join(root, path))
			counts.set(folder, (counts.get(folder) ?? 0) + 1)
		}
	expect(counts.size).toBeGreaterThan(5)
	expect([...counts].filter(([, count]) => count > mostFiles)).toEqual([])
})
