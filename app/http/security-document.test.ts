import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const named = /`((?:app|tests|scripts)\/[^`]+\.(?:test|spec)\.tsx?)`: ((?:“[^”]+”(?:; (?=“))?)+)/g

const document = readFileSync(new URL('docs/security.md', root), 'utf8')

test('every control of docs/security.md names a test', () => {
	const [, controls = ''] = /^## Controls$([\s\S]*?)^## /m.exec(document)!
	const lines = controls.split('\n').filter((line) => line.startsWith('- '))
	expect(lines.length).toBeGreaterThan(60)
	expect(lines.filter((line) => !/\.(?:test|spec)\.tsx?`: “.+”$/.test(line))).toEqual([])
})

test('every chapter of OWASP ASVS 5.0 is there, or said not to apply', () => {
	const missing = Array.from({ length: 17 }, (_, at) => `V${at + 1}`).filter((chapter) => !new RegExp(`\\b${chapter}\\b`).test(document))
	expect(missing).toEqual([])
})

test('every test that docs/security.md names exists', () => {
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
