import { expect, test } from 'vitest'
import { checkPackage } from '#app/domain/word/prove/check-package.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { assembled, p, r, tbl, templateField, templateFile, wordsOf, write } from '#tests/fixtures/template-docx.ts'

const partOf = async (bytes: Uint8Array | null, name = 'word/document.xml') => (await openDocxFile(bytes!)).part(name) ?? ''

test('a placeholder split over runs has the formatting of its first run', async () => {
	const body = p(r('Between '), r('{', '<w:b/>'), r('{comp', '<w:i/>'), '<w:proofErr w:type="spellStart"/>', r('any_name}'), r('} and you'))
	const { bytes } = await assembled(templateFile(body), { company_name: 'Acme & Sons <Ltd>' })
	expect(await wordsOf({ bytes, open: [], mistakes: [] })).toEqual(['Between Acme & Sons <Ltd> and you'])
	expect(await partOf(bytes)).toContain(
		'<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Acme &amp; Sons &lt;Ltd&gt;</w:t></w:r><w:r><w:t xml:space="preserve"> and you</w:t></w:r>',
	)
})

test('conditions choose words, whole paragraphs and else', async () => {
	const body = [
		p('The term is {{#if fixed}}{{months | words}} months{{else}}open{{/if}}.'),
		p('{{#if fixed}}'),
		p('It ends.'),
		p('{{else}}'),
		p('It goes on.'),
		p('{{/if}}'),
		p('{{#if fixed}}Renewal follows.{{/if}}'),
		p('End.'),
	].join('')
	expect(await write(body, { fixed: true, months: 30 })).toEqual([
		'The term is thirty (30) months.',
		'It ends.',
		'Renewal follows.',
		'End.',
	])
	expect(await write(body, { fixed: false })).toEqual(['The term is open.', 'It goes on.', 'End.'])
})

test('a block may begin in its first paragraph and end in its last', async () => {
	const body = p('{{#if a}}One,') + p('two{{else if b}}') + p('Three{{/if}}') + p('Four')
	expect(await write(body, { a: true, b: false })).toEqual(['One,', 'two', 'Four'])
	expect(await write(body, { a: false, b: true })).toEqual(['Three', 'Four'])
	expect(await write(body, { a: false, b: false })).toEqual(['Four'])
})

test.each([
	['state = "Delaware"', { state: 'delaware' }, true],
	['state != “Delaware”', { state: 'Texas' }, true],
	['amount > 1,000 and amount <= 2000', { amount: 2000 }, true],
	['not (amount ≥ 10 or amount < 5)', { amount: 7 }, true],
	['start < "2026-06-01"', { start: '2026-05-31' }, true],
	['has fax', {}, false],
	['has fax', { fax: '1' }, true],
	['founders', { founders: [] }, false],
])('the condition %s with %j is %s', async (condition, values, holds) => {
	const list = condition === 'founders' ? p('{{#each founders}}{{name}}{{/each}}') : ''
	expect((await write(p(`{{#if ${condition}}}yes{{else}}no{{/if}}`) + list, values))[0]).toBe(holds ? 'yes' : 'no')
})

test('lists repeat words in a sentence, paragraphs and rows', async () => {
	const founders = [
		{ name: 'Ann', shares: 600 },
		{ name: 'Ben', shares: 300 },
		{ name: 'Cleo', shares: 100 },
	]
	const body = [
		p('Founders: {{#each founders}}{{name}} ({{shares}}){{#if not @last}}; {{/if}}{{/each}}.'),
		p('With {{#each founders | list}}{{name}} of {{city}}{{/each}}, or {{founders.name | list "or" | upper}}.'),
		p('{{#each founders}}'),
		p('{{@number}} of {{@count}}: {{name}}'),
		p('{{/each}}'),
		tbl(['Name', 'Shares'], ['{{#each founders}}{{name}}', '{{shares | number}}{{/each}}']),
		tbl(['Name'], ['{{#each founders}}'], ['{{name | upper}}'], ['{{/each}}'], ['End']),
		p('{{city}}'),
	].join('')
	expect(await write(body, { founders, city: 'Dover' })).toEqual([
		'Founders: Ann (600); Ben (300); Cleo (100).',
		'With Ann of Dover, Ben of Dover, and Cleo of Dover, or ANN, BEN, OR CLEO.',
		'1 of 3: Ann',
		'2 of 3: Ben',
		'3 of 3: Cleo',
		'Name',
		'Shares',
		'Ann',
		'600',
		'Ben',
		'300',
		'Cleo',
		'100',
		'Name',
		'ANN',
		'BEN',
		'CLEO',
		'End',
		'Dover',
	])
})

