import { expect, test } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { buildDocx, type DocxContent, docxFiles, buildZip, paragraph, run } from '#tests/fixtures/build-docx.ts'
import { textsOf as textsOfDocument } from '#tests/fixtures/read-docx.ts'
import { withDefaultNamespace, withForeignPrefix, withStrictNamespaces } from '#tests/fixtures/redline/spellings.ts'
import { acceptAll, rejectAll } from '#tests/redline/plain-reader.ts'
import { textsOf } from '#tests/redline/word-package.ts'
import { openDocxFile } from '../package/docx-file.ts'
import { acceptAll as acceptAllChanges, rejectAll as rejectAllChanges } from '../resolve/resolve-changes.ts'
import { type Compared, compare } from './compare.ts'

const stamp = { author: 'Ada Founder', date: '2026-11-21T12:00:00Z' }

const delivery = 'The Supplier delivers the Goods within ten days of each order of the Customer.'
const secrecy = 'Each party keeps the information of the other secret for five years.'
const law = 'This Agreement is governed by the laws of England and Wales.'
const notices = 'Notices go by registered mail to the addresses on the first page.'

function body(...texts: string[]): string {
	return texts.map((text) => paragraph(text)).join('')
}

function table(...rows: string[][]): string {
	const cells = (texts: string[]) => texts.map((text) => `<w:tc><w:tcPr/>${paragraph(text)}</w:tc>`).join('')
	return `<w:tbl><w:tblPr/><w:tblGrid/>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`
}

async function compared(old: string | DocxContent, next: string | DocxContent): Promise<Compared & { xml: string }> {
	const [oldFile, newFile] = [old, next].map((content) => buildDocx(typeof content === 'string' ? { body: content } : content))
	const result = await compare(oldFile!, newFile!, stamp)
	expect(textsOf(result.bytes, rejectAll)).toEqual(textsOf(oldFile!, acceptAll))
	expect(textsOf(result.bytes, acceptAll)).toEqual(textsOf(newFile!, acceptAll))
	const file = await openDocxFile(result.bytes)
	return { ...result, xml: file.part(file.mainPart) ?? '' }
}

async function wordsOf(file: Uint8Array): Promise<string[]> {
	const extraction = await extractDocx(file)
	return extraction.readable ? textsOfDocument(extraction.document) : []
}

function shown({ changes }: Compared): string[] {
	return changes.map(({ kind, text }) => `${kind}: ${text}`)
}

test('a version against itself gives the very same file, no change and nothing that was not compared', async () => {
	const file = buildDocx({ body: body(delivery) + table(['Fee', '100']), headers: { 'header1.xml': paragraph('Draft') } })
	const { bytes, changes, notCompared } = await compare(file, file, stamp)
	expect(Buffer.compare(bytes, file)).toBe(0)
	expect(changes).toEqual([])
	expect(notCompared).toEqual([])
})

test('of a changed paragraph only the words that changed are struck and inserted', async () => {
	const result = await compared(body(delivery, law), body(delivery.replace('ten', 'thirty').replace(' of the Customer', ''), law))
	expect(shown(result)).toEqual(['deletion: ten', 'insertion: thirty', 'deletion:  of the Customer'])
	expect(result.xml.replace(/ w:id="\d+" w:author="Ada Founder" w:date="2026-11-21T12:00:00Z"/g, '')).toContain(
		'<w:p><w:r><w:t xml:space="preserve">The Supplier delivers the Goods within </w:t></w:r><w:del><w:r><w:delText xml:space="preserve">ten</w:delText></w:r></w:del><w:ins><w:r><w:t xml:space="preserve">thirty</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> days of each order</w:t></w:r><w:del>',
	)
})

test('paragraphs that came and went are inserted and deleted with their marks, in the looks that both files know', async () => {
	const styles = '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>'
	const germanStyles =
		styles.replace('H1', 'berschrift1') + '<w:style w:type="paragraph" w:styleId="Seltsam"><w:name w:val="Odd"/></w:style>'
	const result = await compared(
		{ body: body(delivery, secrecy, law), styles },
		{
			body:
				body(delivery) +
				paragraph('Term', '<w:pStyle w:val="berschrift1"/><w:keepNext/>') +
				paragraph('Odd one out', '<w:pStyle w:val="Seltsam"/>') +
				body(law),
			styles: germanStyles,
		},
	)
	expect(shown(result)).toEqual([`deletion: ${secrecy}\n`, 'insertion: Term\nOdd one out\n'])
	expect(result.xml).toContain('<w:p><w:pPr><w:pStyle w:val="H1"/><w:keepNext/><w:rPr><w:ins ')
	expect(result.notCompared).toContainEqual({ what: 'A style that only the new version has', where: 'odd' })
})

