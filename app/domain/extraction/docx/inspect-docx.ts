import { asByteSource, type ByteSource } from '../byte-source.ts'
import type { ExtractionFailure } from '../extracted-document.ts'
import { bodyPath } from './body.ts'
import { openDocument } from './open-document.ts'
import { orRefusal, Refusal } from './refusal.ts'
import { XmlScanner } from './xml-scanner.ts'
import { refuseEntities } from './xml-text.ts'

/**
 * Judges an upload before it is accepted: unpacks every XML part under the limits, looks for what no document
 * needs, and checks that the main part holds together and holds words. `null` when there is nothing against it;
 * `extractDocx` may still find too much text, or none outside of tracked deletions.
 */
export async function inspectDocx(file: Uint8Array | ByteSource): Promise<ExtractionFailure | null> {
	const inspected = await orRefusal(() => inspect(asByteSource(file)))
	return 'value' in inspected ? null : inspected.reason
}

async function inspect(source: ByteSource): Promise<void> {
	const docx = await openDocument(source)
	let worded = false
	for (const name of docx.xmlParts) {
		const part = await docx.readXml(name)
		if (part === null) continue
		refuseEntities(part)
		if (name.toLowerCase() === docx.mainPart.toLowerCase()) checkMainPart(part)
		worded ||= hasWords(part)
	}
	if (!worded) throw new Refusal('no_text', 'no words in any part')
}

/** Whether any run of the part holds a letter or digit, deleted ones included: a guess that is cheap and never too strict. */
function hasWords(part: string): boolean {
	return /<(?:[\w.-]+:)?t(?:\s[^<>]*)?>[^<]*[\p{L}\p{N}]/u.test(part)
}

function checkMainPart(part: string): void {
	const scanner = new XmlScanner(part)
	const root = scanner.root()
	if (root.name !== bodyPath[0]) throw new Refusal('corrupt', `root is ${root.name}`)
	scanner.finish()
}
