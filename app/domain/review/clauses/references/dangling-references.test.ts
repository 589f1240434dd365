import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { danglingReferences } from './dangling-references.ts'
import { missingExhibits } from './missing-exhibits.ts'
import { readStructure } from '../structure/read-structure.ts'

const dangling = (...lines: string[]) => {
	const document = agreement(...lines)
	return danglingReferences(readStructure(document), document.text).map(({ target }) => target)
}
const missing = (...lines: string[]) => {
	const document = agreement(...lines)
	return missingExhibits(readStructure(document), document.text).map(({ target }) => target)
}

const three = ['1. Work. Tern draws maps.', '2. Pay. Wren pays monthly.', '3. End. Either party may leave.']

test.each([
	['a section behind the last', ['4. Rest. Section 7 stays in force.'], ['7']],
	['a section that is there', ['4. Rest. Section 2 stays in force.'], []],
	['land is numbered too', ['4. Place. The well lies in Section 9, Township 4 South.'], []],
	['an item behind the last of a list', ['4. Rest. Section 5(d) stays.', '5. Ways.', '(a) by mail', '(b) by hand'], ['5(d)']],
	['an item that stands inside a sentence', ['4. Rest. Section 5(b) stays.', '5. Ways. It goes (a) by mail or (b) by hand.'], []],
	['a section of an exhibit', ['4. Rest. Section 7 of Exhibit B and, in Exhibit C, Section 8 stay in force.'], []],
	['a section of the general terms', ['4. Rest. Section 7 of the General Terms stays in force.'], []],
	['an article of a law that is not named again', ['4. Rest. The body decides under Article 7.'], []],
	['a law in capitals', ['4. Rest. THE REPORTS ARE THOSE OF SECTION 7 OF THE ACT.'], []],
	['numbers of another paper, of which none is here', ['4. Rest. Add Section 7, strike Section 8.'], []],
	['a number that goes on', ['4. Rest. It follows Section 7 (S) 5005 of the books.'], []],
	['an item of a section whose list is not sure', ['4. Rest. Section 5(d) stays.', '5. Ways. It goes by mail.'], []],
])('%s', (_, lines, expected) => {
	expect(dangling(...three, ...lines)).toEqual(expected)
})

test('sections of the agreement that is amended are not looked for', () => {
	expect(dangling('First Amendment to the Supply Agreement', ...three, '4. Rest. Section 9 of the agreement is deleted.')).toEqual([])
})

test('a number that is printed in the flow is there', () => {
	expect(dangling(...three, '4. Rest. Section 7 stays in force. It is short. 7. Law. The law of Ohio applies.')).toEqual([])
})

test('where numbers are missing in the row, the one referred to may be among them', () => {
	expect(dangling('1. Work. Section 7 applies.', '4. Pay. Monthly.', '6. End. Soon.')).toEqual([])
})

test.each([
	['promised and not there', ['1. Work. The work is described in Exhibit A attached hereto.'], ['A']],
	['only mentioned', ['1. Work. Tern may draw a further Exhibit C one day.'], []],
	[
		'there with a heading that runs into the text',
		[
			'1. Work. The work is described in Exhibit A attached hereto.',
			'EXHIBIT A – STATEMENT OF WORK The Consultant shall draw a map of the coast and of all islands before it.',
		],
		[],
	],
	['there under another word', ['1. Work. The work is described in Exhibit A attached hereto.', 'SCHEDULE A', 'A map.'], []],
	['the number of a filing on a line of its own', ['EXHIBIT 2', '1. Work. Tern draws maps.'], []],
	['there with its label in quotation marks', ['1. Work. The work is described in Schedule A attached hereto.', 'SCHEDULE "A" Prices'], []],
	[
		'there behind the number of a page',
		['1. Work. The work is described in Exhibit A attached hereto.', 'Signed. 14 EXHIBIT A A map of the coast.'],
		[],
	],
	['written one day', ['1. Work. The plan will be attached hereto as Exhibit A before the start.'], []],
	['there as its first part', ['1. Pay. The prices are specified on Exhibit A 1. Wren pays them.', 'EXHIBIT A-1', 'Prices'], []],
	['there in parts', ['1. Work. The titles are listed in Schedule A2.', 'SCHEDULE A', 'A1 Maps. A2 Books.'], []],
	[
		'promised by a form at the end',
		['1. Work. It is done.', 'EXHIBIT A – FORM OF CERTIFICATE', 'The cards are described in the attached Schedule C.'],
		[],
	],
	[
		'that is the first letter of a name',
		['1. Pay. The fees are those set forth in Exhibit B, E.wren shall draw maps.', 'EXHIBIT B', 'Prices'],
		[],
	],
	['attached to another paper', ['1. Work. It is attached as Exhibit B to the Credit Agreement.'], []],
])('an exhibit %s', (_, lines, expected) => {
	expect(missing(...lines)).toEqual(expected)
})
