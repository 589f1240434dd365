import { expect, test } from 'vitest'
import { seededRandom } from '#tests/seeded-random.ts'
import { ClauseContent, hashOfClause, type ClauseWords } from './clause-content.ts'
import { readClauseFile, writeClauseFile } from './clause-file.ts'

const governingLaw: ClauseWords = {
	name: 'Governing law',
	tags: ['boilerplate', 'law'],
	notes: 'Ask where both are.\n\nThen choose.',
	variants: [
		{
			key: 'balanced',
			label: 'Balanced',
			side: 'balanced',
			state: null,
			text: 'The laws of {{state}} govern.\n\n=== not a clause\n--- nor a variant',
		},
		{ key: 'california', label: 'California', side: null, state: 'California', text: '\\ stays' },
	],
}

test('a clause is written so that people can edit it', () => {
	expect(writeClauseFile([governingLaw])).toBe(
		[
			'Fineprint clauses 1',
			'',
			'=== Governing law',
			`based on: ${hashOfClause(governingLaw)}`,
			'tags: boilerplate, law',
			'notes: Ask where both are.',
			'notes:',
			'notes: Then choose.',
			'--- balanced | Balanced | for: balanced',
			'The laws of {{state}} govern.',
			'',
			'\\=== not a clause',
			'\\--- nor a variant',
			'--- california | California | state: California',
			'\\\\ stays',
			'',
		].join('\n'),
	)
})

test.each<[what: string, text: string, line: number, problem: string]>([
	['another file', 'Dear all', 1, 'A file of clauses begins with the line'],
	['no clause', 'Fineprint clauses 1\n\nHello', 3, 'Each clause begins with a line'],
	['no variant', 'Fineprint clauses 1\n=== A', 2, 'A clause needs at least one variant'],
	['an empty variant', 'Fineprint clauses 1\n=== A\n--- a | A\n\n', 3, 'A variant needs a text'],
	['an unknown side', 'Fineprint clauses 1\n=== A\n--- a | A | for: us\nx', 3, 'A variant is for: sender, receiver or balanced'],
	['an unknown state', 'Fineprint clauses 1\n=== A\n--- a | A | state: CA\nx', 3, 'A state is given by its full name'],
	['something else in a head', 'Fineprint clauses 1\n=== A\nHello\n--- a | A\nx', 3, 'lines “tags:” and “notes:” only'],
	['a clause twice', 'Fineprint clauses 1\n=== A\n--- a | A\nx\n=== a\n--- a | A\ny', 5, 'The clause “a” appears in the file twice'],
	['a key twice', 'Fineprint clauses 1\n=== A\n--- a | A\nx\n--- a | B\ny', 5, 'Two variants have the key a'],
])('a file with %s is refused with its line', (_what, text, line, problem) => {
	expect(readClauseFile(text)).toEqual({ line, problem: expect.stringContaining(problem) })
})

test('writing, reading and writing again gives the same bytes, whatever clauses say', () => {
	const random = seededRandom(13)
	const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(random() * from.length)]!
	const pieces = [
		'=== ',
		'--- ',
		'\\',
		'\n',
		'\n\n',
		'|',
		'tags: a',
		'based on: x',
		' ',
		'\t',
		'{{name}}',
		'é',
		'法',
		'😀',
		'\u2028',
		'\r\n',
		'Words.',
		'for: sender',
		',',
	]
	const words = (most: number) => Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(pieces)).join('')
	const line = (most: number) => `x${words(most).replace(/[\p{Cc}"{},|]/gu, ' ')}x`
	for (let round = 0; round < 100; round++) {
		const clauses = Array.from({ length: Math.floor(random() * 5) }, (_, index) =>
			ClauseContent.parse({
				name: `${line(4)} ${index}`,
				tags: Array.from({ length: Math.floor(random() * 3) }, (_each, tag) => `tag ${tag}`),
				notes: words(6),
				variants: Array.from({ length: 1 + Math.floor(random() * 3) }, (_each, key) => ({
					key: `v${key}`,
					label: line(2),
					side: pick(['sender', 'receiver', 'balanced', null]),
					state: pick(['California', 'Texas', null]),
					text: `${words(12)}.`,
				})),
			}),
		)
		const written = writeClauseFile(clauses)
		const read = readClauseFile(written)
		if ('problem' in read) throw new Error(`Line ${read.line}: ${read.problem}\n${written}`)
		expect(writeClauseFile(read.clauses.map(({ content }) => content))).toBe(written)
		expect(read.clauses.map(({ basedOn }) => basedOn)).toEqual(read.clauses.map(({ content }) => hashOfClause(content)))
	}
})