test('a table that lost its rows goes, a cell keeps a paragraph, and two tables are not joined', async () => {
	const file = templateFile(
		p('Start') +
			tbl(['{{#if a}}x', 'y{{/if}}']) +
			tbl([p('{{#if a}}') + p('z') + p('{{/if}}'), 'w']) +
			p('{{#if a}}between{{/if}}') +
			tbl(['last']),
	)
	const { bytes } = await assembled(file, { a: false })
	const document = await partOf(bytes)
	expect(document.match(/<w:tbl>/g)).toHaveLength(2)
	expect(document).toContain('</w:tcPr><w:p/></w:tc>')
	expect(document).toContain('</w:tbl><w:p/><w:tbl>')
	expect(checkPackage(await openDocxFile(bytes!))).toEqual([])
})

test('a list of tables gives tables apart from each other', async () => {
	const body = p('{{#each owners}}') + tbl(['{{name}}']) + p('{{/each}}') + p('End')
	const { bytes } = await assembled(templateFile(body), { owners: [{ name: 'A' }, { name: 'B' }] })
	expect(await partOf(bytes)).toContain('</w:tbl><w:p/><w:tbl>')
})

test('headers, footers, notes, text boxes and content controls are filled, other parts stay byte for byte', async () => {
	const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${p('Box {{a}}')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${p('Box {{a}}')}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
	const control = `<w:sdt><w:sdtPr><w:showingPlcHdr/><w:text/></w:sdtPr><w:sdtContent>${r('{{a}}')}</w:sdtContent></w:sdt>`
	const body =
		p('Body {{a}}', '<w:r><w:footnoteReference w:id="1"/></w:r>') +
		p(box) +
		p('In control: ', control) +
		`<w:sdt><w:sdtPr/><w:sdtContent>${p('{{#if never}}gone{{/if}}')}</w:sdtContent></w:sdt>`
	const file = templateFile(body, {
		header: p('Head {{a}}'),
		footer: p('Foot'),
		footnotes: [p('Note {{a}}')],
		endnotes: [p('plain')],
		withSettings: true,
	})
	const { bytes } = await assembled(file, { a: 'X', never: false })
	expect(await wordsOf({ bytes, open: [], mistakes: [] })).toEqual(['Body X', '', 'Box X', 'In control: X', 'Note X', 'Head X', 'Foot'])
	const [before, after] = [await openDocxFile(file), await openDocxFile(bytes!)]
	const changed = before.partNames.filter((name) => !after.sameBytes(name, before))
	expect(changed).toEqual(['word/document.xml', 'word/footnotes.xml', 'word/header1.xml'])
	const document = after.part('word/document.xml') ?? ''
	expect(document).not.toContain('{{')
	expect(document).not.toContain('showingPlcHdr')
	expect(document.match(/<w:sdt>/g)).toHaveLength(1)
	expect(checkPackage(after)).toEqual([])
})

test('a clause takes its slot’s format, with its own fields, conditions and lines', async () => {
	const clauses = {
		'Governing law': 'The law of {{state}} governs.\n\n{{#if arbitration}}\nDisputes go to <arbitration>.\n{{/if}}\n(a) Last.',
	}
	const alone = `<w:p><w:pPr><w:jc w:val="both"/></w:pPr>${r('{{clause “Governing law”}}', '<w:i/>')}</w:p>`
	const { bytes } = await assembled(templateFile(alone + p('End')), { state: 'Delaware', arbitration: true }, { clauses })
	expect(await wordsOf({ bytes, open: [], mistakes: [] })).toEqual([
		'The law of Delaware governs.',
		'Disputes go to <arbitration>.',
		'(a) Last.',
		'End',
	])
	expect((await partOf(bytes)).match(/<w:jc w:val="both"\/><\/w:pPr><w:r><w:rPr><w:i\/>/g)).toHaveLength(3)
	const inline = p('8. ', r('Law.', '<w:b/>'), ' {{clause "Governing law"}}')
	expect(await write(inline, { state: 'Ohio', arbitration: false }, { clauses })).toEqual(['8. Law. The law of Ohio governs.', '(a) Last.'])
})

test('a clause without text leaves no paragraph, and a slot without a clause is told', async () => {
	expect(await write(p('{{clause "X"}}') + p('End'), {}, { clauses: { X: '' } })).toEqual(['End'])
	const { bytes, mistakes } = await assembled(templateFile(p('{{clause "X"}}')), {})
	expect(bytes).toBeNull()
	expect(mistakes).toMatchObject([{ paragraph: 1, problem: 'No clause was chosen for “X”.' }])
})

test('open fields are refused by name, or marked and found by a bookmark', async () => {
	const file = templateFile(
		p('{{name}} owes {{#if late}}{{fee | money}}{{/if}} {{note}}') +
			p('{{#if has note}}x{{/if}}') +
			p('{{#if late}}') +
			p('Late') +
			p('{{/if}}'),
	)
	const refused = await assembled(file, {})
	expect(refused).toEqual({ bytes: null, open: ['name', 'late'], mistakes: [] })
	const { bytes, open } = await assembled(file, { late: true }, { openFields: 'mark' })
	expect(open).toEqual(['name', 'fee'])
	expect(await wordsOf({ bytes, open, mistakes: [] })).toEqual(['[Name] owes [Fee] ', 'Late'])
	expect(await partOf(bytes)).toContain('w:name="field_fee"/><w:r><w:rPr><w:highlight w:val="yellow"/></w:rPr>')
	expect(checkPackage(await openDocxFile(bytes!))).toEqual([])
})

test('people and companies by part, addresses on a line or on several', async () => {
	const fields = [templateField('buyer', 'company'), templateField('ceo', 'person', { required: false })]
	const body =
		p('{{buyer}} of {{buyer.address}}, by {{ceo.name}}{{#if has ceo.title}}, {{ceo.title}}{{/if}}') +
		p('{{buyer.address}}') +
		p('{{buyer.signatory_name}}')
	const buyer = { name: 'Acme', address: '1 Main St,\nDover' }
	expect(await write(body, { buyer, ceo: { name: 'Ann' } }, { fields })).toEqual([
		'Acme of 1 Main St, Dover, by Ann',
		'1 Main St, Dover',
		'',
	])
	const { bytes } = await assembled(templateFile(body), { buyer }, { fields })
	expect(await partOf(bytes)).toContain('1 Main St,</w:t><w:br/><w:t xml:space="preserve">Dover</w:t>')
})

test('a long text alone in its paragraph becomes paragraphs, elsewhere lines', async () => {
	const fields = [templateField('scope', 'long_text')]
	const section = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>'
	const body = `<w:p><w:pPr><w:ind w:left="300"/>${section}</w:pPr>${r('{{scope}}')}</w:p>` + p('Do: {{scope}}')
	const { bytes } = await assembled(templateFile(body), { scope: 'One\n\nTwo' }, { fields })
	expect(await wordsOf({ bytes, open: [], mistakes: [] })).toEqual(['One', 'Two', 'Do: One  Two'])
	const document = await partOf(bytes)
	expect(document.match(/<w:ind w:left="300"\/>/g)).toHaveLength(2)
	expect(document.match(/<w:sectPr>/g)).toHaveLength(2)
})

test('entries of a list repeat no ids and no bookmarks', async () => {
	const marked = `<w:p xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" w14:paraId="0A0B0C0D"><w:bookmarkStart w:id="1" w:name="who"/>${r('{{name}}')}<w:bookmarkEnd w:id="1"/></w:p>`
	const { bytes } = await assembled(templateFile(p('{{#each people}}') + marked + p('{{/each}}')), {
		people: [{ name: 'A' }, { name: 'B' }],
	})
	const document = await partOf(bytes)
	expect(document.match(/paraId/g)).toHaveLength(1)
	expect(document.match(/bookmarkStart/g)).toHaveLength(1)
	expect(checkPackage(await openDocxFile(bytes!))).toEqual([])
})

test('a range that lost an end loses the other', async () => {
	const body = p('<w:bookmarkStart w:id="1" w:name="half"/>', 'A') + p('{{#if never}}') + p('B', '<w:bookmarkEnd w:id="1"/>') + p('{{/if}}')
	const { bytes } = await assembled(templateFile(body), { never: false })
	expect(await partOf(bytes)).not.toContain('bookmark')
})
