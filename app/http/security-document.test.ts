import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const named = /`((?:app|tests)\/[^`]+\.(?:test|spec)\.tsx?)`: ((?:“[^”]+”(?:; (?=“))?)+)/g

test('every test that docs/security.md names exists', () => {
	const document = readFileSync(new URL('docs/security.md', root), 'utf8')
	const references = [...document.matchAll(named)].flatMap(([, file, titles]) =>
		[...titles!.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ file: file!, title: title! })),
	)
	expect(references.length).toBeGreaterThan(30)
	const missing = references.filter(({ file, title }) => !textOf(file).replaceAll("\\'", "'").includes(title))
	expect(missing).toEqual([])
	// Every file that is named with a title was understood.
	expect([...document.matchAll(/\.(?:test|spec)\.tsx?`: “/g)]).toHaveLength([...document.matchAll(named)].length)
})

function textOf(file: string): string {
	try {
		return readFileSync(new URL(file, root), 'utf8')
	} catch {
		return ''
	}
}
