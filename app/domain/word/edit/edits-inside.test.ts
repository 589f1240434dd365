import { expect, test } from 'vitest'
import { paragraph, run } from '#tests/fixtures/build-docx.ts'
import { inserting, insideOf, redlined, replacing } from '#tests/fixtures/redlined.ts'

const r = (text: string, properties = '') => `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t>${text}</w:t></w:r>`
const struck = (text: string) => `<w:r><w:delText>${text}</w:delText></w:r>`
const ada = (id: number) => `w:id="${id}" w:author="Ada" w:date="2025-01-01T00:00:00Z"`
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const field = (instruction: string, result: string) =>
	`${mark('begin')}<w:r><w:instrText xml:space="preserve">${instruction}</w:instrText></w:r>${mark('separate')}${run(result)}${mark('end')}`
const reasons = (outcomes: { status: string; reason?: string }[]) => outcomes.map(({ status, reason }) => reason ?? status)

test('a deletion in somebody’s insertion nests in it, an insertion divides it, and both keep author and date', async () => {
	const text = 'Fees of ten percent are due.'
	const { body, accepted, rejected } = await redlined(
		`<w:p>${run('Fees ')}<w:ins ${ada(1)}>${run('of ten percent ')}</w:ins>${run('are due.')}</w:p>`,
		[replacing('b0', text, 'ten', 'five')],
	)
	expect(body).toBe(
		`<w:p>${r('Fees ')}<w:ins ${ada(1)}>${r('of ')}<w:del>${struck('ten')}</w:del></w:ins><w:ins>${r('five')}</w:ins><w:ins ${ada(4)}>${r(' percent ')}</w:ins>${r('are due.')}</w:p>`,
	)
	expect(accepted).toEqual(['Fees of five percent are due.'])
	expect(rejected).toEqual(['Fees are due.'])
})

test('at the edge of somebody’s insertion or deletion ours stands outside', async () => {
	const body = `<w:p><w:ins ${ada(1)}>${run('New ')}</w:ins><w:del ${ada(2)}><w:r><w:delText>old </w:delText></w:r></w:del>${run('fee')}</w:p>`
	const { body: written } = await redlined(body, [inserting('b0', 'New fee', 'New ', 'and fair ')])
	expect(written).toBe(
		`<w:p><w:ins ${ada(1)}>${r('New ')}</w:ins><w:ins>${r('and fair ')}</w:ins><w:del ${ada(2)}>${struck('old ')}</w:del>${r('fee')}</w:p>`,
	)
})

test('words that are moved can be edited where they went', async () => {
	const { accepted, rejected, body } = await redlined(`<w:p><w:moveTo ${ada(1)}>${run('moved words')}</w:moveTo></w:p>`, [
		replacing('b0', 'moved words', 'moved', 'displaced'),
	])
	expect(body).toBe(
		`<w:p><w:moveTo ${ada(1)}><w:del>${struck('moved')}</w:del></w:moveTo><w:ins>${r('displaced')}</w:ins><w:moveTo ${ada(4)}>${r(' words')}</w:moveTo></w:p>`,
	)
	expect([accepted, rejected]).toEqual([['displaced words'], ['']])
})

test('a changed look of somebody is kept on both halves of a run that is cut, each under its own id', async () => {
	const look = `<w:b/><w:rPrChange ${ada(7)}><w:rPr/></w:rPrChange>`
	const { body } = await redlined(`<w:p>${run('one two three', look)}</w:p>`, [replacing('b0', 'one two three', 'two', 'three')])
	expect(Array.from(body.matchAll(/rPrChange w:id="(\d+)"/g), ([, id]) => id)).toEqual(['7', '9', '11'])
	expect(body).toContain('<w:ins><w:r><w:rPr><w:b/></w:rPr><w:t>three</w:t></w:r></w:ins>')
})

