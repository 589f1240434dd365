import { expect, test } from 'vitest'
import { buildDocx, type DocxContent, paragraph, run } from '#tests/fixtures/build-docx.ts'
import { listChanges } from '../changes/list-changes.ts'
import { openDocxFile } from '../package/docx-file.ts'
import { acceptAll, rejectAll, resolveChanges } from './resolve-changes.ts'

const by = (id: number, author = 'Ada') => `w:id="${id}" w:author="${author}" w:date="2026-01-02T00:00:00Z"`
const ins = (id: number, inside: string, author?: string) => `<w:ins ${by(id, author)}>${inside}</w:ins>`
const del = (id: number, inside: string, author?: string) => `<w:del ${by(id, author)}>${inside}</w:del>`
const deletedRun = (text: string) => `<w:r><w:delText xml:space="preserve">${text}</w:delText></w:r>`
const mark = (change: string, id: number) => `<w:rPr><w:${change} ${by(id)}/></w:rPr>`
const cell = (inside: string, properties = '<w:tcW w:w="1"/>') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}</w:tc>`
const row = (inside: string, properties = '') => `<w:tr>${properties ? `<w:trPr>${properties}</w:trPr>` : ''}${inside}</w:tr>`
const table = (inside: string) => `<w:tbl><w:tblPr/><w:tblGrid/>${inside}</w:tbl>`
const p = (inside: string, properties = '') => `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${inside}</w:p>`

async function bodyOf(bytes: Uint8Array): Promise<string> {
	return /<w:body>([\s\S]*)<\/w:body>/.exec((await openDocxFile(bytes)).part('word/document.xml') ?? '')?.[1] ?? ''
}

async function settled(body: string): Promise<{ accepted: string; rejected: string }> {
	const bytes = buildDocx({ body })
	return { accepted: await bodyOf(await acceptAll(bytes)), rejected: await bodyOf(await rejectAll(bytes)) }
}

test('words that were inserted or deleted', async () => {
	expect(await settled(p(`${run('in ')}${del(1, deletedRun('sixty'))}${ins(2, run('thirty'))}${run(' days')}`))).toEqual({
		accepted: p(`${run('in ')}${run('thirty')}${run(' days')}`),
		rejected: p(`${run('in ')}${run('sixty')}${run(' days')}`),
	})
})

test('changes within changes, and deleted fields, whose instructions are instructions again', async () => {
	const field = (instruction: string) =>
		`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:${instruction}>PAGE</w:${instruction}></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
	expect(
		await settled(
			p(
				`${ins(1, `${run('a')}${del(2, deletedRun('b'), 'Bo')}`)}${del(3, field('delInstrText'))}<w:moveTo ${by(4)}>${run('c')}${del(5, deletedRun('d'))}</w:moveTo>`,
			),
		),
	).toEqual({
		accepted: p(`${run('a')}${run('c')}`),
		rejected: p(field('instrText')),
	})
})

test('a move of words and one of a paragraph', async () => {
	const half = (kind: string, id: number, inside: string) =>
		`<w:${kind}RangeStart w:name="m${id % 10}" ${by(id)}/>${inside}<w:${kind}RangeEnd w:id="${id}"/>`
	const words = (kind: string, id: number) => half(kind, id, `<w:${kind} ${by(id + 1)}>${run('moved ')}</w:${kind}>`)
	const whole = (kind: string, id: number) => half(kind, id, p(`<w:${kind} ${by(id + 2)}>${run('Whole')}</w:${kind}>`, mark(kind, id + 1)))
	expect(
		await settled(
			`${p(`${words('moveFrom', 10)}${run('stays')}${words('moveTo', 20)}`)}${whole('moveFrom', 31)}${p(run('between'))}${whole('moveTo', 41)}${p(run('end'))}`,
		),
	).toEqual({
		accepted: `${p(`${run('stays')}${run('moved ')}`)}${p(run('between'))}${p(run('Whole'))}${p(run('end'))}`,
		rejected: `${p(`${run('moved ')}${run('stays')}`)}${p(run('Whole'))}${p(run('between'))}${p(run('end'))}`,
	})
})

