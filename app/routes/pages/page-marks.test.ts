import { expect, test } from 'vitest'
import { linesOf, marksOn, quotedFindings, type QuotedFinding } from './page-marks.ts'

const text = 'Fees are due in thirty days. Late fees are two percent a month.'
const run = (words: string, x: number, y: number, width: number) => ({
	start: text.indexOf(words),
	length: words.length,
	x,
	y,
	width,
	size: 11,
	angle: 0,
})
const page = {
	page: 1,
	width: 612,
	height: 792,
	words: [run('Fees are due', 72, 100, 60), run('in thirty days.', 135, 100, 75), run('Late fees are two percent a month.', 72, 114, 170)],
}

test('runs on one line are selected as one line, with the space between them', () => {
	expect(linesOf(page, text)).toEqual([
		{ text: 'Fees are due in thirty days.', x: 72, y: 100, width: 138, size: 11, angle: 0 },
		{ text: 'Late fees are two percent a month.', x: 72, y: 114, width: 170, size: 11, angle: 0 },
	])
})

test('words of two columns are not one line', () => {
	const columns = { ...page, words: [run('Fees are due', 72, 100, 60), run('in thirty days.', 320, 100, 75)] }
	expect(linesOf(columns, text).map(({ text }) => text)).toEqual(['Fees are due', 'in thirty days.'])
})

test('a quote is marked on each of its lines, in part where it begins or ends within a run', () => {
	const [mark] = marksOn(page, [quote('thirty days. Late fees')], text)
	expect(mark!.stretches.map(({ x, y, width }) => [Math.round(x), y, Math.round(width)])).toEqual([
		[149, 100, 61],
		[72, 114, 46],
	])
	expect(marksOn({ ...page, words: [] }, [quote('thirty')], text)).toEqual([])
})

test('the numbers of two red flags on one line are beside each other', () => {
	const [first, second] = marksOn(page, [quote('Fees'), quote('thirty')], text)
	expect(first!.pin.y).toBe(second!.pin.y)
	expect(first!.pin.x - second!.pin.x).toBe(18)
})

test('red flags are numbered in the order of the document; a missing clause is on no page', () => {
	const finding = (id: string, start: number | null) => ({ ...quote('Fees'), id, start, end: start === null ? null : start + 4 })
	const numbered = quotedFindings([finding('late', 40), finding('missing', null), finding('early', 2)] as never)
	expect(numbered.map(({ id, number }) => [id, number])).toEqual([
		['early', 1],
		['late', 2],
	])
})

function quote(words: string): QuotedFinding {
	const start = text.indexOf(words)
	return { id: words, number: 1, severity: 'high', clause: null, says: '', start, end: start + words.length }
}
