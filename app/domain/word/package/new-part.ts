import type { DocxFile } from './docx-file.ts'
import { isStrict, relationshipsPartOf } from './relationships.ts'
import { strictWordNamespace, wordNamespace } from './root-namespaces.ts'

/** Name of the part that the main part refers to by a type; `null` when there is none, or none of that name. */
export function relatedPart(file: DocxFile, type: string): string | null {
	const name = file.related(type)
	return name !== null && file.has(name) ? name : null
}

/**
 * A name for a part that is to be made: the one that a relationship names already, whose part is missing; else one
 * beside the main part, 'word/comments.xml', 'word/comments1.xml' …
 */
export function newPartName(file: DocxFile, type: string): string {
	const promised = file.related(type)
	if (promised !== null && !file.has(promised) && /^[\w./-]{1,200}\.xml$/i.test(promised)) return promised
	const folder = file.mainPart.slice(0, file.mainPart.lastIndexOf('/') + 1)
	let name = `${folder}${type}.xml`
	for (let number = 1; file.has(name); number++) name = `${folder}${type}${number}.xml`
	return name
}

/** The characters of a new part with an empty WordprocessingML root, strict where the package is. */
export function emptyWordPart(file: DocxFile, root: string): string {
	const ofPackage = file.part(relationshipsPartOf(''))
	const namespace = ofPackage !== null && isStrict(ofPackage) ? strictWordNamespace : wordNamespace
	return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${root} xmlns:w="${namespace}"></w:${root}>`
}