test('text beside a link, a hidden word or the mark of a note is no link, not hidden and no mark', async () => {
	const styles = '<w:style w:type="character" w:styleId="Verweis"><w:name w:val="footnote reference"/></w:style>'
	const link = `<w:hyperlink r:id="none">${run('our policy', '<w:rStyle w:val="Hyperlink"/><w:u w:val="single"/>')}</w:hyperlink>`
	const redline = await redlined(
		{
			body: `<w:p>${run('see ', '<w:vanish/>')}${link}</w:p><w:p>${run('fee', '<w:rStyle w:val="Verweis"/><w:vertAlign w:val="superscript"/>')}</w:p>`,
			styles,
		},
		[inserting('b0', 'see our policy', 'our policy', ' in full'), inserting('b1', 'fee', 'fee', ' due')],
	)
	expect(redline.body).toBe(
		`<w:p>${r('see ', '<w:vanish/>')}<w:hyperlink r:id="none">${r('our policy', '<w:rStyle w:val="Hyperlink"/><w:u w:val="single"/>')}</w:hyperlink><w:ins>${r(' in full')}</w:ins></w:p><w:p>${r('fee', '<w:rStyle w:val="Verweis"/><w:vertAlign w:val="superscript"/>')}<w:ins>${r(' due')}</w:ins></w:p>`,
	)
})

test('words of a link are replaced within it', async () => {
	const { body } = await redlined(`<w:p><w:hyperlink r:id="none">${run('our policy')}</w:hyperlink></w:p>`, [
		replacing('b0', 'our policy', 'policy', 'terms'),
	])
	expect(body).toBe(
		`<w:p><w:hyperlink r:id="none">${r('our ')}<w:del>${struck('policy')}</w:del><w:ins>${r('terms')}</w:ins></w:hyperlink></w:p>`,
	)
})

test('what Word computes, formulas and bound controls are refused, a link field and a form field are not', async () => {
	const bound = `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a"/></w:sdtPr><w:sdtContent>${run('Acme')}</w:sdtContent></w:sdt>`
	const body = [
		field(' REF fee \\h ', '4.2'),
		`<w:fldSimple w:instr=" DATE ">${run('1 May')}</w:fldSimple>`,
		bound,
		'<m:oMath><m:r><m:t>x+1</m:t></m:r></m:oMath>',
		field(' HYPERLINK "https://example.org" ', 'policy'),
		field(' FORMTEXT ', 'Acme'),
	]
	const { outcomes, accepted } = await redlined(
		body.map((inside) => `<w:p>${inside}</w:p>`).join(''),
		['4.2', '1 May', 'Acme', 'x+1', 'policy', 'Acme'].map((text, index) => replacing(`b${index}`, text, text.slice(1), 'Z')),
	)
	expect(reasons(outcomes)).toEqual(['not_editable', 'not_editable', 'not_editable', 'not_editable', 'applied', 'applied'])
	expect(accepted.slice(-2)).toEqual(['pZ', 'AZ'])
})

test('a computed field goes as a whole with the words around it, and text goes round one that stays', async () => {
	const whole = await redlined(`<w:p>${run('see Section ')}${field(' REF x ', '4.2')}${run(' above')}</w:p>`, [
		replacing('b0', 'see Section 4.2 above', ' Section 4.2', ''),
	])
	expect(whole.outcomes[0]).toMatchObject({ status: 'applied' })
	expect(whole.body).toContain('<w:delInstrText> REF x </w:delInstrText>')
	expect([whole.accepted, whole.rejected]).toEqual([['see above'], ['see Section 4.2 above']])
	const beside = await redlined(`<w:p>${run('see ')}${field(' REF x ', '4.2')}</w:p>`, [inserting('b0', 'see 4.2', '4.2', ' above')])
	expect(beside.body.endsWith(`<w:fldChar w:fldCharType="end"/></w:r><w:ins>${r(' above')}</w:ins></w:p>`)).toBe(true)
})

test('words before a page break that opens a paragraph stand after it', async () => {
	const { body, accepted } = await redlined(`<w:p><w:r><w:br w:type="page"/></w:r>${run('Exhibit A')}</w:p>`, [
		{ kind: 'replace', paragraphId: 'b0', start: 0, end: 0, expected: '', text: 'The ' },
	])
	expect(body).toBe(`<w:p><w:r><w:br w:type="page"/></w:r><w:ins>${r('The ')}</w:ins>${r('Exhibit A')}</w:p>`)
	expect(accepted).toEqual(['The Exhibit A'])
})

