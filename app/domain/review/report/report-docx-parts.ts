import {
	AlignmentType,
	BorderStyle,
	Footer,
	HeadingLevel,
	LevelFormat,
	PageNumber,
	Paragraph,
	Table,
	TableCell,
	TableRow,
	TextRun,
	WidthType,
	type INumberingOptions,
	type IStylesOptions,
} from 'docx'
import { quoted } from './report-words.ts'
import { xmlText } from '#app/domain/word/package/xml/xml-characters.ts'

const font = 'Cambria'

// Sizes are half points, distances twentieths of a point, as Word keeps them.
const text = 22
const muted = '595959'

/** Cambria throughout, headings that Word's navigation lists. */
export const reportStyles: IStylesOptions = {
	default: {
		document: { run: { font, size: text }, paragraph: { spacing: { after: 120, line: 276 } } },
		title: { run: { font, size: 44, bold: true, color: '000000' }, paragraph: { spacing: { after: 60 } } },
		heading1: { run: { font, size: 32, bold: true, color: '000000' }, paragraph: { spacing: { before: 360, after: 120 }, keepNext: true } },
		heading2: { run: { font, size: 26, bold: true, color: '000000' }, paragraph: { spacing: { before: 240, after: 80 }, keepNext: true } },
		heading3: { run: { font, size: 23, bold: true, color: '000000' }, paragraph: { spacing: { before: 200, after: 60 }, keepNext: true } },
	},
}

/** 1. 2. 3. for the steps before signing. */
export const numberedSteps: INumberingOptions['config'][number] = {
	reference: 'steps',
	levels: [
		{
			level: 0,
			format: LevelFormat.DECIMAL,
			text: '%1.',
			alignment: AlignmentType.START,
			style: { paragraph: { indent: { left: 440, hanging: 440 } } },
		},
	],
}

export function title(words: string) {
	return new Paragraph({ heading: HeadingLevel.TITLE, children: runs(words) })
}

export function heading(words: string, level: 1 | 2 | 3) {
	return new Paragraph({
		heading: [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3][level - 1],
		children: runs(words),
	})
}

/** @param options apart: with space above, as after a table */
export function paragraph(words: string, options: { bold?: boolean; size?: number; muted?: boolean; apart?: boolean } = {}) {
	return new Paragraph({
		spacing: options.apart ? { before: 240 } : undefined,
		children: runs(words, { bold: options.bold, size: options.size, color: options.muted ? muted : undefined }),
	})
}

/** "Why it matters: …", the label in bold. */
export function labelled(label: string, words: string) {
	return new Paragraph({ children: [...runs(`${label}: `, { bold: true }), ...runs(words)] })
}

/** The document's own words. */
export function quotation(words: string) {
	return new Paragraph({
		indent: { left: 360 },
		border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: 'BFBFBF' } },
		children: runs(quoted(words), { italics: true }),
	})
}

export function numbered(words: string) {
	return new Paragraph({ numbering: { reference: numberedSteps.reference, level: 0 }, children: runs(words) })
}

/** @param source shown after the words, where there is one */
export function bullet(words: string, source?: string) {
	return new Paragraph({
		bullet: { level: 0 },
		spacing: { after: 40 },
		children: [...runs(words), ...(source === undefined ? [] : runs(` (${source})`, { color: muted }))],
	})
}

/** A table over the full width; its first row repeats on every page unless all its cells are empty. */
export function table(head: string[], rows: string[][], percentages: number[]) {
	const cell = (words: string, column: number, bold: boolean) =>
		new TableCell({
			width: { size: percentages[column] ?? 0, type: WidthType.PERCENTAGE },
			margins: { top: 60, bottom: 60, left: 100, right: 100 },
			shading: bold ? { fill: 'EDEDED' } : undefined,
			children: [new Paragraph({ spacing: { after: 0 }, children: runs(words, { bold }) })],
		})
	const headRow = head.some((words) => words !== '')
		? [new TableRow({ tableHeader: true, children: head.map((words, column) => cell(words, column, true)) })]
		: []
	return new Table({
		width: { size: 100, type: WidthType.PERCENTAGE },
		columnWidths: percentages.map((percentage) => Math.round((percentage * pageWidth) / 100)),
		rows: [
			...headRow,
			...rows.map((row) => new TableRow({ cantSplit: true, children: row.map((words, column) => cell(words, column, false)) })),
		],
	})
}

const pageWidth = 9026

/** The name of the report and "Page 2 of 7". */
export function pageFooter(name: string) {
	return new Footer({
		children: [
			new Paragraph({
				alignment: AlignmentType.CENTER,
				children: [
					new TextRun({ font, size: 18, color: muted, children: [`${name} · Page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
				],
			}),
		],
	})
}

/** Words with their line breaks, without the characters that XML forbids and Word would refuse to open. */
function runs(words: string, options: { bold?: boolean; italics?: boolean; size?: number; color?: string } = {}) {
	return xmlText(words)
		.split('\n')
		.map((line, index) => new TextRun({ font, ...options, text: line, break: index === 0 ? undefined : 1 }))
}
