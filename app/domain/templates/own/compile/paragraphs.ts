import { Bookmark, HeadingLevel, Paragraph, type ParagraphChild, SimpleField, TextRun } from 'docx'
import type { Block, Inline } from '../source/block.ts'
import type { Target } from './numbered-paragraphs.ts'
import { styleIds } from './styles.ts'

/** What a paragraph needs to know of the document it stands in. */
export interface Surroundings {
	targets: ReadonlyMap<string, Target>
	/** Which list numbers it: each exhibit begins again. */
	list: number
	/** Whether it stands below a numbered heading. */
	belowHeading: boolean
	/** Whether it is what people sign: it stays with the signatures. */
	beforeSignatures: boolean
}

/** A block of words as a paragraph of Word. */
export function wordParagraph(block: Exclude<Block, { kind: 'table' | 'signatures' | 'signature_list' }>, around: Surroundings) {
	const children = runs(block.words, around)
	switch (block.kind) {
		case 'title':
			return new Paragraph({ heading: HeadingLevel.TITLE, children })
		case 'clause':
			return new Paragraph({
				style: styleIds.clauses[block.level],
				numbering: { reference: 'clauses', level: block.level, instance: around.list },
				children: bookmarked(children, block.label === null || block.level > 1 ? undefined : around.targets.get(block.label)),
			})
		case 'exhibit':
			return new Paragraph({ style: styleIds.exhibit, pageBreakBefore: true, children })
		case 'bullet':
			return new Paragraph({ style: styleIds.bullet, numbering: { reference: 'bullets', level: 0 }, children })
		case 'text':
			return new Paragraph({
				style: around.belowHeading ? styleIds.clauseText : undefined,
				keepNext: around.beforeSignatures || undefined,
				children,
			})
		default:
			return new Paragraph({ style: styleIds[block.kind], children })
	}
}

/** The words of a paragraph; a reference becomes a field that Word keeps right. @throws Error when it leads nowhere */
export function runs(
	words: readonly Inline[],
	{ targets }: Pick<Surroundings, 'targets'>,
	look: { bold?: boolean } = {},
): ParagraphChild[] {
	return words.flatMap((piece) => {
		if ('text' in piece) return [new TextRun({ text: piece.text, bold: piece.bold ?? look.bold, italics: piece.italic })]
		const target = targets.get(piece.refersTo)
		if (!target) throw new Error(`A reference leads nowhere: ${piece.refersTo}`)
		// A space that does not break keeps the word and its number on one line.
		return [new TextRun({ text: 'Section\u00a0', ...look }), new SimpleField(`REF ${target.bookmark} \\r \\h`, target.number)]
	})
}

function bookmarked(children: ParagraphChild[], target: Target | undefined): ParagraphChild[] {
	return target ? [new Bookmark({ id: target.bookmark, children })] : children
}