test('a comment is hung around the changed words with its replies, without breaking their run more than needed', async () => {
	const { body, file, outcomes } = await redlined(
		paragraph('Net thirty days.'),
		[replacing('b0', 'Net thirty days.', 'thirty', 'sixty', 'Our standard & usual term.')],
		{
			replies: new Map([[0, [{ author: 'Bo', date: '2026-11-22T08:00:00Z', text: 'Agreed.' }]]]),
		},
	)
	const reference = (id: number) => `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
	expect(body).toBe(
		`<w:p>${r('Net ')}<w:commentRangeStart w:id="0"/><w:commentRangeStart w:id="1"/><w:del>${struck('thirty')}</w:del><w:ins>${r('sixty')}</w:ins>${reference(0)}${reference(1)}${r(' days.')}</w:p>`,
	)
	expect(outcomes[0]).toMatchObject({ commentId: 0 })
	const comments = insideOf(file.part('word/comments.xml') ?? '', 'comments')
	expect(comments).toContain('Our standard &amp; usual term.')
	expect(comments).toContain('w:author="Bo"')
})

test('a comment alone changes no word', async () => {
	const { body, accepted } = await redlined(paragraph('Net thirty days.'), [
		{ kind: 'comment', paragraphId: 'b0', start: 4, end: 10, expected: 'thirty', text: 'Why so long?' },
	])
	expect(body).toBe(
		`<w:p>${r('Net ')}<w:commentRangeStart w:id="0"/>${r('thirty')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>${r(' days.')}</w:p>`,
	)
	expect(accepted).toEqual(['Net thirty days.'])
})

test('notes and headers are edited in their own parts, without comments, which Word has none of there', async () => {
	const { file, outcomes, accepted } = await redlined(
		{
			body: `<w:p>${run('Fees')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p><w:sectPr><w:headerReference w:type="default" r:id="header1"/></w:sectPr>`,
			footnotes: `<w:footnote w:id="2">${paragraph('net of tax')}</w:footnote>`,
			headers: { 'header1.xml': paragraph('Draft of May') },
		},
		[replacing('fn2-0', 'net of tax', 'net', 'gross', 'Why?'), replacing('hd1-0', 'Draft of May', 'May', 'June')],
	)
	expect(outcomes.map((outcome) => outcome.status === 'applied' && outcome.commentId)).toEqual([null, null])
	expect(accepted).toEqual(['Fees', 'gross of tax', 'Draft of June'])
	expect(file.part('word/document.xml')).not.toContain('w:del')
})

test('what a file got wrong before is handed on when it is divided, and stops no edit', async () => {
	const listed = `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="9"/></w:numPr></w:pPr>${run('Fees. Term.')}</w:p>`
	const linked = `<w:p><w:hyperlink r:id="rId99">${run('Annex One')}</w:hyperlink></w:p>`
	const unnumbered = `<w:p><w:ins w:author="Ada" w:date="2025-01-01T00:00:00Z">${run('ten percent')}</w:ins></w:p>`
	const { accepted, rejected } = await redlined(listed + linked + unnumbered, [
		inserting('b0', 'Fees. Term.', 'Fees.', '\n'),
		inserting('b1', 'Annex One', 'Annex', '\n'),
		inserting('b2', 'ten percent', 'ten', ' whole'),
		{ kind: 'insert_paragraphs', paragraphId: 'b0', where: 'before', expected: 'Fees. Term.', texts: ['Scope.'] },
	])
	expect(accepted).toEqual(['Scope.', 'Fees.', ' Term.', 'Annex', ' One', 'ten whole percent'])
	expect(rejected).toEqual(['Fees. Term.', 'Annex One', ''])
})

test('a paragraph that looks like one with a missing list can come beside it, though that one stays as it is', async () => {
	const listed = `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="9"/></w:numPr></w:pPr>${run('Fees.')}</w:p>`
	const { accepted } = await redlined(listed + paragraph('End'), [
		{ kind: 'insert_paragraphs', paragraphId: 'b0', where: 'after', expected: 'Fees.', texts: ['Term.'] },
	])
	expect(accepted).toEqual(['Fees.', 'Term.', 'End'])
})
