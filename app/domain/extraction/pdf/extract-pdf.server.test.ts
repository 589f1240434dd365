import { expect, test } from 'vitest'
import { buildForm, buildPdf, buildScan, setColumn, type SetLine } from '#tests/fixtures/build-pdf.ts'
import { encryptedPage, endlessPages, manyPages, rawPage } from '#tests/fixtures/raw-pdf.ts'
import type { ExtractedDocument } from '../extracted-document.ts'
import { extractPdf } from './extract-pdf.server.ts'

const confidentiality =
	'The Recipient shall hold all Confidential Information in strict confidence and shall not disclose it to anyone other than its employees who need to know it for the Purpose and who are bound by duties at least as protective as these.'
const term =
	'This Agreement begins on the Effective Date and goes on for two years, unless either Party ends it earlier by thirty days of written notice to the other Party at the address stated above.'
const law =
	'The laws of the State of Oregon govern this Agreement, without regard to rules that would lead to the laws of another place, and the courts of Multnomah County decide all disputes.'

async function read(bytes: Uint8Array): Promise<ExtractedDocument> {
	const extraction = await extractPdf(bytes)
	if (!extraction.readable) throw new Error(extraction.reason)
	return extraction.document
}

const texts = (document: ExtractedDocument) => document.paragraphs.map(({ start, end }) => document.text.slice(start, end))

test('lines are joined to paragraphs, each with its page and its place in the text', async () => {
	const lines = await setColumn([confidentiality, term], { left: 72, top: 700, width: 468 })
	const document = await read(await buildPdf([{ lines }]))

	expect(texts(document)).toEqual([confidentiality, term])
	expect(document.text).toBe(`${confidentiality}\n${term}`)
	expect(document.paragraphs.map(({ id, page, kind, numbering }) => ({ id, page, kind, numbering }))).toEqual([
		{ id: 'p1-0', page: 1, kind: 'paragraph', numbering: null },
		{ id: 'p1-1', page: 1, kind: 'paragraph', numbering: null },
	])
})

test('paragraphs without a gap between them are told apart by the line that ends early', async () => {
	const lines = await setColumn([confidentiality, term, law], { left: 72, top: 700, width: 468, paragraphGap: 0 })
	expect(texts(await read(await buildPdf([{ lines }])))).toEqual([confidentiality, term, law])
})

test('two columns are read one after the other, below the title that spans them', async () => {
	const title = { text: 'MUTUAL NONDISCLOSURE AGREEMENT', x: 180, y: 730, size: 14, bold: true }
	const left = await setColumn([confidentiality, term], { left: 60, top: 690, width: 230 })
	const right = await setColumn([law, confidentiality], { left: 322, top: 690, width: 230 })
	const document = await read(await buildPdf([{ lines: [title, ...interleaved(left, right)] }]))

	expect(texts(document)).toEqual(['MUTUAL NONDISCLOSURE AGREEMENT', confidentiality, term, law, confidentiality])
	expect(document.paragraphs[0]).toMatchObject({ kind: 'heading', level: 0, emphasised: true })
})

test('signature blocks side by side are read one party at a time', async () => {
	const block = (x: number, company: string, name: string) => [
		{ text: company, x, y: 300 },
		{ text: 'By: ____________________', x, y: 270 },
		{ text: `Name: ${name}`, x, y: 250 },
		{ text: 'Title: President', x, y: 230 },
	]
	const words = texts(
		await read(
			await buildPdf([{ lines: interleaved(block(72, 'ALDER WORKS INC.', 'Ada Alder'), block(330, 'BIRCH LABS LLC', 'Ben Birch')) }]),
		),
	)
	expect(words).toEqual([
		'ALDER WORKS INC.',
		'By: ____________________',
		'Name: Ada Alder',
		'Title: President',
		'BIRCH LABS LLC',
		'By: ____________________',
		'Name: Ben Birch',
		'Title: President',
	])
})

