import { createHash } from 'node:crypto'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import { sourceOf } from '#app/domain/word/package/xml/element-source.ts'

/** Something in a paragraph that is no text: what it is in words, and what is equal for the same thing. */
export interface InlineObject {
	what: string
	identity: string
}

/** The pictures, drawings, links, fields, formulas and controls of a paragraph, in order, those in text boxes not. */
export function objectsOf(paragraph: XmlElement, file: DocxFile, part: string): InlineObject[] {
	const objects: InlineObject[] = []
	const visit = (element: XmlElement) => {
		switch (element.name) {
			case 'w:drawing':
			case 'w:pict':
			case 'w:object':
				objects.push({ what: 'A picture, chart or drawing', identity: contentOf(element, file, part) })
				return
			case 'w:hyperlink':
				objects.push({
					what: 'A link',
					identity: `${element.attribute('w:anchor') ?? ''} ${targetOf(element.attribute('r:id') ?? '', file, part)}`,
				})
				break
			case 'w:fldSimple':
				objects.push({ what: 'A field', identity: words(element.attribute('w:instr') ?? '') })
				break
			case 'w:instrText':
				objects.push({ what: 'A field', identity: words(element.text()) })
				return
			case 'w:checkBox':
				objects.push({
					what: 'A ticked box',
					identity: String(element.child('w:checked')?.attribute('w:val') ?? element.child('w:checked') !== undefined),
				})
				return
			case 'w:sdtPr':
				if (element.child('w:dataBinding')) objects.push({ what: 'A field that Word fills from the properties of the file', identity: '' })
				return
			case 'm:oMath':
				objects.push({ what: 'A formula', identity: '' })
				return
			case 'w:pPr':
			case 'w:txbxContent':
				return
		}
		for (const child of element.children) visit(child)
	}
	for (const child of paragraph.children) visit(child)
	return objects
}

function contentOf(element: XmlElement, file: DocxFile, part: string): string {
	const ids = Array.from(
		sourceOf(element).matchAll(/\s\w{1,40}:(?:embed|link|id|pict|dm|lo|qs|cs)\s?=\s?"([^"]{1,80})"/g),
		([, id = '']) => id,
	)
	const targets = file.relationshipsOf(part).filter(({ id }) => ids.includes(id))
	if (targets.length === 0) return namesOf(element)
	return targets.map(({ target, external }) => (target === null ? external : digest(file.bytesOf(target)))).join(' ')
}

function targetOf(id: string, file: DocxFile, part: string): string {
	const relationship = file.relationshipsOf(part).find((each) => each.id === id)
	return relationship?.external ?? relationship?.target ?? ''
}

function namesOf({ name, children }: XmlElement): string {
	return name === 'w:txbxContent' ? name : `${name}(${children.map(namesOf).join(' ')})`
}

function words(text: string): string {
	return text.trim().replace(/\s+/g, ' ')
}

/** The same picture may stand in every paragraph. */
const digests = new WeakMap<Uint8Array, string>()

function digest(bytes: Uint8Array | null): string {
	if (!bytes) return 'missing'
	const known = digests.get(bytes) ?? createHash('sha256').update(bytes).digest('base64')
	digests.set(bytes, known)
	return known
}
