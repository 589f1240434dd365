import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every icon that a page may name is drawn in the file that pages load', () => {
	const named = [...readFileSync('app/ui/icons.tsx', 'utf8').matchAll(/icon\('([a-z0-9-]+)'\)/g)].map((match) => match[1])
	const drawn = [...readFileSync('public/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])
	expect(named.length).toBeGreaterThan(20)
	expect(drawn).toEqual(named)
})
