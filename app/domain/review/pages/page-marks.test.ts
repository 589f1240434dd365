import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructures } from '../clauses/structure/read-structure.ts'
import { readingView } from '../reading-view.ts'
import { pageMarks } from './page-marks.ts'

const footer = 'Source: HERON BOATS, INC., 10-Q, 5/14/2012'
const prose = 'The Club keeps every boat dry and tells Heron Boats at once of any harm to it. '.repeat(5)

function marksIn(...lines: string[]): string[] {
	const { text, paragraphs } = agreement(...lines)
	return pageMarks(text, paragraphs).map(({ start, end }) => text.slice(start, end))
}

const ofPages = [1, 2, 3].map((page) => `Boats, Page ${page} of 3`)

function runs(...lines: string[]): string[] {
	return lines.flatMap((line, index) => [`Rule ${index} of the boat house.`, line, footer])
}

test.each([
	['the line of a filing archive', ['Heron Boats lends the', footer, 'Club six boats.'], [footer]],
	['that line behind the words of its page', [`Heron Boats lends the ${footer}`, 'Club six boats.'], [footer]],
	[
		'a draft that was filed',
		['Words.', 'Source: HERON BOATS, INC., DRS/A (on F-1), 5/14/2012'],
		['Source: HERON BOATS, INC., DRS/A (on F-1), 5/14/2012'],
	],
	['a number above it', ['Words.', '7.', footer], ['7.', footer]],
	['the page of all pages', ['Words.', 'Page 3 of 12', 'More words.'], ['Page 3 of 12']],
	['numbers that count the pages', [`${prose}and the`, '1', `Club pays. ${prose}`, '2', prose, '3'], ['1', '2', '3']],
	['numbers behind the last words', [`${prose}in its 2`, footer, `own boats. ${prose.trim()} 3`, footer], [' 2', footer, ' 3', footer]],
	['a line that runs along, but for the first', runs('Heron', 'Heron', 'Heron'), [footer, 'Heron', footer, 'Heron', footer]],
	['a line that runs along with its page', runs(...ofPages), ofPages.flatMap((line) => [line, footer])],
])('%s is a mark of the page', (_, lines, marks) => {
	expect(marksIn(...lines)).toEqual(marks)
})

test.each([
	['numbers of sections on lines of their own', ['1', `Boats. ${prose}`, '2', `Oars. ${prose}`, '3', `Sails. ${prose}`]],
	['a source that is told', ['Source: the price list of Heron Boats, May 2012.']],
	['a section that a line ends with', [`${prose} as said in Section 4`, `${prose} as said in Section 5`]],
	['a line that is repeated', ['Words.', 'Heron Boats', 'Words.', 'Heron Boats', 'Words.', 'Heron Boats']],
])('%s is none', (_, lines) => {
	expect(marksIn(...lines)).toEqual([])
})

test('a sentence that the end of a page cuts is whole for people, in halves for trained readers, and nobody reads the mark', () => {
	const boats = ['1. Boats. The Club may sell no boat except with the', '2', footer, 'prior consent of Heron Boats. It may lend them.']
	const document = agreement('BOAT AGREEMENT', ...boats, '2. Law. The law of the river governs.')
	const { structure, finer } = readStructures(readingView(document))
	const halves = ['The Club may sell no boat except with the', 'prior consent of Heron Boats.']
	expect(structure.sentences.map(({ text }) => text)).toEqual(expect.arrayContaining(halves))
	const whole = finer.sentences.find(({ text }) => text.startsWith('The Club may sell'))
	expect(whole?.text.replace(/\s+/g, ' ')).toBe(halves.join(' '))
	expect(document.text.slice(whole?.start, whole?.end)).toBe(`${halves[0]}\n2\n${footer}\n${halves[1]}`)
	expect(finer.clauses.find(({ number }) => number === '1')?.paragraphIds).toEqual(['b1', 'b4'])
	for (const { sentences } of [structure, finer]) expect(sentences.some(({ text }) => text.includes('Source:'))).toBe(false)
})

test('each of many marks in a row is seen', () => {
	const { text, paragraphs } = agreement(...Array.from({ length: 20_000 }, (_, index) => (index % 2 ? footer : String(index))))
	// All footers, and the numbers below 1,000: no page has a higher one.
	expect(pageMarks(text, paragraphs)).toHaveLength(10_000 + 500)
})
