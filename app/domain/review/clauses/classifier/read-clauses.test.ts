import { expect, test } from 'vitest'
import { contractNames, contractSource } from '#tests/fixtures/contracts.ts'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { loadReviewModels } from '../load-review-models.server.ts'
import { readStructure } from '../structure/read-structure.ts'

const { readClauses } = loadReviewModels()

function read(text: string) {
	const document = documentFromText(text)
	return { document, reading: readClauses(document, readStructure(document)) }
}

test.each(contractNames)('every passage of %s lies in the text, and reading twice gives the same', (name) => {
	const { document, reading } = read(contractSource(name))
	for (const { start, end, score } of [...reading.passages, ...reading.candidates]) {
		expect(start).toBeGreaterThanOrEqual(0)
		expect(end).toBeGreaterThan(start)
		expect(end).toBeLessThanOrEqual(document.text.length)
		expect(score).toBeGreaterThan(0)
		expect(score).toBeLessThan(1)
	}
	expect(read(contractSource(name)).reading).toEqual(reading)
})

test('the title and the parties of an agreement are found', () => {
	const { document, reading } = read(contractSource('fair-mutual-nda'))
	const words = (label: string) =>
		reading.passages
			.filter(({ name }) => name === label)
			.map(({ start, end }) => document.text.slice(start, end))
			.join(' | ')
	expect(words('Document Name').toLowerCase()).toContain('agreement')
	expect(words('Governing Law')).toMatch(/law/i)
})

test('a text without sentences has nothing, and says so for every category', () => {
	const { reading } = read('')
	expect(reading.passages).toEqual([])
	expect(reading.presence).toHaveLength(41)
	expect(reading.presence.every(({ present }) => !present)).toBe(true)
})

test('text made to be slow is read all the same', () => {
	for (const hostile of [
		'not '.repeat(15_000),
		'1 '.repeat(30_000),
		'January 1, 2020 '.repeat(3000),
		'AGREEMENT FOR '.repeat(4000),
		'; and '.repeat(10_000),
	]) {
		expect(read(hostile).reading.presence).toHaveLength(41)
	}
})
