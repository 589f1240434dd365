import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'

/** The XML parts in whose characters a pattern occurs, whether or not anything leads to them. */
export function* xmlPartsWith(file: DocxFile, pattern: RegExp): Generator<{ part: string; root: XmlElement }> {
	for (const part of file.partNames) {
		const root = /\.xml$/i.test(part) && pattern.test(file.part(part) ?? '') ? file.tree(part) : null
		if (root) yield { part, root }
	}
}