test('a paragraph that changed places is shown as a move, with one name at both ends', async () => {
	const result = await compared(body(delivery, secrecy, law, notices), body(secrecy, law, delivery, notices))
	expect(shown(result)).toEqual([`move_from: ${delivery}\n`, `move_to: ${delivery}\n`])
	expect(result.xml.match(/w:name="compared1"/g)).toHaveLength(2)
	expect(result.xml).toMatch(/<w:moveFromRangeStart [^>]*w:id="2"[^>]*\/><w:moveFrom [^>]*><w:r><w:t xml:space="preserve">The Supplier/)
})

test('a paragraph that changed places and words is a move in which the old words are struck at one place and the new ones inserted at the other', async () => {
	const result = await compared(body(delivery, secrecy, law, notices), body(secrecy, law, delivery.replace('ten', 'thirty'), notices))
	expect(shown(result).sort()).toEqual([
		'deletion: ten',
		'insertion: thirty',
		`move_from: ${delivery.replace('ten', '')}\n`,
		`move_to: ${delivery.replace('ten', '')}\n`,
	])
})

test('paragraphs come and go at the end of a document, of a cell and before a table without leaving an empty one', async () => {
	const cell = (...texts: string[]) => `<w:tbl><w:tblPr/><w:tblGrid/><w:tr><w:tc>${body(...texts)}</w:tc></w:tr></w:tbl>`
	const short = body(delivery) + cell(secrecy) + body(law)
	const long = body(delivery, notices) + cell(secrecy, 'And also this.') + body(law, 'Signed by both parties.')
	await compared(short, long)
	await compared(long, short)
})

test("the paragraph that takes over another one's mark takes its properties too, as a change of formatting", async () => {
	const heading = paragraph(delivery, '<w:keepNext/><w:jc w:val="center"/>')
	const went = await compared(heading + paragraph(secrecy, '<w:jc w:val="right"/>'), heading)
	expect(went.xml).toContain('<w:pPr><w:keepNext/><w:jc w:val="center"/><w:pPrChange w:id="')
	expect(went.xml).toContain('<w:pPr><w:jc w:val="right"/></w:pPr></w:pPrChange></w:pPr>')
	const came = await compared(heading, heading + paragraph(secrecy, '<w:jc w:val="right"/>'))
	expect(came.xml).toContain('<w:pPr><w:jc w:val="right"/><w:pPrChange w:id="')
})

test('tables are compared row by row and cell by cell', async () => {
	const result = await compared(
		body(law) + table(['Item', 'Price'], ['Paper', '100'], ['Ink', '20']) + body(notices),
		body(law) + table(['Item', 'Price'], ['Paper', '120'], ['Glue for binding', '5'], ['Ink', '20']) + body(notices),
	)
	expect(shown(result)).toEqual(['deletion: 100', 'insertion: 120', 'row_insertion: Glue for binding\n5\n'])
	const fewer = await compared(
		body(law) + table(['Item', 'Price'], ['Paper', '100'], ['Ink', '20']) + body(notices),
		body(law) + table(['Item', 'Price'], ['Ink', '20']) + body(notices),
	)
	expect(shown(fewer)).toEqual(['row_deletion: Paper\n100\n'])
})

test('a row that only grew is not replaced whole', async () => {
	const old = body(delivery) + table(['Paper', 'each', '100'], ['Hosting', '20'], ['Support', '30']) + body(law)
	const next =
		body(delivery) +
		table(
			['Paper', 'each', '100'],
			['Hosting of the service in two regions with a daily backup', '20 per month and per user, billed yearly'],
			['Training at the offices of the Customer for one day', '900'],
			['Support by phone on every business day of the year', '30 per month and per user, billed yearly'],
		) +
		body(law)
	const changes = shown(await compared(old, next))
	expect(changes.filter((change) => change.startsWith('row_'))).toEqual([
		'row_insertion: Training at the offices of the Customer for one day\n900\n',
	])
})

test('a paragraph without spaces shows the characters that changed', async () => {
	const result = await compared(
		body('本契約は三十日後に終了するものとし、当事者は書面で通知する。'),
		body('本契約は六十日後に終了するものとし、当事者は書面で通知する。'),
	)
	expect(shown(result)).toEqual(['deletion: 三', 'insertion: 六'])
})

test('a table with other columns is replaced as a whole, one that came or went comes or goes with all its rows', async () => {
	const two = body(law) + table(['Item', 'Price'], ['Paper', '100']) + body(notices)
	const three = body(law) + table(['Item', 'Price', 'Tax'], ['Paper', '100', '19']) + body(notices)
	expect(shown(await compared(two, three)).map((change) => change.split(':')[0])).toEqual(['row_deletion', 'row_insertion'])
	await compared(two, body(law, notices))
	await compared(body(law, notices), two)
})

