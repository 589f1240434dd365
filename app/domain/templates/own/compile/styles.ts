import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx'

// Sizes are half points, distances twentieths of a point, as Word keeps them.
const font = 'Times New Roman'
const step = 720

/** The names of the paragraph styles beside Word's own. */
export const styleIds = {
	clauses: ['Heading1', 'Clause2', 'Clause3', 'Clause4'],
	clauseText: 'ClauseText',
	subtitle: 'Subtitle',
	exhibit: 'Exhibit',
	heading: 'PlainHeading',
	line: 'AddressLine',
	bullet: 'BulletText',
	cell: 'TableText',
	signer: 'SignatureText',
	directive: 'TemplateDirective',
} as const

const text = { basedOn: 'Normal', quickFormat: true }

/** What a lawyer expects of an agreement: one serif font, bold headings that Word's navigation lists, room between paragraphs. */
export const templateStyles: IStylesOptions = {
	default: {
		document: { run: { font, size: 22, language: { value: 'en-US' } }, paragraph: { spacing: { after: 140, line: 264 } } },
		title: {
			run: { font, size: 30, bold: true, color: '000000' },
			paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 120, after: 240 }, keepNext: true },
		},
		heading1: {
			run: { font, size: 22, bold: true, color: '000000' },
			paragraph: { spacing: { before: 220, after: 100 }, keepNext: true, indent: { left: step, hanging: step } },
		},
	},
	paragraphStyles: [
		{ id: 'Clause2', name: 'Clause 2', ...text, paragraph: { indent: { left: step, hanging: step } } },
		{ id: 'Clause3', name: 'Clause 3', ...text, paragraph: { indent: { left: 2 * step, hanging: step } } },
		{ id: 'Clause4', name: 'Clause 4', ...text, paragraph: { indent: { left: 3 * step, hanging: step } } },
		{ id: styleIds.clauseText, name: 'Clause Text', ...text, paragraph: { indent: { left: step } } },
		{ id: styleIds.bullet, name: 'Bullet Text', ...text, paragraph: { indent: { left: step, hanging: 360 } } },
		{ id: styleIds.line, name: 'Address Line', ...text, paragraph: { spacing: { after: 0 } } },
		{ id: styleIds.cell, name: 'Table Text', ...text, paragraph: { spacing: { before: 40, after: 40, line: 240 } } },
		{
			id: styleIds.signer,
			name: 'Signature Text',
			...text,
			paragraph: { spacing: { before: 120, after: 60, line: 240 }, keepNext: true, keepLines: true },
		},
		{
			id: styleIds.subtitle,
			name: 'Subtitle',
			...text,
			paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 240 }, keepNext: true },
		},
		{
			id: styleIds.exhibit,
			name: 'Exhibit',
			...text,
			run: { size: 24, bold: true },
			paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 220 }, keepNext: true, outlineLevel: 0 },
		},
		{
			id: styleIds.heading,
			name: 'Plain Heading',
			...text,
			run: { bold: true },
			paragraph: { spacing: { before: 200, after: 100 }, keepNext: true, outlineLevel: 1 },
		},
		{ id: styleIds.directive, name: 'Template Directive', ...text, run: { color: '7F7F7F' }, paragraph: { spacing: { after: 0 } } },
	],
}

/** Word's own numbering: 1. then 1.1, (a) and (i); a list for the agreement and one for each exhibit. */
export const clauseNumbering: INumberingOptions['config'][number] = {
	reference: 'clauses',
	levels: [
		numberLevel(0, LevelFormat.DECIMAL, '%1.', step),
		numberLevel(1, LevelFormat.DECIMAL, '%1.%2', step),
		numberLevel(2, LevelFormat.LOWER_LETTER, '(%3)', 2 * step),
		numberLevel(3, LevelFormat.LOWER_ROMAN, '(%4)', 3 * step),
	],
}

export const bulletNumbering: INumberingOptions['config'][number] = {
	reference: 'bullets',
	levels: [
		{
			level: 0,
			format: LevelFormat.BULLET,
			text: '•',
			alignment: AlignmentType.START,
			style: { paragraph: { indent: { left: step, hanging: 360 } } },
		},
	],
}

function numberLevel(level: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], words: string, left: number) {
	return {
		level,
		format,
		text: words,
		alignment: AlignmentType.START,
		style: { run: { bold: level === 0 }, paragraph: { indent: { left, hanging: step } } },
	}
}