test('where a mark goes, the properties of the mark that stays hold, and bookmarks stay around their words', async () => {
	const body = `<w:p w:rsidR="1"><w:pPr><w:jc w:val="left"/>${mark('del', 1)}</w:pPr><w:bookmarkStart w:id="5" w:name="a"/>${run('One ')}</w:p><w:bookmarkEnd w:id="5"/>${p(run('two '), mark('del', 2))}<w:p w:rsidR="3"><w:pPr><w:jc w:val="right"/></w:pPr>${run('three')}</w:p>`
	expect((await settled(body)).accepted).toBe(
		`<w:p w:rsidR="3"><w:pPr><w:jc w:val="right"/></w:pPr><w:bookmarkStart w:id="5" w:name="a"/>${run('One ')}<w:bookmarkEnd w:id="5"/>${run('two ')}${run('three')}</w:p>`,
	)
})

test('a mark stays where nothing follows to run on into: before a table, at the end of a cell and of the body', async () => {
	const gone = (id: number) => p(del(id, deletedRun('gone')), mark('del', id + 1))
	expect((await settled(`${gone(1)}${table(row(cell(`${paragraph('Fee')}${gone(3)}${gone(5)}`)))}${gone(7)}<w:sectPr/>`)).accepted).toBe(
		`<w:p></w:p>${table(row(cell(`${paragraph('Fee')}<w:p></w:p>`)))}<w:p></w:p><w:sectPr/>`,
	)
})

