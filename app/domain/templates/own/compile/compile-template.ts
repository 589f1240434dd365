import { AlignmentType, Document, Footer, Header, Packer, PageNumber, Paragraph, type Table, TextRun } from 'docx'
import type { Block } from '../source/block.ts'
import { numberTargets } from './numbered-paragraphs.ts'
import { type Surroundings, wordParagraph } from './paragraphs.ts'
import { withSameBytes } from './same-bytes.ts'
import { bulletNumbering, clauseNumbering, templateStyles } from './styles.ts'
import { signatureListTable, signatureTable, wordTable } from './tables.ts'

const inch = 1440
const margin = { size: 17, color: '595959' }

/**
 * Writes the text of a template as a Word file: automatic numbering, styles, references as fields, tables, and on every
 * page the name of the document and which page it is. The same text gives the same bytes.
 */
export async function compileTemplate({ title, blocks }: { title: string; blocks: readonly Block[] }): Promise<Uint8Array> {
	const document = new Document({
		title,
		creator: 'Fineprint',
		lastModifiedBy: 'Fineprint',
		styles: templateStyles,
		numbering: { config: [clauseNumbering, bulletNumbering] },
		sections: [
			{
				properties: {
					page: { size: { width: 8.5 * inch, height: 11 * inch }, margin: { top: inch, bottom: inch, left: inch, right: inch } },
				},
				headers: { default: new Header({ children: [marginLine(AlignmentType.RIGHT, [new TextRun({ text: title, ...margin })])] }) },
				footers: {
					default: new Footer({
						children: [
							marginLine(AlignmentType.CENTER, [
								new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], ...margin }),
							]),
						],
					}),
				},
				children: content(blocks),
			},
		],
	})
	return withSameBytes(new Uint8Array(await Packer.toBuffer(document)))
}

function marginLine(alignment: (typeof AlignmentType)[keyof typeof AlignmentType], children: TextRun[]): Paragraph {
	return new Paragraph({ alignment, spacing: { after: 0 }, children })
}

function content(blocks: readonly Block[]): (Paragraph | Table)[] {
	const around: Surroundings = { targets: numberTargets(blocks), list: 0, belowHeading: false, beforeSignatures: false }
	const written: (Paragraph | Table)[] = []
	for (const [at, block] of blocks.entries()) {
		if (block.kind === 'exhibit') around.list++
		around.beforeSignatures = block.kind === 'text' && isSignatures(blocks.slice(at + 1).find(({ kind }) => kind !== 'directive'))
		if (block.kind === 'exhibit' || block.kind === 'heading' || around.beforeSignatures) around.belowHeading = false
		written.push(...wordBlock(block, around))
		if (block.kind === 'clause' && block.level === 0) around.belowHeading = true
	}
	return written
}

function isSignatures(block: Block | undefined): boolean {
	return block?.kind === 'signatures' || block?.kind === 'signature_list'
}

function wordBlock(block: Block, around: Surroundings): (Paragraph | Table)[] {
	switch (block.kind) {
		case 'table':
			// Word joins a table to one that follows it right away.
			return [wordTable(block, around), new Paragraph({ spacing: { after: 60 } })]
		case 'signatures':
			return [signatureTable(block.signers), new Paragraph({ spacing: { after: 0 } })]
		case 'signature_list':
			return [signatureListTable(block.list, block.signer), new Paragraph({ spacing: { after: 0 } })]
		default:
			return [wordParagraph(block, around)]
	}
}
