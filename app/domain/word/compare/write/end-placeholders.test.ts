import { describe, expect, it } from 'vitest'
import { buildDocx, paragraph, run } from '#tests/fixtures/build-docx.ts'
import { acceptAll, rejectAll } from '#tests/redline/plain-reader.ts'
import { textsOf } from '#tests/redline/word-package.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { compare } from '../compare.ts'

const stamp = { author: 'Ada Founder', date: '2026-11-21T12:00:00Z' }
const flag = '<w:showingPlcHdr/>'
const grey = '<w:rStyle w:val="PlaceholderText"/>'
const control = (inside: string, properties: string) =>
	`<w:sdt><w:sdtPr><w:alias w:val="x"/>${properties}</w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`
const madeBy = (name: string, properties: string, look = '') =>
	`<w:p>${run('Made by ')}${control(run(name, look), properties)}${run(' today.')}</w:p>`

async function compared(old: string, next: string) {
	const [oldFile, newFile] = [old, next].map((body) =>
		buildDocx({ body, styles: '<w:style w:type="character" w:styleId="PlaceholderText"><w:name w:val="Placeholder Text"/></w:style>' }),
	) as [Buffer, Buffer]
	const result = await compare(oldFile, newFile, stamp)
	expect(textsOf(result.bytes, rejectAll)).toEqual(textsOf(oldFile, acceptAll))
	expect(textsOf(result.bytes, acceptAll)).toEqual(textsOf(newFile, acceptAll))
	return {
		xml: (await openDocxFile(result.bytes)).part('word/document.xml') ?? '',
		listed: result.notCompared.filter(({ what }) => what.includes('placeholder')).map(({ where }) => where),
	}
}

describe('a content control that showed its placeholder and was filled in', () => {
	it('shows words of its own, which do not look like a placeholder, and is listed', async () => {
		const { xml, listed } = await compared(madeBy('[Name]', flag, grey), madeBy('Acme Incorporated', ''))
		expect(xml).not.toContain(flag)
		expect(xml).toMatch(/<w:ins [^>]*><w:r><w:t xml:space="preserve">Acme Incorporated<\/w:t><\/w:r><\/w:ins>/)
		expect(listed).toEqual(['[Name]'])
	})

	it('keeps its placeholder where only the words around it changed', async () => {
		const { xml, listed } = await compared(madeBy('[Name]', flag, grey), madeBy('[Name]', flag, grey).replace('today', 'yesterday'))
		expect(xml).toContain(control(run('[Name]', grey), flag))
		expect(listed).toEqual([])
	})

	it('may stand around paragraphs', async () => {
		const { xml, listed } = await compared(
			control(paragraph('[Address]'), flag) + paragraph('Sincerely'),
			control(paragraph('Unter den Linden 1') + paragraph('Berlin'), '') + paragraph('Sincerely'),
		)
		expect(xml).not.toContain(flag)
		expect(listed).toEqual(['[Address]'])
	})
})