test('a table is read row by row, each cell with its place', async () => {
	const row = (y: number, ...cells: string[]) => cells.map((text, column) => ({ text, x: 72 + column * 160, y }))
	const document = await read(
		await buildPdf([
			{
				lines: [
					...row(600, 'Milestone', 'Due', 'Fee'),
					...row(580, 'Prototype', 'May 1', '$4,000'),
					...row(560, 'Launch', 'July 1', '$9,500'),
				],
			},
		]),
	)

	expect(texts(document)).toEqual(['Milestone', 'Due', 'Fee', 'Prototype', 'May 1', '$4,000', 'Launch', 'July 1', '$9,500'])
	expect(document.paragraphs[5]).toMatchObject({ kind: 'table_cell', cell: { table: 0, row: 1, column: 2 } })
})

test('running headers, footers and page numbers are dropped, whatever number they carry', async () => {
	const bodies = [confidentiality, term, law]
	const pages = await Promise.all(
		bodies.map(async (body, index) => ({
			lines: [
				{ text: 'Alder Works – Services Agreement', x: 220, y: 760, size: 9 },
				...(await setColumn([body], { left: 72, top: 700, width: 468 })),
				{ text: `Page ${index + 1} of 3`, x: 280, y: 36, size: 9 },
			],
		})),
	)
	expect(texts(await read(await buildPdf(pages)))).toEqual(bodies)
})

test('pages that say nothing but the same are read, not taken for headers', async () => {
	const pages = Array.from({ length: 3 }, () => ({
		lines: [
			{ text: 'Receipt of the handbook', x: 220, y: 760 },
			{ text: 'I have read the handbook', x: 72, y: 730 },
		],
	}))
	expect((await read(await buildPdf(pages))).text).toContain('I have read the handbook')
})

test('a document of one page keeps what stands at its edges', async () => {
	const lines = [
		{ text: 'Alder Works Inc.', x: 72, y: 760 },
		...(await setColumn([term], { left: 72, top: 700, width: 468 })),
		{ text: '1', x: 300, y: 36 },
	]
	expect(texts(await read(await buildPdf([{ lines }])))).toEqual(['Alder Works Inc.', term, '1'])
})

test('a paragraph that runs over a page break is one paragraph and keeps the page it starts on', async () => {
	const all = await setColumn([confidentiality], { left: 72, top: 90, width: 468 })
	const next = all.slice(2).map((line, index) => ({ ...line, y: 720 - index * 13.5 }))
	const document = await read(
		await buildPdf([{ lines: all.slice(0, 2) }, { lines: [...next, ...(await setColumn([law], { left: 72, top: 640, width: 468 }))] }]),
	)

	expect(texts(document)).toEqual([confidentiality, law])
	expect(document.paragraphs.map(({ id, page }) => [id, page])).toEqual([
		['p1-0', 1],
		['p2-0', 2],
	])
})

test('words broken at a line end are mended, and compounds keep their hyphen', async () => {
	const lines = [
		'The license granted here is a non-',
		'exclusive one, and the Licensee’s obliga-',
		'tions under it end with the Agreement.',
	].map((text, index) => ({ text, x: 72, y: 700 - index * 14 }))
	expect(texts(await read(await buildPdf([{ lines }])))).toEqual([
		'The license granted here is a non-exclusive one, and the Licensee’s obligations under it end with the Agreement.',
	])
})

test('numbered headings and items keep the numbers that are printed, and have their level', async () => {
	const lines = [
		{ text: '1. Term and Termination', x: 72, y: 700, bold: true },
		{ text: '1.1 Either Party may end this Agreement for cause.', x: 72, y: 680 },
		{ text: '(a) at once, where the other Party is insolvent;', x: 96, y: 660 },
		{ text: '(b) after thirty days, where a breach is not cured.', x: 96, y: 640 },
	]
	const document = await read(await buildPdf([{ lines }]))
	expect(texts(document)).toEqual(lines.map(({ text }) => text))
	expect(document.paragraphs.map(({ kind, level }) => [kind, level])).toEqual([
		['heading', 0],
		['list_item', 1],
		['list_item', 1],
		['list_item', 1],
	])
})

