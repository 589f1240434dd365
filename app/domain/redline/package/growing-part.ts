import { Refusal } from '#app/domain/extraction/docx/refusal.ts'
import { parseXml } from '#app/domain/extraction/docx/xml-scanner.ts'
import type { DocxFile } from './docx-file.ts'

const noContent = /^\s*(?:<\?xml[^>]*\?>\s*)?$/

/**
 * The characters of a part that something is to be added to. Some writers leave one without any content, as good as
 * none: it begins as a new one does.
 *
 * @param root name of its root element.
 * @param fresh the characters of a new one.
 * @throws Refusal 'corrupt' when it is another kind of part: whatever is added there, nobody would read it.
 */
export function growingPart(file: DocxFile, part: string, root: string, fresh: string): string {
	const characters = file.part(part) ?? ''
	if (noContent.test(characters)) return fresh
	const found = parseXml(characters).name
	if (found !== root) throw new Refusal('corrupt', `${part} has the root ${found}, not ${root}`)
	return characters
}
