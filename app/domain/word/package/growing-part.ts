import { Refusal } from '#app/domain/word/package/refusal.ts'
import type { DocxFile } from './docx-file.ts'

/**
 * The characters of a part that something is to be added to. Some writers leave one without any content, as good as
 * none: it begins as a new one does.
 *
 * @param root name of its root element.
 * @param fresh the characters of a new one.
 * @throws Refusal 'corrupt' when it is another kind of part: whatever is added there, nobody would read it.
 */
export function growingPart(file: DocxFile, part: string, root: string, fresh: string): string {
	const found = file.tree(part)
	if (!found) return fresh
	if (found.name !== root) throw new Refusal('corrupt', `${part} has the root ${found.name}, not ${root}`)
	return found.scope.source
}
