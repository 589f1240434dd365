import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import type { Markup } from '#app/domain/word/package/xml/write-markup.ts'
import { canonicalChildren } from '../read/canonical-markup.ts'
import { carryElement } from './carry-markup.ts'
import type { NotComparedList } from '../differences/not-compared.ts'

/** Properties of a paragraph, run, row or cell that belong to its place or to a change and are never carried over. */
const leftOut = new Set(
	`w:sectPr w:pPrChange w:rPrChange w:trPrChange w:tcPrChange w:tblPrChange w:tblPrExChange w:tblGridChange
	w:rPr w:framePr w:cnfStyle w:divId w:ins w:del w:moveFrom w:moveTo
	w:cellIns w:cellDel w:cellMerge w:headers`.split(/\s+/),
)

/** Carries formatting from the new file into the old one, by the old one's styles and numberings. */
export class CarriedFormatting {
	/** Ids of the old file's styles by those of the new file's, each with the property that names it: 'w:pStyle Heading1'. */
	private readonly styles = new Map<string, string>()
	private readonly missing = new Map<string, string>()
	private readonly numberings = new Map<string, string>()
	private readonly learned = new Set<string>()
	private readonly notCompared: NotComparedList

	constructor(old: DocxFile, next: DocxFile, notCompared: NotComparedList) {
		const here = new Map(readStyles(old).map(({ property, id, name }) => [`${property} ${name}`, id]))
		for (const { property, id, name } of readStyles(next)) {
			const known = here.get(`${property} ${name}`)
			if (known === undefined) this.missing.set(`${property} ${id}`, name)
			else this.styles.set(`${property} ${id}`, known)
		}
		const definitions = readNumberings(old)
		for (const [id, definition] of readNumberings(next)) if (definitions.get(id) === definition) this.numberings.set(id, id)
		this.notCompared = notCompared
	}

	/** Learns from a kept paragraph which numbering of the old file matches one of the new. */
	learnNumbering(old: XmlElement, next: XmlElement): void {
		const here = numberingOf(old)
		const there = numberingOf(next)
		if (here !== null && there !== null && !this.learned.has(there)) {
			this.learned.add(there)
			this.numberings.set(there, here)
		}
	}

	/** The inside of `w:pPr`. @param mark written as `w:rPr`, '' for none */
	paragraph(properties: XmlElement | undefined, markup: Markup, mark = ''): string {
		const written = (properties?.children ?? []).map((child) => this.property(child, markup))
		return written.join('') + (mark === '' ? '' : markup.open('rPr') + mark + markup.close('rPr'))
	}

	/** The inside of `w:rPr`. */
	run(properties: XmlElement | undefined, markup: Markup): string {
		return (properties?.children ?? []).map((child) => this.property(child, markup)).join('')
	}

	/** The properties of a table, row or cell, with their own tags; '' when there are none. */
	other(properties: XmlElement | undefined, markup: Markup): string {
		return properties ? carryElement(properties, markup, (child) => this.property(child, markup)) : ''
	}

	/** One property of anything, '' for what stays behind. */
	property(property: XmlElement, markup: Markup): string {
		if (leftOut.has(property.name)) return ''
		if (['w:pStyle', 'w:rStyle', 'w:tblStyle'].includes(property.name)) return this.style(property, markup)
		if (property.name === 'w:numPr') return this.numbering(property, markup)
		return carryElement(property, markup)
	}

	private style(property: XmlElement, markup: Markup): string {
		const key = `${property.name} ${property.attribute('w:val') ?? ''}`
		const style = this.styles.get(key)
		if (style !== undefined) return markup.leaf(property.name.slice(2), { val: style })
		const name = this.missing.get(key)
		if (name !== undefined) this.notCompared.note('A style that only the new version has', name)
		return ''
	}

	private numbering(property: XmlElement, markup: Markup): string {
		const id = property.child('w:numId')?.attribute('w:val') ?? ''
		const known = id === '0' ? id : this.numberings.get(id)
		if (known === undefined) {
			this.notCompared.note('A numbering that only the new version has', `list ${id}`)
			return ''
		}
		return carryElement(property, markup, (child) =>
			child.name === 'w:numId' ? markup.leaf('numId', { val: known }) : leftOut.has(child.name) ? '' : undefined,
		)
	}
}

const propertyOfType: Record<string, string> = { paragraph: 'w:pStyle', character: 'w:rStyle', table: 'w:tblStyle' }

function readStyles(file: DocxFile): { property: string; id: string; name: string }[] {
	return childrenOf(file, 'styles').flatMap((style) => {
		const property = style.name === 'w:style' ? propertyOfType[style.attribute('w:type') ?? 'paragraph'] : undefined
		const id = style.attribute('w:styleId')
		if (!property || id === null) return []
		return [{ property, id, name: (style.child('w:name')?.attribute('w:val') ?? id).toLowerCase() }]
	})
}

function readNumberings(file: DocxFile): Map<string, string> {
	const children = childrenOf(file, 'numbering')
	const abstracts = new Map(
		children
			.filter(({ name }) => name === 'w:abstractNum')
			.map((element) => [element.attribute('w:abstractNumId'), canonicalChildren(element)]),
	)
	return new Map(
		children
			.filter(({ name }) => name === 'w:num')
			.map((element) => [
				element.attribute('w:numId') ?? '',
				`${abstracts.get(element.child('w:abstractNumId')?.attribute('w:val') ?? null)}${canonicalChildren(element, new Set(['w:abstractNumId']))}`,
			]),
	)
}

function childrenOf(file: DocxFile, type: string): XmlElement[] {
	return file.relatedTree(type)?.children ?? []
}

function numberingOf(paragraph: XmlElement): string | null {
	const id = paragraph.at('w:pPr', 'w:numPr', 'w:numId')?.attribute('w:val') ?? null
	return id === '0' ? null : id
}
