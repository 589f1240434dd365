import { Document, Packer, type Paragraph, type Table } from 'docx'
import { heading, labelled, pageFooter, paragraph, reportStyles, table, title } from '#app/domain/review/report/report-docx-parts.ts'
import { openDocxFile, type DocxFile } from '#app/domain/word/package/docx-file.ts'
import { xmlText } from '#app/domain/word/package/xml/xml-characters.ts'
import { AuditReport } from './audit-report.ts'

const reportTitle = 'Audit report'

/** The part of the Word file with the signed data. */
const dataPart = 'customXml/item1.xml'
const namespace = 'urn:fineprint:audit-report'
const dataStart = `<auditReport xmlns="${namespace}">`

/**
 * An audit report as a Word document: its events to read, and the signed data as a custom XML part, which Word keeps
 * when it saves the file.
 *
 * @returns the bytes of the .docx
 */
export async function auditReportDocx(report: AuditReport): Promise<Uint8Array> {
	const document = new Document({
		title: reportTitle,
		creator: 'Fineprint',
		styles: reportStyles,
		sections: [{ footers: { default: pageFooter(reportTitle) }, children: content(report) }],
	})
	const file = await openDocxFile(new Uint8Array(await Packer.toBuffer(document)))
	const rows = report.events.map((event) => rowOf(event, report))
	const main = repeated(
		repeated(file.part(file.mainPart)!, 'w:tr', rows),
		'w:p',
		rows.map(([number, , , , , hash]) => [`${number}  ${hash}`]),
	)
	file.setPart(file.mainPart, main)
	file.addPart({
		name: dataPart,
		contentType: 'application/xml',
		relationshipType: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml',
		characters: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${dataStart}${plainJson(report)}</auditReport>`,
	})
	return file.toBytes()
}

/** The data of an audit report in a Word file; `null` when it holds none. */
export function reportIn(file: DocxFile): AuditReport | null {
	for (const name of file.partNames.filter((each) => /^customXml\/item\d+\.xml$/i.test(each))) {
		const found = /<(?:\w+:)?auditReport[^>]*>([\s\S]*)<\/(?:\w+:)?auditReport>/.exec(file.part(name) ?? '')
		if (!found) continue
		try {
			// Word writes a quotation mark as it is, other programs as a reference.
			const parsed = AuditReport.safeParse(JSON.parse(found[1]!.replaceAll('&quot;', '"')))
			if (parsed.success) return parsed.data
		} catch {
			// Not JSON: another program's part.
		}
	}
	return null
}

function content(report: AuditReport): (Paragraph | Table)[] {
	const { company, document, from, to, made_at: at, made_by: by, head, events, signature } = report
	const days = from || to ? `${from ?? 'The beginning'} to ${to ?? 'today'} (UTC)` : 'All'
	return [
		title(reportTitle),
		paragraph(document ? document.name : company.name),
		table(
			['', ''],
			[
				['Company', company.name],
				...(document ? [['Document', document.name]] : []),
				['Days', days],
				['Made', `${at} by ${by}`],
				['Events', String(events.length)],
				['Last event of the company’s history', `${head.number}: ${head.hash}`],
			],
			[30, 70],
		),
		heading('Events', 1),
		events.length === 0
			? paragraph('No activity in this period.')
			: table(['No.', 'When (UTC)', 'Who', 'What', 'From'], [places.slice(0, 5)], [8, 22, 18, 38, 14]),
		heading('Hashes', 1),
		paragraph(
			'Each event has a number in the company’s history and a SHA-256 hash that covers its content and the hash of the event ' +
				'before it. Numbers that are missing here belong to events of other documents or days.',
			{ muted: true },
		),
		...(events.length === 0 ? [] : [paragraph(places[0]!, { size: 16 })]),
		heading('Signature', 1),
		labelled('Algorithm', 'Ed25519 over the SHA-256 of the canonical JSON (RFC 8785) of the events, which this file holds as data'),
		labelled('Key', signature.kid),
		labelled('Signature', signature.value),
		paragraph(
			'To verify it: npm run audit:verify -- FILE. The public key is at /.well-known/fineprint-audit-key.json of the installation that ' +
				'made it. The signature says that this installation made this report and that nothing in it was changed since.',
			{ muted: true },
		),
	]
}

/** Where the words of an event go in the row and the paragraph that are repeated for each. */
const places = ['{{0}}', '{{1}}', '{{2}}', '{{3}}', '{{4}}']

function rowOf(event: AuditReport['events'][number], { document }: AuditReport): string[] {
	const what = [document ? null : event.document, event.version && `Version ${event.version}`, event.did].filter(Boolean).join(' · ')
	return [event.number, event.at, event.who, what, event.address ?? '', event.hash]
}

/**
 * Markup with the first element that holds the places once for each row. Thousands of rows made one by one with the
 * library take ten seconds.
 */
function repeated(markup: string, element: string, rows: readonly (readonly string[])[]): string {
	const at = markup.indexOf(places[0]!)
	if (at < 0) return markup
	const [start, end] = [markup.lastIndexOf(`<${element}>`, at), markup.indexOf(`</${element}>`, at) + `</${element}>`.length]
	const parts = markup.slice(start, end).split(/\{\{(\d)\}\}/)
	const filled = rows.map((row) => parts.map((part, index) => (index % 2 === 0 ? part : escaped(row[Number(part)]!))).join(''))
	return markup.slice(0, start) + filled.join('') + markup.slice(end)
}

function escaped(words: string): string {
	return xmlText(words.replace(/\s+/g, ' ')).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** JSON in ASCII, without characters that XML writes otherwise. */
function plainJson(report: AuditReport): string {
	return JSON.stringify(report).replace(/[<>&]|[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
