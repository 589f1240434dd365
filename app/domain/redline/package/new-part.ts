import type { DocxFile } from './docx-file.ts'
import { isStrict, relationshipsPartOf } from './relationships.ts'
import { strictWordNamespace, wordNamespace } from './root-namespaces.ts'

/**
 * Name of the part that the main part refers to by a type; `null` when there is none. A reference to a part that is
 * missing is taken out, so that a new part can take its place.
 */
export function relatedPart(file: DocxFile, type: string): string | null {
	for (;;) {
		const name = file.related(type)
		if (name === null || file.part(name) !== null) return name
		file.removePart(name)
	}
}

/** A name beside the main part that no part has: 'word/comments.xml', else 'word/comments1.xml' … */
export function freePartName(file: DocxFile, stem: string): string {
	const folder = file.mainPart.slice(0, file.mainPart.lastIndexOf('/') + 1)
	const taken = new Set(file.partNames.map((name) => name.toLowerCase()))
	let name = `${folder}${stem}.xml`
	for (let number = 1; taken.has(name.toLowerCase()); number++) name = `${folder}${stem}${number}.xml`
	return name
}

/** The characters of a new part with an empty WordprocessingML root, strict where the package is. */
export function emptyWordPart(file: DocxFile, root: string): string {
	const ofPackage = file.part(relationshipsPartOf(''))
	const namespace = ofPackage !== null && isStrict(ofPackage) ? strictWordNamespace : wordNamespace
	return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${root} xmlns:w="${namespace}"></w:${root}>`
}
