import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { accessSentences } from '#app/domain/access/access-sentences.ts'
import { changeRefusals, formProblem, refusals } from './refusals.ts'

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

test('a form is told its own sentence; one that asks for nothing that the page does, that it could not be read', () => {
	const form = z.discriminatedUnion('intent', [
		z.object({ intent: z.literal('invite'), email: z.email({ error: 'Please enter a valid email address' }) }),
		z.object({ intent: z.literal('leave') }),
	])
	const problem = (fields: object) => formProblem(form.safeParse(fields).error!)
	expect(problem({ intent: 'invite', email: 'ada' })).toBe('Please enter a valid email address')
	for (const fields of [{}, { intent: 'dance' }]) expect(problem(fields)).toBe('The form could not be read. Reload the page and try again.')
})
