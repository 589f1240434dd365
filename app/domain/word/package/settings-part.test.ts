import { describe, expect, it } from 'vitest'
import { buildDocx, docxFiles, buildZip, paragraph } from '#tests/fixtures/build-docx.ts'
import { openDocxFile } from './docx-file.ts'
import { turnOnTracking } from './settings-part.ts'

const relationship =
	'<Relationship Id="s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/settings" Target="settings.xml"/>'

async function trackingIn(settings: string): Promise<string> {
	const files = docxFiles({ body: paragraph('Fee'), files: { 'word/settings.xml': settings } })
	const file = await openDocxFile(
		buildZip(
			files.map((one) =>
				one.name === 'word/_rels/document.xml.rels' ? { ...one, content: String(one.content).replace('</', `${relationship}</`) } : one,
			),
		),
	)
	turnOnTracking(file)
	return file.part('word/settings.xml') ?? ''
}

async function withSettings(inside: string) {
	const written = await trackingIn(
		`<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inside}</w:settings>`,
	)
	return /<w:settings[^>]*>(.*)<\/w:settings>/s.exec(written)?.[1]
}

describe('turnOnTracking', () => {
	it('makes the settings when there are none', async () => {
		const file = await openDocxFile(buildDocx({ body: paragraph('Fee') }))
		turnOnTracking(file)
		expect(file.part(file.related('settings') ?? '')).toContain('<w:trackRevisions/>')
		await openDocxFile(await file.toBytes())
	})

	it.each([[''], [' \n']])('begins settings anew that hold %j', async (content) => {
		expect(await trackingIn(content)).toMatch(/<w:settings [^>]*><w:trackRevisions\/><\/w:settings>$/)
	})

	it('refuses a part that is none of settings', async () => {
		await expect(trackingIn('<html/>')).rejects.toThrow('word/settings.xml has the root html, not w:settings')
	})

	it.each([
		[
			'<w:zoom w:percent="90"/><w:defaultTabStop w:val="720"/>',
			'<w:zoom w:percent="90"/><w:trackRevisions/><w:defaultTabStop w:val="720"/>',
		],
		['<w:zoom w:percent="90"/>', '<w:zoom w:percent="90"/><w:trackRevisions/>'],
		['<w:trackRevisions w:val="false"/><w:compat/>', '<w:trackRevisions/><w:compat/>'],
		['<w:trackRevisions/><w:compat/>', '<w:trackRevisions/><w:compat/>'],
	])('puts the switch where the schema wants it: %s', async (before, after) => {
		expect(await withSettings(before)).toBe(after)
	})
})
