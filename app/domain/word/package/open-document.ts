import { type DocxPackage, openDocxPackage } from './docx-package.ts'
import { Refusal } from './refusal.ts'
import { refusedWordFile } from './word-file-type.ts'
import type { ByteSource } from './zip/byte-source.ts'

/**
 * Opens an upload that should be a Word document, so that one that is not says what it is rather than 'corrupt'.
 *
 * @throws Refusal 'empty', 'encrypted' or 'unsupported_type', and as `openDocxPackage` does.
 */
export async function openDocument(source: ByteSource): Promise<DocxPackage> {
	const refused = await refusedWordFile(source)
	if (refused) throw new Refusal(refused, 'not a Word package')
	return openDocxPackage(source)
}