test('a paragraph that came between two tables, where no paragraph can go again, stands in a table of its own', async () => {
	const tables = (...between: string[]) =>
		body(law) + table(['Item', 'Price']) + body(...between) + table(['Bank', 'Account']) + body(notices)
	const result = await compared(tables(), tables(secrecy))
	expect(result.notCompared.map(({ what }) => what)).toContain('A paragraph before a table, shown in a table cell of its own')
})

test('where a paragraph alone before a table went, an empty one is left, and said to be', async () => {
	const [old, next] = [body(delivery) + table(['Item']) + body(law), table(['Item']) + body(law)].map((inside) =>
		buildDocx({ body: inside }),
	)
	const result = await compare(old!, next!, stamp)
	expect(textsOf(result.bytes, rejectAll)).toEqual(textsOf(old!, acceptAll))
	expect(textsOf(result.bytes, acceptAll)).toEqual([['', 'Item', law]])
	expect(result.notCompared.map(({ what }) => what)).toContain(
		'An empty paragraph that stays where all words before a table or at an end went',
	)
})

test('headers and footers are compared where they stand, whatever their parts are called', async () => {
	const section = (id: string) => `<w:sectPr><w:headerReference w:type="default" r:id="${id}"/></w:sectPr>`
	const result = await compared(
		{ body: body(law) + section('header1'), headers: { 'header1.xml': paragraph('Draft of 1 May') } },
		{ body: body(law) + section('header7'), headers: { 'header7.xml': paragraph('Draft of 2 May') } },
	)
	expect(shown(result)).toEqual(['deletion: 1', 'insertion: 2'])
})

test('a header that only one version has is listed, not passed over', async () => {
	const section = '<w:sectPr><w:headerReference w:type="first" r:id="header1"/></w:sectPr>'
	const result = await compare(
		buildDocx({ body: body(law) }),
		buildDocx({ body: body(law) + section, headers: { 'header1.xml': paragraph('Confidential') } }),
		stamp,
	)
	expect(result.notCompared).toContainEqual({ what: 'A header that only the new version has', where: 'Confidential' })
})

test('notes are compared by the place of their marks', async () => {
	const mark = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
	const note = (id: number, text: string) => `<w:footnote w:id="${id}">${paragraph(text)}</w:footnote>`
	const result = await compared(
		{
			body: `<w:p>${run('The price')}${mark(2)}${run(' is due')}${mark(3)}</w:p>`,
			footnotes: note(2, 'Without tax.') + note(3, 'Within ten days.'),
		},
		{
			body: `<w:p>${run('The price')}${mark(5)}${run(' is due')}${mark(4)}</w:p>`,
			footnotes: note(5, 'Without tax.') + note(4, 'Within thirty days.'),
		},
	)
	expect(shown(result)).toEqual(['deletion: ten', 'insertion: thirty'])
})

test('a note that came is inserted with its mark, also in a paragraph of which no word changes; one that went loses its mark and its words', async () => {
	const mark = (id: number) => `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${id}"/></w:r>`
	const note = (id: number, text: string) => `<w:footnote w:id="${id}"><w:p><w:r><w:footnoteRef/></w:r>${run(text)}</w:p></w:footnote>`
	const price = (...marks: string[]) => `<w:p>${run('The price')}${marks[0] ?? ''}${run(' is due')}${marks[1] ?? ''}</w:p>`
	const one = { body: price(mark(3)), footnotes: note(3, 'Without tax.') }
	const two = {
		body: price(mark(3), mark(7)) + `<w:p>${run('Nothing else is.')}${mark(8)}</w:p>`,
		footnotes: note(3, 'Without tax.') + note(7, 'Within ten days.') + note(8, 'Not even tips.'),
	}

	const came = await compare(buildDocx(one), buildDocx(two), stamp)
	expect(textsOf(came.bytes, acceptAll)).toEqual(textsOf(buildDocx(two), acceptAll))
	expect(textsOf(came.bytes, rejectAll)).toEqual([...textsOf(buildDocx(one), acceptAll), [''], ['']])
	expect(await wordsOf(await rejectAllChanges(came.bytes))).toEqual(await wordsOf(buildDocx(one)))
	expect(shown(came)).toContain('insertion: Not even tips.')

	const went = await compare(buildDocx(two), buildDocx(one), stamp)
	expect(textsOf(went.bytes, rejectAll)).toEqual(textsOf(buildDocx(two), acceptAll))
	expect(await wordsOf(await acceptAllChanges(went.bytes))).toEqual(await wordsOf(buildDocx(one)))
})

