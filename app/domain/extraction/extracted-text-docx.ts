import { AlignmentType, Document, Footer, Header, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import type { ExtractedDocument, Paragraph as ExtractedParagraph } from '#app/domain/extraction/extracted-document.ts'
import { xmlText } from '#app/domain/word/package/xml/xml-characters.ts'

export const notTheOriginal = 'Not the original: text extracted from another file, without its layout'

// Sizes are half points, distances twentieths of a point, as Word keeps them.
const muted = { color: '595959', size: 18 }

/**
 * The words of a document that can't be redlined, as a Word file to write in. Its first lines and every page say that
 * it is not the original; pages whose words could not be read are named.
 *
 * @param name of the file that was read
 * @returns the bytes of the .docx; creation times in it are those of the moment
 */
export async function extractedTextDocx(
	extracted: Pick<ExtractedDocument, 'text' | 'paragraphs' | 'pagesNotRead'>,
	name: string,
): Promise<Uint8Array> {
	const document = new Document({
		title: `Text of ${xmlText(name)}`,
		creator: 'Fineprint',
		description: notTheOriginal,
		styles: { default: { document: { run: { font: 'Cambria', size: 22 }, paragraph: { spacing: { after: 120, line: 276 } } } } },
		sections: [
			{
				headers: {
					default: new Header({
						children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text: notTheOriginal, ...muted })] })],
					}),
				},
				footers: {
					default: new Footer({
						children: [
							new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children: [PageNumber.CURRENT], ...muted })] }),
						],
					}),
				},
				children: [...notice(extracted, name), ...extracted.paragraphs.map((paragraph) => shown(paragraph, extracted.text))],
			},
		],
	})
	return new Uint8Array(await Packer.toBuffer(document))
}

function notice({ pagesNotRead }: Pick<ExtractedDocument, 'pagesNotRead'>, name: string): Paragraph[] {
	const missing = pagesNotRead.map(({ page }) => page).join(', ')
	return [
		new Paragraph({ children: [new TextRun({ text: `${notTheOriginal}.`, bold: true })] }),
		new Paragraph({
			children: [
				new TextRun({
					text:
						`Read from ${xmlText(name)} by Fineprint. Check it against that file before you rely on ` +
						`it.${missing ? ` Pages that could not be read: ${missing}.` : ''}`,
					...muted,
				}),
			],
		}),
		new Paragraph({}),
	]
}

function shown({ start, end, kind, level, numbering, part }: ExtractedParagraph, text: string): Paragraph {
	const words = `${numbering ? `${numbering} ` : ''}${text.slice(start, end)}`
	const note = part === 'footnote' || part === 'endnote'
	return new Paragraph({
		heading: kind === 'heading' ? ([HeadingLevel.HEADING_1, HeadingLevel.HEADING_2] as const)[level === 0 ? 0 : 1] : undefined,
		indent: kind === 'list_item' ? { left: 360 * ((level ?? 0) + 1) } : undefined,
		children: [new TextRun({ text: xmlText(words), ...(note ? muted : {}) })],
	})
}
