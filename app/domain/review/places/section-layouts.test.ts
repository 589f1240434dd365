import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructures } from '../clauses/structure/read-structure.ts'
import { clauseName, innermostClause } from '../places-in-text.ts'
import { readingView } from '../reading-view.ts'

function namesIn(...lines: string[]): (string | null)[] {
	const document = agreement(...lines)
	const { finer } = readStructures(readingView(document))
	return lines.map((line) => {
		const at = document.text.indexOf(line) + (/^#+ /.exec(line)?.[0].length ?? 0)
		return clauseName({ clauses: finer.clauses, text: document.text }, innermostClause(finer, at), at)
	})
}

const words = 'Heron Boats lends the Club six boats for the summer, and the Club keeps them dry and safe.'

test('sections with letters, each of which counts its own parts', () => {
	const definitions = ['# Boat House Terms', '## A. Definitions', `1\\. Boats. ${words}`, `2\\. Oars. ${words}`]
	const lines = [...definitions, '## B. Use', `1\\. Summer. ${words}`, `2\\. Winter. ${words}`, '## C. Care', `Care: ${words}`]
	expect(namesIn(...lines).slice(1)).toEqual([
		'Section A',
		'Section A.1',
		'Section A.2',
		'Section B',
		'Section B.1',
		'Section B.2',
		'Section C',
		'Section C',
	])
})

test('letters below numbers are items', () => {
	const lines = ['1. Boats', `A. Large. ${words}`, `B. Small. ${words}`, `C. Old. ${words}`, '2. Oars', words]
	expect(namesIn(...lines).filter((name) => name !== null && /^Section [A-C]/.test(name))).toEqual([])
})

test('lists below headings without numbers are named by their heading', () => {
	const lists = [
		'## What we tell you',
		'1. the boats that we keep of yours;',
		'2. the oars that we keep of yours;',
		'3. the sails that we keep of yours.',
	]
	const headings = ['## What we collect', '## How we use it', '## Your choices', '## Changes to this policy', '## How to reach us']
	const lines = [...headings.flatMap((heading) => [heading, `${words} ${heading}`]), ...lists, '## Who we are', words]
	expect(namesIn(...lines).slice(10, 15)).toEqual([
		'What we tell you',
		'What we tell you',
		'What we tell you',
		'What we tell you',
		'Who we are',
	])
})
