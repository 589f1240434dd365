import { expect, test } from 'vitest'
import { buildDocx, paragraph, run } from '#tests/fixtures/build-docx.ts'
import { inserting, nora, redlined, replacing } from '#tests/fixtures/redlined.ts'
import { applyEdits } from './apply-edits.ts'
import { openDocxFile } from '../package/docx-file.ts'
import { UnreadableDocx } from '../package/word-errors.ts'

const r = (text: string, properties = '') => `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t>${text}</w:t></w:r>`
const struck = (text: string, properties = '') =>
	`<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:delText>${text}</w:delText></w:r>`

test('only the words that change are struck, and the new ones look like them', async () => {
	const text = 'Payment is due within thirty days of invoice.'
	const { body, accepted, rejected } = await redlined(
		`<w:p>${run('Payment is due ')}${run('within thirty days of invoice.', '<w:b/>')}</w:p>`,
		[replacing('b0', text, 'within thirty days', 'within sixty days')],
	)
	expect(body).toBe(
		`<w:p>${r('Payment is due ')}${r('within ', '<w:b/>')}<w:del>${struck('thirty', '<w:b/>')}</w:del><w:ins>${r('sixty', '<w:b/>')}</w:ins>${r(' days of invoice.', '<w:b/>')}</w:p>`,
	)
	expect(accepted).toEqual(['Payment is due within sixty days of invoice.'])
	expect(rejected).toEqual([text])
})

test('words over several runs are one deletion, and what replaces them looks like the first', async () => {
	const text = 'The total liability is unlimited.'
	const { body } = await redlined(
		`<w:p>${run('The ')}${run('total ', '<w:i/>')}${run('liability', '<w:b/>')}${run(' is unlimited.')}</w:p>`,
		[replacing('b0', text, 'total liability', 'cap')],
	)
	expect(body).toBe(
		`<w:p>${r('The ')}<w:del>${struck('total ', '<w:i/>')}${struck('liability', '<w:b/>')}</w:del><w:ins>${r('cap', '<w:i/>')}</w:ins>${r(' is unlimited.')}</w:p>`,
	)
})

test('tabs, breaks and hyphens are struck as what they are, and a tab is written as one', async () => {
	const { body, accepted } = await redlined(
		`<w:p><w:r><w:t>By:</w:t><w:tab/><w:t>non</w:t><w:noBreakHyphen/><w:t>profit</w:t></w:r></w:p>`,
		[replacing('b0', 'By:\tnon-profit', ':\tnon-profit', ' and\tfor Acme')],
	)
	expect(body).toBe(
		`<w:p>${r('By')}<w:del><w:r><w:delText>:</w:delText><w:tab/><w:delText>non</w:delText><w:noBreakHyphen/><w:delText>profit</w:delText></w:r></w:del><w:ins><w:r><w:t> and</w:t><w:tab/><w:t>for Acme</w:t></w:r></w:ins></w:p>`,
	)
	expect(accepted).toEqual(['By and\tfor Acme'])
})

test('pictures, marks of notes and bookmarks in struck words stay where they are', async () => {
	const body = `<w:p>${run('all ')}<w:bookmarkStart w:id="1" w:name="fee"/><w:r><w:t>fees</w:t><w:drawing/><w:t> and costs</w:t></w:r><w:bookmarkEnd w:id="1"/>${run(' due')}</w:p>`
	const redline = await redlined(body, [replacing('b0', 'all fees and costs due', 'fees and costs', '')])
	expect(redline.body).toBe(
		`<w:p>${r('all ')}<w:bookmarkStart w:id="1" w:name="fee"/><w:del>${struck('fees')}</w:del><w:r><w:drawing/></w:r><w:del>${struck(' and costs')}</w:del><w:bookmarkEnd w:id="1"/>${r(' due')}</w:p>`,
	)
})

test('words that stay keep their very characters, and every other paragraph too', async () => {
	const odd = '<w:p w:rsidR="00AA"><w:r><w:t>5 &#x3C; 6 <![CDATA[& more]]></w:t></w:r><!-- kept --></w:p>'
	const { file } = await redlined(`${odd}<w:p ><w:r ><w:t >R&amp;D &#8212; fees</w:t></w:r ></w:p>${odd}`, [
		replacing('b1', 'R&D — fees', 'fees', 'costs'),
	])
	const source = file.part(file.mainPart) ?? ''
	expect(source.split(odd)).toHaveLength(3)
	expect(source).toContain('<w:p ><w:r ><w:t xml:space="preserve">R&amp;D — </w:t></w:r>')
})

