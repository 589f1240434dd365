import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import type { LawyerPoint } from '../points/lawyer-point.ts'
import { wordsToRead } from './words-to-read.ts'

const sentences = Array.from({ length: 28 }, (_, index) => `${index + 1}. Clause. Reed LLC keeps the record of item ${index + 1} in order.`)
const document = documentFromText(`This Agreement is between Kelp Inc. ("Provider") and Reed LLC ("Customer").\n${sentences.join('\n')}`)

function read(points: { at: number; high: number }[], quoted: number[] = []) {
	const input = ruleInput(document, 'Services Agreement', 'unsure', 'Customer')
	const spanOf = (index: number) => {
		const start = document.text.indexOf(`Reed LLC keeps the record of item ${index} `)
		return { start, end: start + 20 }
	}
	const left = sentences.map((_, index) => ({ span: spanOf(index + 1), lookFor: 'Check it.' }))
	const known = points.map(({ at, high }): LawyerPoint => ({
		...spanOf(at),
		kind: 'costs',
		topic: 'costs',
		chance: 0.5,
		weighty: 0.5,
		high,
		worth: 0,
		wrong: 0,
		proven: false,
	}))
	const findings = quoted.map((at) => ({ ...spanOf(at), id: `a-${at}`, rule: 'a' }) as never)
	const options = { partyRole: 'unsure', partyName: 'Customer', reviewTone: 'neutral', documentType: null } as const
	return wordsToRead({
		input: { ...input, points: known },
		findings,
		left,
		proven: [],
		context: { document, structure: input.structure, options },
		form: null,
	}).words
}

test('a list is cut to what is read, the weightiest first', () => {
	const words = read([
		{ at: 27, high: 0.8 },
		{ at: 28, high: 0.9 },
	])
	expect(words).toHaveLength(25)
	expect(words.slice(0, 3).map(({ start }) => start)).toEqual(
		[28, 27, 1].map((item) => document.text.indexOf(`Reed LLC keeps the record of item ${item} `)),
	)
})

test('a guaranty is never cut from a long list', () => {
	const long = documentFromText(`${document.text}\n29. Owners. Each member of Reed LLC personally guarantees the debts of Reed LLC.`)
	const input = ruleInput(long, 'Services Agreement', 'unsure', 'Customer')
	const left = input.structure.sentences.map(({ start, end }) => ({ span: { start, end: end - 1 }, lookFor: 'Check it.' }))
	const options = { partyRole: 'unsure', partyName: 'Customer', reviewTone: 'neutral', documentType: null } as const
	const { words } = wordsToRead({
		input,
		findings: [],
		left,
		proven: [],
		context: { document: long, structure: input.structure, options },
		form: null,
	})
	expect(words).toHaveLength(25)
	expect(words[0]?.quote).toContain('personally guarantees')
})

test('words that a finding quotes are not listed again', () => {
	const start = document.text.indexOf('Reed LLC keeps the record of item 1 ')
	expect(read([]).some((words) => words.start === start)).toBe(true)
	expect(read([], [1]).some((words) => words.start === start)).toBe(false)
})
