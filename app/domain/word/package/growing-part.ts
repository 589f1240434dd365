import { Refusal } from '#app/domain/word/package/refusal.ts'
import type { DocxFile } from './docx-file.ts'

/**
 * The characters of a part to which something is added. A part without any content, as some writers leave it, begins
 * like a new one.
 *
 * @param root name of its root element.
 * @param fresh the characters of a new one.
 * @throws Refusal 'corrupt' when it is another kind of part, where nobody would read what is added.
 */
export function growingPart(file: DocxFile, part: string, root: string, fresh: string): string {
	const found = file.tree(part)
	if (!found) return fresh
	if (found.name !== root) throw new Refusal('corrupt', `${part} has the root ${found.name}, not ${root}`)
	return found.scope.source
}