test('paragraphs run together over the edge of a content control, which goes when it is empty', async () => {
	const control = (inside: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${inside}</w:sdtContent></w:sdt>`
	expect(
		(await settled(`${control(p(run('in '), mark('del', 1)))}${p(run('out '), mark('del', 2))}${control(`${p(run('in again'))}<w:p/>`)}`))
			.accepted,
	).toBe(control(`${p(`${run('in ')}${run('out ')}${run('in again')}`)}<w:p/>`))
})

test('an empty paragraph element takes in what runs on into it', async () => {
	expect((await settled(`${p(run('One'), mark('del', 1))}<w:p w:rsidR="2"/>`)).accepted).toBe(`<w:p w:rsidR="2">${run('One')}</w:p>`)
})

test('looks: accepted, the record of the old ones goes; rejected, the old ones are back, sections keep their headers', async () => {
	const change = (name: string, id: number, old: string) => `<w:${name}Change ${by(id)}><w:${name}>${old}</w:${name}></w:${name}Change>`
	const body = [
		p(
			run('a', `<w:b/>${change('rPr', 1, '<w:i/>')}`),
			`<w:jc w:val="left"/><w:rPr><w:b/>${change('rPr', 2, '')}</w:rPr>${change('pPr', 3, '<w:keepNext/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')}`,
		),
		`<w:tbl><w:tblPr><w:tblW w:w="2"/>${change('tblPr', 4, '<w:tblW w:w="1"/>')}</w:tblPr><w:tblGrid><w:gridCol w:w="2"/><w:tblGridChange w:id="5"><w:tblGrid><w:gridCol w:w="1"/></w:tblGrid></w:tblGridChange></w:tblGrid>${row(cell(paragraph('b'), `<w:tcW w:w="2"/>${change('tcPr', 6, '<w:tcW w:w="1"/>')}`), `<w:cantSplit/>${change('trPr', 7, '<w:tblHeader/>')}`)}</w:tbl>`,
		`<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:pgSz w:w="2"/>${change('sectPr', 8, '<w:pgSz w:w="1"/>')}</w:sectPr>`,
	].join('')
	const bytes = buildDocx({ body, headers: { 'header1.xml': paragraph('Head') } })
	expect(await bodyOf(await acceptAll(bytes))).toBe(
		`${p(run('a', '<w:b/>'), '<w:jc w:val="left"/><w:rPr><w:b/></w:rPr>')}<w:tbl><w:tblPr><w:tblW w:w="2"/></w:tblPr><w:tblGrid><w:gridCol w:w="2"/></w:tblGrid>${row(cell(paragraph('b'), '<w:tcW w:w="2"/>'), '<w:cantSplit/>')}</w:tbl><w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:pgSz w:w="2"/></w:sectPr>`,
	)
	expect(await bodyOf(await rejectAll(bytes))).toBe(
		`${p(run('a', '<w:i/>'), '<w:keepNext/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')}<w:tbl><w:tblPr><w:tblW w:w="1"/></w:tblPr><w:tblGrid><w:gridCol w:w="1"/></w:tblGrid>${row(cell(paragraph('b'), '<w:tcW w:w="1"/>'), '<w:tblHeader/>')}</w:tbl><w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:pgSz w:w="1"/></w:sectPr>`,
	)
})

test('numbering that was put on a paragraph goes when it is rejected', async () => {
	const numbering = '<w:ilvl w:val="0"/><w:numId w:val="1"/>'
	expect(await settled(p(run('a'), `<w:numPr>${numbering}<w:ins ${by(1)}/></w:numPr>`))).toEqual({
		accepted: p(run('a'), `<w:numPr>${numbering}</w:numPr>`),
		rejected: p(run('a')),
	})
})

test('rows and cells; a table goes with its last row, a row with its last cell', async () => {
	const body = `${table(
		row(cell(paragraph('old')), `<w:cantSplit/><w:del ${by(1)}/>`) +
			row(cell(paragraph('new')), `<w:ins ${by(2)}/>`) +
			row(cell(paragraph('x'), `<w:cellDel ${by(3)}/>`) + cell(paragraph('y'), `<w:cellIns ${by(4)}/>`)) +
			row(cell(paragraph('z'), `<w:cellIns ${by(5)}/>`)),
	)}${p('')}${table(row(cell(p(ins(7, run('only')))), `<w:ins ${by(6)}/>`))}${p('')}`
	expect(await settled(body)).toEqual({
		accepted: `${table(row(cell(paragraph('new'))) + row(`<w:tc>${paragraph('y')}</w:tc>`) + row(`<w:tc>${paragraph('z')}</w:tc>`))}${p('')}${table(row(cell(p(run('only')))))}${p('')}`,
		rejected: `${table(row(cell(paragraph('old')), '<w:cantSplit/>') + row(`<w:tc>${paragraph('x')}</w:tc>`))}${p('')}${p('')}`,
	})
})

test('cells that were merged or split downwards', async () => {
	const cells = (one: string, other: string) => table(row(cell(paragraph('a'), one)) + row(cell(paragraph('b'), other)))
	expect(
		await settled(
			cells(
				`<w:tcW w:w="1"/><w:shd w:val="clear"/><w:cellMerge ${by(1)} w:vMerge="rest"/>`,
				`<w:tcW w:w="1"/><w:vMerge/><w:cellMerge ${by(2)} w:vMergeOrig="cont"/>`,
			),
		),
	).toEqual({
		accepted: cells('<w:tcW w:w="1"/><w:vMerge w:val="restart"/><w:shd w:val="clear"/>', '<w:tcW w:w="1"/><w:vMerge/>'),
		rejected: cells('<w:tcW w:w="1"/><w:shd w:val="clear"/>', '<w:tcW w:w="1"/><w:vMerge w:val="continue"/>'),
	})
})

test('a cell ends with a paragraph, and a header has one, whatever goes', async () => {
	const bytes = buildDocx({
		body: `${table(row(cell(`${table(row(cell(paragraph('in')), `<w:del ${by(1)}/>`))}<w:p/>`)))}<w:p/>`,
		headers: { 'header1.xml': table(row(cell(paragraph('Draft')), `<w:del ${by(2)}/>`)) },
	})
	const accepted = await acceptAll(bytes)
	expect(await bodyOf(accepted)).toBe(`${table(row(cell('<w:p/>')))}<w:p/>`)
	expect((await openDocxFile(accepted)).part('word/header1.xml')).toMatch(/<w:hdr [^>]*><w:p\/><\/w:hdr>$/)
})

test('formulas: words, and a fraction that was put around words', async () => {
	const m = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
	const fraction = (control: string) =>
		`<m:f><m:fPr><m:ctrlPr>${control}</m:ctrlPr></m:fPr><m:num>${m('a')}</m:num><m:den>${m('b')}</m:den></m:f>`
	const body = p(
		`<m:oMath>${fraction(`<w:ins ${by(1)}><w:rPr><w:i/></w:rPr></w:ins>`)}<m:r><w:del ${by(2)}><w:rPr/><m:t>2</m:t></w:del></m:r></m:oMath>`,
	)
	expect(await settled(body)).toEqual({
		accepted: p(`<m:oMath>${fraction('<w:rPr><w:i/></w:rPr>')}</m:oMath>`),
		rejected: p(`<m:oMath>${m('a')}${m('b')}<m:r><w:rPr/><m:t>2</m:t></m:r></m:oMath>`),
	})
})

test('a content control that was put around words, or taken away from around them', async () => {
	const control = (kind: string, id: number, inside: string) =>
		`<w:customXml${kind}RangeStart ${by(id)}/><w:sdt><w:sdtPr><w:alias w:val="a"/></w:sdtPr><w:sdtContent><w:customXml${kind}RangeEnd w:id="${id}"/>${inside}<w:customXml${kind}RangeStart ${by(id + 1)}/></w:sdtContent></w:sdt><w:customXml${kind}RangeEnd w:id="${id + 1}"/>`
	const bare = (inside: string) => `<w:sdt><w:sdtPr><w:alias w:val="a"/></w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`
	expect(await settled(p(`${control('Ins', 1, run('a'))}${run(' ')}${control('Del', 3, run('b'))}`))).toEqual({
		accepted: p(`${bare(run('a'))}${run(' ')}${run('b')}`),
		rejected: p(`${run('a')}${run(' ')}${bare(run('b'))}`),
	})
})

test('bookmarks survive in pairs: one that begins in what goes begins where it was, one wholly inside goes', async () => {
	const bookmark = (id: number) => [`<w:bookmarkStart w:id="${id}" w:name="b${id}"/>`, `<w:bookmarkEnd w:id="${id}"/>`] as const
	const [start, end] = bookmark(1)
	expect((await settled(p(`${del(7, `${bookmark(2).join('')}${start}${deletedRun('gone')}`)}${run('stays')}${end}`))).accepted).toBe(
		p(`${start}${run('stays')}${end}`),
	)
	expect(
		(await settled(`${table(row(cell(p(`${start}${run('row')}`)), `<w:del ${by(8)}/>`) + row(cell(p(`${run('stays')}${end}`))))}${p('')}`))
			.accepted,
	).toBe(`${table(`${start}${row(cell(p(`${run('stays')}${end}`)))}`)}${p('')}`)
})

const comment = (id: number, inside: string) =>
	`<w:commentRangeStart w:id="${id}"/>${inside}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
const commented = (body: string): DocxContent => ({
	body,
	comments: [1, 2, 3]
		.map((id) => `<w:comment w:id="${id}" w:author="Bo" w:date="2026-01-02T00:00:00Z">${paragraph(`note ${id}`)}</w:comment>`)
		.join(''),
})

test('comments go with the words they are about, and only with them', async () => {
	const accepted = await acceptAll(
		buildDocx(
			commented(
				p(`${comment(1, del(7, deletedRun('gone')))}${comment(2, `${del(8, deletedRun('half'))}${run('stays')}`)}${comment(3, '')}`),
			),
		),
	)
	expect(await bodyOf(accepted)).toBe(p(`${comment(2, run('stays'))}${comment(3, '')}`))
	expect((await openDocxFile(accepted)).part('word/comments.xml')).not.toContain('note 1')
})

test('replies go with their comment, in every part that knows them', async () => {
	const paragraphId = (id: number) => `0000000${id}`
	const office = 'http://schemas.microsoft.com/office'
	const content = commented(p(`${comment(1, `${comment(2, del(7, deletedRun('gone')))}`)}${comment(3, run('stays'))}`))
	const threaded = buildDocx({
		...content,
		comments: content.comments?.replace(
			/<w:p>(?=.{0,60}note (\d))/g,
			(_, id: string) => `<w:p xmlns:w14="${office}/word/2010/wordml" w14:paraId="${paragraphId(Number(id))}">`,
		),
		files: {
			'word/commentsExtended.xml': `<w15:commentsEx xmlns:w15="${office}/word/2012/wordml"><w15:commentEx w15:paraId="${paragraphId(1)}" w15:done="0"/><w15:commentEx w15:paraId="${paragraphId(2)}" w15:paraIdParent="${paragraphId(1)}" w15:done="0"/><w15:commentEx w15:paraId="${paragraphId(3)}" w15:done="0"/></w15:commentsEx>`,
			'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="comments" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"/><Relationship Id="more" Type="${office}/2011/relationships/commentsExtended" Target="commentsExtended.xml"/></Relationships>`,
		},
	})
	const accepted = await openDocxFile(await acceptAll(threaded))
	expect(accepted.part('word/comments.xml')?.match(/note \d/g)).toEqual(['note 3'])
	expect(accepted.part('word/commentsExtended.xml')?.match(/paraId="(\d+)"/g)).toEqual([`paraId="${paragraphId(3)}"`])
	expect(await bodyOf(accepted.bytes)).toBe(p(comment(3, run('stays'))))
})

test('a note goes with its mark, unless another mark refers to it', async () => {
	const note = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
	const footnote = (id: number) => `<w:footnote w:id="${id}">${paragraph(`note ${id}`)}</w:footnote>`
	const accepted = await acceptAll(
		buildDocx({ body: p(`${run('a')}${del(7, note(1) + note(2))}${note(2)}`), footnotes: [0, 1, 2, 3].map(footnote).join('') }),
	)
	expect((await openDocxFile(accepted)).part('word/footnotes.xml')?.match(/note \d/g)).toEqual(['note 0', 'note 2', 'note 3'])
})

test('a link goes with its last words', async () => {
	const link = (inside: string) => `<w:hyperlink w:anchor="a">${inside}</w:hyperlink>`
	expect((await settled(p(`${link(del(7, deletedRun('gone')))}${link(`${del(8, deletedRun('half'))}${run('stays')}`)}`))).accepted).toBe(
		p(link(run('stays'))),
	)
})

test('changes in notes, headers, comments and text boxes are settled too, in every branch of alternatives', async () => {
	const changed = p(`${del(1, deletedRun('old'))}${ins(2, run('new'))}`)
	const box = (inside: string) =>
		`<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
	const accepted = await openDocxFile(
		await acceptAll(
			buildDocx({
				body: p(`${box(changed)}<w:r><w:footnoteReference w:id="2"/></w:r>`),
				footnotes: `<w:footnote w:id="2">${changed}</w:footnote>`,
				headers: { 'header1.xml': changed },
				comments: `<w:comment w:id="0" w:author="Bo" w:date="2026-01-02T00:00:00Z">${changed}</w:comment>`,
			}),
		),
	)
	expect(accepted.part('word/document.xml')).toContain(box(p(run('new'))))
	for (const part of ['footnotes', 'header1', 'comments']) expect(accepted.part(`word/${part}.xml`)).toContain(`>${p(run('new'))}<`)
})

test('one by one: what is left stays as it is, with author and date', async () => {
	const body = p(`${ins(1, `${run('a')}${del(2, deletedRun('b'), 'Bo')}`)}${del(3, deletedRun('c'), 'Bo')}${ins(4, run('d'), 'Bo')}`)
	const bytes = buildDocx({ body })
	expect(await bodyOf(await resolveChanges(bytes, ({ author }) => (author === 'Bo' ? 'reject' : 'leave')))).toBe(
		p(`${ins(1, `${run('a')}${run('b')}`)}${run('c')}`),
	)
	expect(await bodyOf(await resolveChanges(bytes, ({ ids }) => (ids[0] === 1 ? 'accept' : 'leave')))).toBe(
		p(`${run('a')}${del(2, deletedRun('b'), 'Bo')}${del(3, deletedRun('c'), 'Bo')}${ins(4, run('d'), 'Bo')}`),
	)
	expect(await resolveChanges(bytes, () => 'leave')).toBe(bytes)
})

test('a mark that stayed because of a table still stays when the table goes first', async () => {
	const gone = table(row(cell(paragraph('Fee')), `<w:del ${by(9)}/>`))
	const onlyTable = async (body: string) =>
		bodyOf(await resolveChanges(buildDocx({ body }), ({ kind }) => (kind === 'row_deletion' ? 'accept' : 'leave')))
	const struck = del(1, deletedRun('Order'))
	// Accepted all at once, the paragraphs around the table stay two: the mark has nothing to run on into.
	expect(await onlyTable(`${p(struck, `<w:keepNext/>${mark('del', 2)}`)}${gone}${p(run('Then'))}`)).toBe(
		`${p(struck, '<w:keepNext/>')}${p(run('Then'))}`,
	)
	// Where nothing follows, or another table, it goes on doing nothing.
	const unchanged = p(struck, mark('del', 2))
	expect(await onlyTable(`${unchanged}${gone}<w:sectPr/>`)).toBe(`${unchanged}<w:sectPr/>`)
	const stays = table(row(cell(paragraph('Costs'))))
	expect(await onlyTable(`${unchanged}${gone}${stays}${p('')}`)).toBe(`${unchanged}${stays}${p('')}`)
})

test('the two places of a move go one way, also when only one is decided', async () => {
	const half = (kind: string, id: number) =>
		`<w:${kind}RangeStart w:name="m" ${by(id)}/><w:${kind} ${by(id + 1)}>${run('moved')}</w:${kind}><w:${kind}RangeEnd w:id="${id}"/>`
	const bytes = buildDocx({ body: p(`${half('moveFrom', 1)}${run(' to ')}${half('moveTo', 3)}`) })
	expect(await bodyOf(await resolveChanges(bytes, ({ kind }) => (kind === 'move_to' ? 'reject' : 'leave')))).toBe(
		p(`${run('moved')}${run(' to ')}`),
	)
})

test('namespaces that tags declare are not lost with the tags', async () => {
	const w14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"'
	const glow = '<w14:glow w14:rad="1"/>'
	expect((await settled(`<w:p><w:ins ${by(1)} ${w14}>${run('a', glow)}<w:r/></w:ins></w:p>`)).accepted).toBe(
		`<w:p>${run('a', glow).replace('<w:r>', `<w:r ${w14}>`)}<w:r ${w14}/></w:p>`,
	)
	expect((await settled(`<w:p ${w14}><w:pPr>${mark('del', 1)}</w:pPr>${run('a', glow)}</w:p>${p(run('b'))}`)).accepted).toBe(
		p(`${run('a', glow).replace('<w:r>', `<w:r ${w14}>`)}${run('b')}`),
	)
})

test('a file without changes comes back as it is; one that is no document is named', async () => {
	const bytes = buildDocx({ body: paragraph('Fees') })
	expect(await acceptAll(bytes)).toBe(bytes)
	await expect(rejectAll(Buffer.from('no zip'))).rejects.toMatchObject({ name: 'UnreadableDocx' })
})

test('what no change concerns stays byte for byte', async () => {
	const odd = `<w:p  w:rsidR='1' ><!-- odd --><w:r ><w:t>a&#x20;b</w:t></w:r></w:p>`
	const bytes = buildDocx({ body: `${odd}${p(ins(1, run('x')))}\n${odd}`, styles: '<w:style w:styleId="a"/>' })
	const accepted = await acceptAll(bytes)
	expect(await bodyOf(accepted)).toBe(`${odd}${p(run('x'))}\n${odd}`)
	expect(await listChanges(accepted)).toEqual([])
	const [before, after] = [await openDocxFile(bytes), await openDocxFile(accepted)]
	expect(before.partNames.filter((name) => !after.sameBytes(name, before))).toEqual(['word/document.xml'])
})