test('turned pages read like upright ones, and words up the margin come after the text', async () => {
	const upright = await setColumn([term, law], { left: 72, top: 700, width: 400 })
	// The same sheet, written sideways and shown turned back by the viewer.
	const sideways = upright.map((line) => ({ ...line, x: 800 - line.y, y: line.x, turned: 90 }))
	expect(texts(await read(await buildPdf([{ lines: sideways, rotate: 90 }])))).toEqual([term, law])
	expect(texts(await read(await buildPdf([{ lines: sideways }])))).toEqual([term, law])

	const stamped = [{ text: 'Draft of the third of May', x: 30, y: 300, turned: 90 }, ...upright]
	expect(texts(await read(await buildPdf([{ lines: stamped }])))).toEqual([term, law, 'Draft of the third of May'])
})

test('what was typed into a form field is read where it stands', async () => {
	expect(texts(await read(await buildForm('Name of the Company:', 'Alder Works Inc.')))).toEqual(['Name of the Company: Alder Works Inc.'])
})

test('words that cannot be seen on paper are read and marked as hidden', async () => {
	const document = await read(
		await buildPdf([
			{
				lines: [
					{ text: 'Fees are due in thirty days.', x: 72, y: 700 },
					{ text: 'Fees double every month.', x: 72, y: 660, white: true },
				],
			},
		]),
	)
	expect(document.hiddenSpans.map(({ start, end }) => document.text.slice(start, end))).toEqual(['Fees double every month.'])

	const invisible = await read(rawPage('BT /F1 12 Tf 72 700 Td (Plain words.) Tj 3 Tr 0 -40 Td (Secret) Tj ET'))
	expect(invisible.hiddenSpans.map(({ start, end }) => invisible.text.slice(start, end))).toEqual(['Secret'])
})

test('white words on a dark ground, and the words behind a recognised scan, are not hidden', async () => {
	const onDark = await read(
		rawPage(
			'0 0 0 rg 60 690 300 30 re f 1 1 1 rg BT /F1 12 Tf 72 700 Td (Schedule of Fees) Tj ET 0 0 0 rg BT /F1 12 Tf 72 600 Td (Ten dollars.) Tj ET',
		),
	)
	expect(onDark.hiddenSpans).toEqual([])
	const behindScan = await read(rawPage('BT 3 Tr /F1 12 Tf 72 700 Td (The whole page as a scanner recognised it) Tj ET'))
	expect(behindScan.hiddenSpans).toEqual([])
})

test('a scanned page is recognised, with its confidence', async () => {
	const progress: unknown[] = []
	const extraction = await extractPdf(
		await buildScan([['The Supplier shall deliver the goods', 'within fourteen days of the order.']]),
		(step) => progress.push(step),
	)
	if (!extraction.readable) throw new Error(extraction.reason)
	const { document } = extraction

	expect(document.text).toBe('The Supplier shall deliver the goods within fourteen days of the order.')
	expect(document.paragraphs[0]!.confidence).toBeGreaterThan(80)
	expect(progress).toEqual([{ page: 1, pages: 1 }])
})

test('a scanned page with a printed stamp is still a scan', async () => {
	const stamp = 'Case 3:26-cv-00417 Document 12-4 Filed 03/02/26 Page 1 of 1, received by the clerk of the court of the county of Alder'
	const { text } = await read(await buildScan([['The Supplier shall deliver the goods', 'within fourteen days of the order.']], stamp))
	expect(text).toContain('The Supplier shall deliver the goods')
	expect(text).toContain('within fourteen days of the order.')
})

test('a scanned sheet without words among readable pages is listed as not read; a blank page is not', async () => {
	const scan = await buildScan([['Payment is due on the first of May.'], []])
	expect((await read(scan)).pagesNotRead).toEqual([{ page: 2, reason: 'no_text_found' }])

	const lines = await setColumn([confidentiality], { left: 72, top: 700, width: 468 })
	expect((await read(await buildPdf([{ lines }, { lines: [] }]))).pagesNotRead).toEqual([])
})

