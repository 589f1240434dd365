import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessSentences } from '#app/domain/access/access-sentences.ts'
import { changeRefusals, refusals } from './refusals.ts'

const tables = ['app/http/refusals.ts', 'app/domain/access/access-sentences.ts']

const others = readdirSync('app', { recursive: true, encoding: 'utf8' })
	.map((path) => `app/${path}`)
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^app\/domain\/review\/|\/generated\//.test(file) && !tables.includes(file))
	.map((file) => ({ file, source: readFileSync(file, 'utf8') }))

test('a sentence of the table stands nowhere else: what refuses takes it from there', () => {
	const sentences = new Set([
		...[refusals, changeRefusals].flatMap((table) => Object.values(table).map(({ error }) => error)),
		...Object.values(accessSentences),
	])
	const copies = others.flatMap(({ file, source }) =>
		[...sentences].filter((sentence) => source.includes(`'${sentence}'`)).map((sentence) => `${file}: ${sentence}`),
	)
	expect(copies).toEqual([])
})

test('no sentence of an API answer is written twice', () => {
	const written = others.flatMap(({ source }) => [...source.matchAll(/apiError\(\d+, '\w+', '([^'\n]+)'/g)].map(([, sentence]) => sentence))
	expect(written.length).toBeGreaterThan(50)
	expect(written.filter((sentence, index) => written.indexOf(sentence) !== index)).toEqual([])
})
