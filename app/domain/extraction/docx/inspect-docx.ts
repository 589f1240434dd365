import { asByteSource, type ByteSource } from '#app/domain/word/package/zip/byte-source.ts'
import type { ExtractionFailure } from '../extracted-document.ts'
import { bodyPath } from './body.ts'
import { openDocument } from '#app/domain/word/package/open-document.ts'
import { Refusal } from '#app/domain/word/package/refusal.ts'
import { XmlScanner } from '#app/domain/word/package/xml/xml-scanner.ts'
import { refuseEntities } from '#app/domain/word/package/xml/xml-text.ts'
import { orExtractionFailure } from './text-too-long.ts'

/** What extraction parses besides the main part: damage there would come out only after the upload was accepted. */
const typesRead = new Set(['styles', 'numbering', 'footnotes', 'endnotes', 'header', 'footer', 'comments'])

/**
 * Judges an upload before it is accepted: unpacks every XML part under the limits, looks for what no document
 * needs, and checks that the parts that will be read are whole
 * and hold words. `null` when there is nothing against it;
 * `extractDocx` may still find too much text, or none outside of tracked deletions.
 */
export async function inspectDocx(file: Uint8Array | ByteSource): Promise<ExtractionFailure | null> {
	const inspected = await orExtractionFailure(() => inspect(asByteSource(file)))
	return 'value' in inspected ? null : inspected.reason
}

async function inspect(source: ByteSource): Promise<void> {
	const docx = await openDocument(source)
	const read = new Set(docx.relationships.filter(({ type }) => typesRead.has(type)).map(({ target }) => target?.toLowerCase()))
	let worded = false
	for (const name of docx.xmlParts) {
		const part = await docx.readXml(name)
		if (part === null) continue
		refuseEntities(part)
		if (name.toLowerCase() === docx.mainPart.toLowerCase()) checkWhole(part, bodyPath[0])
		else if (read.has(name.toLowerCase())) checkWhole(part)
		worded ||= hasWords(part)
	}
	if (!worded) throw new Refusal('no_text', 'no words in any part')
}

/** Whether any run of the part holds a letter or digit, deleted ones included: a guess that is cheap and never too strict. */
function hasWords(part: string): boolean {
	return /<(?:[\w.-]+:)?t(?:\s[^<>]*)?>[^<]*[\p{L}\p{N}]/u.test(part)
}

function checkWhole(part: string, rootName?: string): void {
	const scanner = new XmlScanner(part)
	const { element } = scanner.root()
	if (rootName !== undefined && element.name !== rootName) throw new Refusal('corrupt', `root is ${element.name}`)
	scanner.finish()
}