test('where the old file has no part for notes, a note that came is listed with its words', async () => {
	const next = buildDocx({
		body: `<w:p>${run(law)}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`,
		footnotes: `<w:footnote w:id="2">${paragraph('As of today.')}</w:footnote>`,
	})
	const { notCompared } = await compare(buildDocx({ body: body(law) }), next, stamp)
	expect(notCompared).toEqual([{ what: 'A footnote that only the new version has', where: 'b0: As of today.' }])
})

test('a box to be ticked comes as one', async () => {
	const box = `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:checked/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText xml:space="preserve"> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
	const result = await compared(body(law, notices), body(law) + `<w:p>${box}${run(' Arbitration is agreed.')}</w:p>` + body(notices))
	expect(result.xml).toContain('<w:instrText> FORMCHECKBOX </w:instrText>')
})

test('tracked changes that either version has are accepted first', async () => {
	const tracked = `<w:p>${run('The fee is ')}<w:del w:id="1" w:author="Bo" w:date="2026-01-01T00:00:00Z"><w:r><w:delText>5</w:delText></w:r></w:del><w:ins w:id="2" w:author="Bo" w:date="2026-01-01T00:00:00Z">${run('6')}</w:ins>${run(' euros.')}</w:p>`
	const result = await compared(tracked, body('The fee is 7 euros.'))
	expect(shown(result)).toEqual(['deletion: 6', 'insertion: 7'])
	expect(result.changes.map(({ author }) => author)).toEqual(['Ada Founder', 'Ada Founder'])
})

test('what a field shows changes inside the field; a field among words that go goes with them', async () => {
	const field = (shows: string) =>
		`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF a </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shows)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
	const sentence = (reference: string) =>
		`<w:p>${run('The remedies that the law gives are limited as ')}${run('set out in clause ')}${reference}${run(' of this Agreement and nowhere else.')}</w:p>`
	const inside = await compared(sentence(field('5')), sentence(field('6')))
	expect(inside.xml.match(/fldChar /g)).toHaveLength(3)
	const gone = await compared(
		sentence(field('5')),
		`<w:p>${run('The remedies that the law gives are limited as ')}${run('shown in the schedule of this Agreement and nowhere else.')}</w:p>`,
	)
	expect(gone.xml).toContain('<w:delInstrText')
})

test('words in text boxes are compared, in what older readers show in their place too', async () => {
	const box = (text: string) => {
		const content = `<w:txbxContent>${paragraph(text)}</w:txbxContent>`
		return `<w:p>${run('See the box. ')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${content}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`
	}
	const result = await compared(box('Price: 100 euros a month'), box('Price: 120 euros a month'))
	expect(result.xml.match(/<w:delText xml:space="preserve">100</g)).toHaveLength(2)
})

test('formatting, pictures and styles that differ are listed with their place', async () => {
	const result = await compared(
		{ body: paragraph(law) + body(notices), styles: '<w:style w:styleId="A"/>' },
		{ body: `<w:p>${run(law, '<w:b/>')}</w:p>` + `<w:p>${run(notices)}<w:r><w:drawing/></w:r></w:p>`, styles: '<w:style w:styleId="B"/>' },
	)
	expect(result.notCompared).toEqual([
		{ what: 'Formatting', where: `b0: ${law}` },
		{ what: 'A picture, chart or drawing', where: `b1: ${notices.slice(0, 60)}…` },
		{ what: 'The definitions of styles', where: 'whole document' },
	])
})

test.each([
	['as its default namespace', withDefaultNamespace],
	['under another prefix', withForeignPrefix],
	['in the strict spelling', withStrictNamespaces],
])("a file that has Word's names %s is compared with one that has not, both ways", async (_, spelled) => {
	const content = { body: body(delivery, secrecy, law) + table(['Item', 'Price'], ['Paper', '100']) + body(notices) }
	const other = {
		body:
			body(law, delivery.replace('ten', 'thirty'), 'A new clause stands here alone.') +
			table(['Item', 'Price'], ['Paper', '120'], ['Ink', '5']) +
			body(notices),
	}
	for (const [old, next] of [
		[buildZip(spelled(docxFiles(content))), buildDocx(other)],
		[buildDocx(content), buildZip(spelled(docxFiles(other)))],
	] as const) {
		const result = await compare(old, next, stamp)
		expect(textsOf(result.bytes, rejectAll)).toEqual(textsOf(old, acceptAll))
		expect(textsOf(result.bytes, acceptAll)).toEqual(textsOf(next, acceptAll))
	}
})
