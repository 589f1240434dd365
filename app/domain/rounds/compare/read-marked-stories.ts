import { readableBranch } from '#app/domain/word/read/paragraph-content.ts'
import { firstParagraphIndex, shownParts, takeNumber } from '#app/domain/word/read/story-ids.ts'
import { switchValue, type XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { DocumentPart } from '#app/domain/word/read/document-part.ts'
import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import { FieldResults } from './field-results.ts'
import type { MarkedParagraph, MarkedStory } from './marked-story.ts'
import { type Around, readMarkedParagraph, within } from './read-marked-paragraph.ts'

const untracked: Around = { inserted: null, deleted: null }
const skipped = new Set(['w:sdtPr', 'w:sdtEndPr', 'w:customXmlPr', 'w:tblPr', 'w:tblGrid', 'w:tblPrEx', 'w:trPr', 'w:tcPr', 'w:sectPr'])

/**
 * Reads every visible story of a file with its tracked changes: the body, the notes, and the headers and footers that
 * some page shows. Programs drop the others on saving.
 *
 * @throws Refusal as extraction's readers do
 */
export function readMarkedStories(file: DocxFile): MarkedStory[] {
	const body = file.tree(file.mainPart)?.child('w:body')
	return [
		...(body ? [readStory(body, 'body', 'b', 0)] : []),
		...readNotes(file, 'footnote', 'fn'),
		...readNotes(file, 'endnote', 'en'),
		...readSides(file, 'header', 'hd'),
		...readSides(file, 'footer', 'ft'),
	]
}

function readNotes(file: DocxFile, kind: 'footnote' | 'endnote', prefix: string): MarkedStory[] {
	const notes = file.relatedTree(`${kind}s`)?.children.filter(({ name }) => name === `w:${kind}`) ?? []
	return notes.map((note) => readStory(note, kind, `${prefix}${note.attribute('w:id') ?? ''}-`))
}

function readSides(file: DocxFile, kind: 'header' | 'footer', prefix: string): MarkedStory[] {
	const shown = shownReferences(file, `w:${kind}Reference`)
	const taken = new Set<number>()
	return shownParts(file.relationshipsOf(file.mainPart), kind, (id) => shown.has(id)).flatMap((part) => {
		const root = file.tree(part)
		if (!root) return []
		return [readStory(root, kind, `${prefix}${takeNumber(part, taken)}-`)]
	})
}

/** Relationship ids of visible headers or footers: those for first and even pages only if the file has such pages. */
function shownReferences(file: DocxFile, name: string): Set<string> {
	const sections: XmlElement[] = []
	const main = file.tree(file.mainPart)
	if (main) collectSections(main, sections)
	const evenPages = file.relatedTree('settings')?.child('w:evenAndOddHeaders')
	const shows: Record<string, boolean> = {
		first: sections.some((section) => switchValue(section.child('w:titlePg')) === true),
		even: switchValue(evenPages) === true,
	}
	const references = sections.flatMap(({ children }) => children.filter((child) => child.name === name))
	return new Set(
		references.flatMap((reference) =>
			shows[reference.attribute('w:type') ?? 'default'] === false ? [] : [reference.attribute('r:id') ?? ''],
		),
	)
}

function collectSections(element: XmlElement, into: XmlElement[]): void {
	for (const child of element.children) {
		if (child.name === 'w:sectPr') into.push(child)
		else if (child.name !== 'w:r' && child.name !== 'w:sectPrChange') collectSections(child, into)
	}
}

/** @param first index of the `w:p` that ids count from; left out, the story's first */
function readStory(root: XmlElement, kind: DocumentPart, prefix: string, first = firstParagraphIndex(root) ?? 0): MarkedStory {
	const paragraphs: MarkedParagraph[] = []
	const fields = new FieldResults(root.scope.source)
	readBlocks(root.children, untracked)
	return { kind, paragraphs }

	function readBlocks(blocks: readonly XmlElement[], around: Around): void {
		for (const block of blocks) {
			if (skipped.has(block.name)) continue
			if (block.name === 'w:p') readParagraph(block, around)
			else if (block.name === 'mc:AlternateContent') readBlocks(readableBranch(block), around)
			else
				readBlocks(
					block.children,
					within(around, [block, ...(block.child('w:trPr')?.children ?? []), ...(block.child('w:tcPr')?.children ?? [])]),
				)
		}
	}

	function readParagraph(paragraph: XmlElement, around: Around): void {
		const { read, boxes } = readMarkedParagraph(paragraph, `${prefix}${paragraph.paragraphIndex - first}`, around, fields)
		paragraphs.push(read)
		for (const { box, around: tracked } of boxes) readBlocks(box.name === 'w:txbxContent' ? box.children : [box], tracked)
	}
}
