import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { allRules } from './all-rules.ts'

const domain = join(projectRoot, 'app/domain')
const sources = readdirSync(domain, { recursive: true, encoding: 'utf8' })
	.map((path) => path.replaceAll('\\', '/'))
	.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
	.map((path) => ({ path, text: readFileSync(join(domain, path), 'utf8') }))
const ids = allRules.map(({ id }) => id)
const playbooks = [...new Set(ids.map((id) => id.split('.')[0]!))]

test('a rule’s id stands where the rule is made, once, and nowhere else', () => {
	const named = new RegExp(`(?<![\\w.])(?:${ids.map((id) => id.replace('.', '\\.')).join('|')})(?!\\w)`, 'g')
	const places = new Map<string, string[]>()
	for (const { path, text } of sources) for (const [id] of text.matchAll(named)) places.set(id, [...(places.get(id) ?? []), path])

	const elsewhere = [...places].filter(([, paths]) => paths.length > 1 || !paths[0]!.startsWith('review/playbook/'))
	expect(elsewhere).toEqual([])
})

test('no pattern and no beginning of an id stands for rules either', () => {
	const spelled = new RegExp(`\\b(?:${playbooks.join('|')})\\\\\\.|startsWith\\(['"\`](?:${playbooks.join('|')})\\.`)
	expect(sources.filter(({ text }) => spelled.test(text)).map(({ path }) => path)).toEqual([])
})

test('ids are made of their playbook, and each is one rule’s alone', () => {
	expect(new Set(ids).size).toBe(ids.length)
	expect(allRules.filter(({ id, playbook, learned }) => !id.startsWith(`${learned ? 'points' : playbook}.`)).map(({ id }) => id)).toEqual(
		[],
	)
})

test('a rule gives way only to rules for documents of a kind, and is in the playbook itself', () => {
	const superseded = allRules.flatMap(({ playbook, supersedes = [] }) => supersedes.map(({ id }) => ({ playbook, id })))
	expect(superseded.filter(({ playbook, id }) => playbook === 'general' || !id.startsWith('general.') || !ids.includes(id))).toEqual([])
})
