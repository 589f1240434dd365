import { describe, expect, it } from 'vitest'
import { buildZip, docxFiles, part } from '#tests/fixtures/build-docx.ts'
import { cleanForSending } from './clean-for-sending.ts'
import { openDocxFile } from '../package/docx-file.ts'

const by = (author: string) => `w:author="${author}" w:date="2026-01-02T03:04:05Z"`
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const body = `<w:p w:rsidR="00AB12CD" w:rsidRDefault="00AB12CD"><w:commentRangeStart w:id="0"/><w:ins w:id="1" ${by('Ada Wong')}><w:r w:rsidRPr="00112233"><w:t>The Fee</w:t></w:r></w:ins>
	<w:commentRangeEnd w:id="0"/><w:r><w:rPr><w:b/></w:rPr><w:commentReference w:id="0"/></w:r><w:del w:id="2" ${by('Ben &amp; Co')}><w:r><w:delText>gross</w:delText></w:r></w:del></w:p>`
const settings = `<w:attachedTemplate r:id="rId1"/><w:trackRevisions/><w:docVars><w:docVar w:name="Matter" w:val="secret"/></w:docVars><w:rsids><w:rsidRoot w:val="00AB12CD"/></w:rsids>
	<w15:docId xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml" w15:val="{1}"/>`

/** A file with every trace there is; `fields` goes into the body too. */
function tellingFile(fields = ''): Buffer {
	const files = docxFiles({
		body: body + fields,
		comments: `<w:comment w:id="0" w:initials="AW" ${by('Ada Wong')}><w:p><w:r><w:t>Too much?</w:t></w:r></w:p></w:comment>`,
		files: {
			'word/settings.xml': part('settings', settings),
			'word/_rels/settings.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/attachedTemplate" Target="file:///C:/Users/ada/deal.dotx" TargetMode="External"/></Relationships>`,
			'word/people.xml':
				'<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"><w15:person w15:author="Ada Wong"/></w15:people>',
			'docProps/core.xml':
				'<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Draft for Acme</dc:title><dc:creator>Ada Wong</dc:creator><dc:language>en</dc:language></cp:coreProperties>',
			'docProps/custom.xml':
				'<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"><property name="Client"/></Properties>',
			'customXml/item1.xml': '<matter xmlns="urn:dms">4711</matter>',
		},
	})
	const related: Record<string, string> = {
		'_rels/.rels': `<Relationship Id="c" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="u" Type="${office}/custom-properties" Target="docProps/custom.xml"/>`,
		'word/_rels/document.xml.rels': `<Relationship Id="s" Type="${office}/settings" Target="settings.xml"/><Relationship Id="x" Type="${office}/customXml" Target="../customXml/item1.xml"/><Relationship Id="p" Type="http://schemas.microsoft.com/office/2011/relationships/people" Target="people.xml"/>`,
	}
	return buildZip(
		files.map((file) => ({
			...file,
			content: String(file.content).replace('</Relationships>', `${related[file.name] ?? ''}</Relationships>`),
		})),
	)
}

describe('cleanForSending', () => {
	it('takes out what tells of people and programs, lists it, and leaves tracked changes and text', async () => {
		const { bytes, stripped, left } = await cleanForSending(tellingFile(), { comments: 'remove', author: { name: 'Acme Inc.' } })
		expect(stripped).toEqual([
			{ what: 'comments', count: 1 },
			{ what: 'authors', count: 2 },
			{ what: 'people', count: 1 },
			{ what: 'document_properties', count: 2 },
			{ what: 'custom_properties', count: 1 },
			{ what: 'custom_data', count: 1 },
			{ what: 'document_variables', count: 1 },
			{ what: 'revision_session_ids', count: 4 },
			{ what: 'document_ids', count: 1 },
			{ what: 'templates_and_data_sources', count: 1 },
		])
		expect(left).toEqual([])
		const file = await openDocxFile(bytes)
		const everything = file.partNames.map((name) => file.part(name)).join('\n')
		expect(everything).not.toMatch(/\bAda\b|\bBen\b|secret|4711|rsid|deal\.dotx|Draft|comment|Client/i)
		expect(file.part('word/document.xml')).toContain(`<w:ins w:id="1" ${by('Acme Inc.')}><w:r><w:t>The Fee</w:t>`)
		expect(file.part('docProps/core.xml')).toContain('<dc:language>en</dc:language>')
		expect(file.part('word/settings.xml')).toContain('<w:trackRevisions/>')
	})

	it('keeps comments and other authors where asked', async () => {
		const { bytes, stripped } = await cleanForSending(tellingFile(), {
			comments: 'keep',
			author: { name: 'Acme Inc.', insteadOf: ['Ada Wong'] },
		})
		const file = await openDocxFile(bytes)
		expect(file.part('word/document.xml')).toContain('w:author="Ben &amp; Co"')
		expect(file.part('word/comments.xml')).toContain('w:initials="AI" w:author="Acme Inc."')
		expect(stripped).toContainEqual({ what: 'authors', count: 2 })
	})

	it('leaves what the text shows, and says so', async () => {
		const field =
			'<w:p><w:fldSimple w:instr=" TITLE "><w:r><w:t>Draft for Acme</w:t></w:r></w:fldSimple><w:fldSimple w:instr="DOCVARIABLE Matter"><w:r><w:t>secret</w:t></w:r></w:fldSimple></w:p>'
		const { bytes, left } = await cleanForSending(tellingFile(field), { comments: 'keep' })
		expect(left).toEqual([
			{ what: 'document_properties', names: ['title'] },
			{ what: 'document_variables', names: ['Matter'] },
		])
		expect((await openDocxFile(bytes)).part('docProps/core.xml')).toContain('Draft for Acme')
	})

	it('shortens paths in the names of pictures, however they are spelled', async () => {
		const picture = (attributes: string) =>
			`<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" ${attributes}/></w:pict></w:r></w:p>`
		const { bytes, stripped } = await cleanForSending(
			tellingFile(picture('alt="C:\\Users\\ada\\logo.png" title="http://acme.example/logo"') + picture("alt = '&#47;Users/ada/seal.png'")),
			{ comments: 'keep' },
		)
		expect(stripped).toContainEqual({ what: 'picture_paths', count: 2 })
		expect((await openDocxFile(bytes)).part('word/document.xml')).toMatch(
			/alt="logo\.png" title="http:\/\/acme\.example\/logo".*alt="seal\.png"/,
		)
	})

	it('does the same twice, and finds nothing the second time', async () => {
		const options = { comments: 'remove', author: { name: 'Acme Inc.' } } as const
		const once = await cleanForSending(tellingFile(), options)
		expect(Buffer.compare((await cleanForSending(tellingFile(), options)).bytes, once.bytes)).toBe(0)
		const twice = await cleanForSending(once.bytes, options)
		expect(twice.stripped).toEqual([])
		expect(Buffer.compare(twice.bytes, once.bytes)).toBe(0)
	})
})
