import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { readParagraphFormat, type ParagraphFormat } from './paragraph-format.ts'

/** How the levels of the lists indent their paragraphs: by `w:numId`, then by level. */
export type ListIndents = Map<number, Map<number, ParagraphFormat>>

/** Reads the paragraph properties of list levels out of numbering.xml, `null` when the package has none (ECMA-376 17.9.6). */
export function readListIndents(root: XmlElement | null): ListIndents {
	const definitions = new Map<string, Map<number, ParagraphFormat>>()
	const lists: ListIndents = new Map()
	for (const element of root?.children ?? []) {
		if (element.name === 'w:abstractNum') definitions.set(element.attribute('w:abstractNumId') ?? '', levelsOf(element))
	}
	for (const element of root?.children ?? []) {
		if (element.name !== 'w:num') continue
		const levels = new Map(definitions.get(element.child('w:abstractNumId')?.attribute('w:val') ?? ''))
		for (const override of element.children) {
			if (override.name === 'w:lvlOverride') for (const [level, format] of levelsOf(override)) levels.set(level, format)
		}
		lists.set(Number(element.attribute('w:numId')), levels)
	}
	return lists
}

function levelsOf(parent: XmlElement): Map<number, ParagraphFormat> {
	const levels = parent.children.filter(({ name }) => name === 'w:lvl')
	return new Map(levels.map((level) => [Number(level.attribute('w:ilvl')), readParagraphFormat(level.child('w:pPr'))]))
}