test.each([
	['locked with a password', encryptedPage('BT /F1 12 Tf 72 700 Td (Secret terms) Tj ET', 'swordfish'), 'encrypted'],
	['cut off in its header', new TextEncoder().encode('%PDF-1.7\n1 0 ob'), 'corrupt'],
	['of no bytes', new Uint8Array(), 'empty'],
	['of noise', Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251), 'corrupt'],
	['of ten thousand pages', manyPages(10_000), 'too_many_pages'],
	['of blank pages', manyPages(3), 'no_text'],
])('a file %s is refused with its reason', async (_, bytes, reason) => {
	expect(await extractPdf(bytes)).toMatchObject({ readable: false, reason })
})

test('of a PDF without a word, its pages are known all the same', async () => {
	const blank = await extractPdf(manyPages(3))
	if (blank.readable) throw new Error('Blank pages have no text')
	expect(blank.layout?.pages).toMatchObject([1, 2, 3].map((page) => ({ page, words: [] })))
})

test('a page tree that is its own child comes to an end', async () => {
	expect((await extractPdf(endlessPages(3))).readable).toBe(false)
})

test('a file that only restricts printing opens like any other', async () => {
	expect((await read(encryptedPage('BT /F1 12 Tf 72 700 Td (Open terms) Tj ET', ''))).text).toBe('Open terms')
})

test('the layout says where each line of the text is on its page', async () => {
	const lines = [
		{ text: 'Fees are due in thirty days and are not re-', x: 72, y: 700 },
		{ text: 'fundable.', x: 72, y: 684 },
		{ text: 'Draft of the third of May', x: 30, y: 300, turned: 90 },
	]
	const { text, places } = await laidOut(await buildPdf([{ lines }]))
	expect(text).toBe('Fees are due in thirty days and are not refundable.\nDraft of the third of May')
	expect(places).toEqual([
		{ page: 1, words: 'Fees are due in thirty days and are not re', x: 72, y: 792 - 700, angle: 0 },
		{ page: 1, words: 'fundable.', x: 72, y: 792 - 684, angle: 0 },
		{ page: 1, words: 'Draft of the third of May', x: 30, y: 792 - 300, angle: -90 },
	])

	const sideways = await laidOut(await buildPdf([{ lines: [{ text: 'Fees are due.', x: 100, y: 72, turned: 90 }], rotate: 90 }]))
	expect(sideways.places).toEqual([{ page: 1, words: 'Fees are due.', x: 72, y: 100, angle: 0 }])
})

test('words that were recognized have their place on the page as it is shown, also where it was fed in sideways', async () => {
	const { places } = await laidOut(await buildScan([['The Supplier shall deliver the goods']]))
	expect(places[0]).toMatchObject({ page: 1, words: 'The', angle: 0 })
	expect(Math.abs(places[0]!.x - 72)).toBeLessThan(2)
	expect(Math.abs(places[0]!.y - 90)).toBeLessThan(2)

	const turned = await laidOut(await buildScan([['The Supplier shall deliver the goods', 'within fourteen days of the order.']], '', 90))
	const first = turned.places.find(({ words }) => words === 'The')!
	expect(first.angle).toBe(90)
	expect(Math.abs(first.x - (612 - 90))).toBeLessThan(3)
	expect(Math.abs(first.y - 72)).toBeLessThan(3)
})

test('the same file gives the same document, byte for byte', async () => {
	const bytes = await buildPdf([{ lines: await setColumn([confidentiality, term, law], { left: 72, top: 700, width: 468 }) }])
	expect(JSON.stringify(await read(bytes))).toBe(JSON.stringify(await read(bytes)))
})

/** The text, and its pieces with their places in whole points. */
async function laidOut(bytes: Uint8Array) {
	const extraction = await extractPdf(bytes)
	if (!extraction.readable) throw new Error(extraction.reason)
	const { text } = extraction.document
	const places = extraction.layout!.pages.flatMap(({ page, words }) =>
		words.map(({ start, length, x, y, angle }) => ({
			page,
			words: text.slice(start, start + length),
			x: Math.round(x),
			y: Math.round(y),
			angle,
		})),
	)
	return { text, places }
}

function interleaved(left: SetLine[], right: SetLine[]): SetLine[] {
	return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [left[index], right[index]])
		.flat()
		.filter((line) => line !== undefined)
}
