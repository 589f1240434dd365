import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { DocxFile } from '#app/domain/word/package/docx-file.ts'

/** Which header or footer a section shows on which of its pages: 'header default', 'footer first' … */
export type SectionParts = ReadonlyMap<string, string>

/** The properties of the sections of a body, in order. */
export function sectionsOf(file: DocxFile): XmlElement[] {
	const sections: XmlElement[] = []
	const visit = (element: XmlElement) => {
		if (element.name === 'w:sectPr') sections.push(element)
		else if (element.name === 'w:p') sections.push(...(element.child('w:pPr')?.children.filter(({ name }) => name === 'w:sectPr') ?? []))
		else for (const child of element.children) visit(child)
	}
	const body = file.tree(file.mainPart)?.child('w:body')
	if (body) visit(body)
	return sections
}

/** The headers and footers of each section; one without its own shows those of the section before (ECMA-376 part 1, 17.10.5). */
export function partsOfSections(file: DocxFile): SectionParts[] {
	const targets = new Map(file.relationshipsOf(file.mainPart).map(({ id, target }) => [id, target]))
	let before: SectionParts = new Map()
	return sectionsOf(file).map((section) => {
		const parts = new Map(before)
		for (const reference of section.children) {
			const kind = reference.name === 'w:headerReference' ? 'header' : reference.name === 'w:footerReference' ? 'footer' : null
			const target = targets.get(reference.attribute('r:id') ?? '')
			if (kind && target) parts.set(`${kind} ${reference.attribute('w:type') ?? 'default'}`, target)
		}
		before = parts
		return parts
	})
}
