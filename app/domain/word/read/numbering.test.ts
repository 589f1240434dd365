import { expect, test } from 'vitest'
import { paragraph } from '#tests/fixtures/build-docx.ts'
import { numberedTextsOf, readDocx } from '#tests/fixtures/read-docx.ts'

const level = (index: number, format: string, text: string, more = '') =>
	`<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`
const definition = (id: number, inside: string) => `<w:abstractNum w:abstractNumId="${id}">${inside}</w:abstractNum>`
const instance = (id: number, definitionId: number, overrides = '') =>
	`<w:num w:numId="${id}"><w:abstractNumId w:val="${definitionId}"/>${overrides}</w:num>`
const item = (text: string, list: number, at = 0) => paragraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`)

const contract =
	definition(0, level(0, 'upperRoman', 'Article %1') + level(1, 'decimal', '%1.%2', '<w:isLgl/>') + level(2, 'lowerLetter', '(%3)')) +
	instance(1, 0)

test('clauses are numbered as Word shows them', async () => {
	const document = await readDocx({
		body:
			item('Term', 1) +
			item('Start', 1, 1) +
			item('a day', 1, 2) +
			item('a month', 1, 2) +
			item('End', 1, 1) +
			item('either side', 1, 2) +
			item('Fees', 1) +
			item('Amount', 1, 1),
		numbering: contract,
	})
	expect(numberedTextsOf(document)).toEqual([
		'Article I Term',
		'1.1 Start',
		'(a) a day',
		'(b) a month',
		'1.2 End',
		'(a) either side',
		'Article II Fees',
		'2.1 Amount',
	])
})

test('an empty numbered paragraph takes its number along', async () => {
	const document = await readDocx({ body: item('Term', 1) + item('', 1) + item('Fees', 1), numbering: contract })
	expect(numberedTextsOf(document)).toEqual(['Article I Term', 'Article III Fees'])
})

test('a clause whose mark is tracked as deleted takes no number', async () => {
	const gone =
		'<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr><w:del w:id="2"><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>'
	const document = await readDocx({ body: item('Term', 1) + gone + item('Fees', 1), numbering: contract })
	expect(numberedTextsOf(document)).toEqual(['Article I Term', 'Article II Fees'])
})

test('lists of one definition count on together until one starts afresh', async () => {
	const numbering =
		definition(0, level(0, 'decimal', '%1.')) +
		instance(1, 0) +
		instance(2, 0) +
		instance(3, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="10"/></w:lvlOverride>')
	const document = await readDocx({ body: item('a', 1) + item('b', 2) + item('c', 3) + item('d', 3) + item('e', 1), numbering })
	expect(numberedTextsOf(document)).toEqual(['1. a', '2. b', '10. c', '11. d', '12. e'])
})

test('a list may replace a level of its definition', async () => {
	const numbering =
		definition(0, level(0, 'decimal', '%1.')) +
		instance(1, 0, `<w:lvlOverride w:ilvl="0">${level(0, 'upperLetter', 'Schedule %1')}</w:lvlOverride>`)
	expect(numberedTextsOf(await readDocx({ body: item('Prices', 1), numbering }))).toEqual(['Schedule A Prices'])
})

test('a level that never restarts counts through the whole document', async () => {
	const numbering =
		definition(0, level(0, 'decimal', '%1.') + level(1, 'decimal', 'Section %2', '<w:lvlRestart w:val="0"/>')) + instance(1, 0)
	const document = await readDocx({ body: item('a', 1) + item('b', 1, 1) + item('c', 1) + item('d', 1, 1), numbering })
	expect(numberedTextsOf(document)).toEqual(['1. a', 'Section 1 b', '2. c', 'Section 2 d'])
})

test('a bullet makes a list item without a number', async () => {
	const document = await readDocx({ body: item('point', 1), numbering: definition(0, level(0, 'bullet', '•')) + instance(1, 0) })
	expect(document.paragraphs[0]).toMatchObject({ kind: 'list_item', level: 0, numbering: null })
})

test('numbering comes through styles and what they are based on, on the level tied to the style', async () => {
	const styles = [
		'<w:style w:type="paragraph" w:styleId="Clause"><w:name w:val="Clause"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
		'<w:style w:type="paragraph" w:styleId="Sub"><w:name w:val="Sub"/><w:basedOn w:val="Clause"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr></w:style>',
		'<w:style w:type="paragraph" w:styleId="Plain"><w:name w:val="Plain"/><w:basedOn w:val="Clause"/><w:pPr><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr></w:style>',
	].join('')
	const numbering =
		definition(0, level(0, 'decimal', '%1.', '<w:pStyle w:val="Clause"/>') + level(1, 'decimal', '%1.%2', '<w:pStyle w:val="Sub"/>')) +
		instance(1, 0)
	const styled = (text: string, style: string) => paragraph(text, `<w:pStyle w:val="${style}"/>`)
	const document = await readDocx({
		body: styled('Term', 'Clause') + styled('Start', 'Sub') + styled('note', 'Plain') + styled('Fees', 'Clause'),
		styles,
		numbering,
	})
	expect(numberedTextsOf(document)).toEqual(['1. Term', '1.1 Start', 'note', '2. Fees'])
})

test('a list that only names a numbering style uses the levels behind it', async () => {
	const styles =
		'<w:style w:type="numbering" w:styleId="Legal"><w:name w:val="Legal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
	const numbering =
		definition(0, `<w:styleLink w:val="Legal"/>${level(0, 'ordinalText', '%1:')}`) +
		definition(1, '<w:numStyleLink w:val="Legal"/>') +
		instance(1, 0) +
		instance(2, 1)
	expect(numberedTextsOf(await readDocx({ body: item('Term', 2) + item('Fees', 2), styles, numbering }))).toEqual([
		'First: Term',
		'Second: Fees',
	])
})

test('a list or level that is not defined is no list', async () => {
	const document = await readDocx({ body: item('Term', 9) + item('Fees', 1, 8), numbering: contract })
	expect(document.paragraphs.map(({ kind, numbering }) => [kind, numbering])).toEqual([
		['paragraph', null],
		['paragraph', null],
	])
})

test('styles that are based on each other in a circle do no harm', async () => {
	const styles =
		'<w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style>'
	expect(numberedTextsOf(await readDocx({ body: paragraph('Term', '<w:pStyle w:val="A"/>'), styles }))).toEqual(['Term'])
})