test('an edit that expects other words is refused and the others stand', async () => {
	const { outcomes, accepted } = await redlined(paragraph('Net thirty days.'), [
		{ kind: 'replace', paragraphId: 'b0', start: 0, end: 3, expected: 'Not', text: 'x' },
		{ kind: 'replace', paragraphId: 'b7', start: 0, end: 0, expected: '', text: 'x' },
		{ kind: 'replace', paragraphId: 'b0', start: 4, end: 10, expected: 'thirty', text: 'thirty' },
		{ kind: 'replace', paragraphId: 'b0', start: 4, end: 10, expected: 'thirty', text: 'sixty' },
		{ kind: 'replace', paragraphId: 'b0', start: 8, end: 15, expected: 'ty days', text: 'x' },
		{ kind: 'replace', paragraphId: 'b0', start: 0, end: 0, expected: '', text: 'bad \u0007 bell' },
		{ kind: 'insert_row', paragraphId: 'b0', where: 'after', expected: 'Net thirty days.', cells: ['x'] },
	])
	expect(outcomes.map((outcome) => (outcome.status === 'refused' ? outcome.reason : outcome.status))).toEqual([
		'text_differs',
		'no_such_paragraph',
		'nothing_to_change',
		'applied',
		'overlaps',
		'unwritable_text',
		'not_in_a_table',
	])
	expect(outcomes[0]).toMatchObject({ says: expect.stringMatching(/\.$/) })
	expect(accepted).toEqual(['Net sixty days.'])
})

test('edits at one place are written in their order, and ids are those of no other change', async () => {
	const { outcomes, accepted, file } = await redlined(
		`<w:p><w:ins w:id="41" w:author="Ada" w:date="2025-01-01T00:00:00Z">${run('The fee')}</w:ins>${run(' is due.')}</w:p>`,
		[inserting('b0', 'The fee is due.', 'is due', ' at once'), inserting('b0', 'The fee is due.', 'is due', ' and payable')],
	)
	expect(accepted).toEqual(['The fee is due at once and payable.'])
	expect(outcomes.map((outcome) => outcome.status === 'applied' && outcome.changeIds)).toEqual([[42], [43]])
	expect(file.part(file.mainPart)).toContain('w:author="Nora" w:date="2026-11-21T12:00:00Z"')
})

test('files with other prefixes, or none, are written in their own names', async () => {
	const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
	const edit = replacing('b0', 'Net thirty days', 'thirty', 'sixty')
	const prefixed = await redlined(
		{
			body: '',
			files: {
				'word/document.xml': `<ns0:document xmlns:ns0="${word}"><ns0:body><ns0:p><ns0:r><ns0:t>Net thirty days</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>`,
			},
		},
		[edit],
	)
	expect(prefixed.body).toBe(
		'<ns0:p><ns0:r><ns0:t>Net </ns0:t></ns0:r><ns0:del><ns0:r><ns0:delText>thirty</ns0:delText></ns0:r></ns0:del><ns0:ins><ns0:r><ns0:t>sixty</ns0:t></ns0:r></ns0:ins><ns0:r><ns0:t> days</ns0:t></ns0:r></ns0:p>',
	)
	const bare = await redlined(
		{ body: '', files: { 'word/document.xml': `<document xmlns="${word}"><body><p><r><t>Net thirty days</t></r></p></body></document>` } },
		[edit],
	)
	expect(bare.body).toBe(
		`<p><r><t>Net </t></r><del xmlns:w="${word}"><r><delText>thirty</delText></r></del><ins xmlns:w="${word}"><r><t>sixty</t></r></ins><r><t> days</t></r></p>`,
	)
	expect(bare.accepted).toEqual(['Net sixty days'])
})

test('the receipt names both files, our changes and what was proved', async () => {
	const bytes = buildDocx({ body: paragraph('Net thirty days.') })
	const { receipt } = await applyEdits(bytes, [replacing('b0', 'Net thirty days.', 'thirty', 'sixty')], nora)
	expect(receipt.before.bytes).toBe(bytes.length)
	expect(receipt.proofs.map(({ name }) => name)).toEqual(
		expect.arrayContaining(['reject_all', 'accept_all', 'untouched_paragraphs', 'untouched_parts', 'package']),
	)
	expect(receipt.changes.map(({ kind, text }) => [kind, text])).toEqual([
		['deletion', 'thirty'],
		['insertion', 'sixty'],
	])
})

test('without edits that can be made the file comes back as it was', async () => {
	const bytes = buildDocx({ body: paragraph('Fees') })
	const file = await openDocxFile((await applyEdits(bytes, [replacing('b0', 'Fees', 'Fees', 'Fees')], nora)).bytes)
	expect(file.part('word/document.xml')).toBe((await openDocxFile(bytes)).part('word/document.xml'))
})

test('further edits are tracked when asked for, and what is no Word file has its reason', async () => {
	const { file } = await redlined(paragraph('Fees'), [replacing('b0', 'Fees', 'Fees', 'Costs')], { trackFurtherEdits: true })
	expect(file.part(file.related('settings') ?? '')).toContain('trackRevisions')
	await expect(applyEdits(Buffer.from('no file'), [], nora)).rejects.toBeInstanceOf(UnreadableDocx)
})
