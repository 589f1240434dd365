import type { ByteSource } from './zip/byte-source.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { detectFileType } from '#app/domain/extraction/file-type.ts'
import { type DocxPackage, openDocxPackage } from './docx-package.ts'
import { Refusal } from './refusal.ts'

/**
 * Opens an upload that should be a Word document, so that one that is not says what it is rather than 'corrupt'.
 *
 * @throws Refusal 'empty' or 'unsupported_type', and as `openDocxPackage` does.
 */
export async function openDocument(source: ByteSource): Promise<DocxPackage> {
	const detected = await detectFileType(source)
	if ('refused' in detected) throw new Refusal(detected.refused, 'not a Word package')
	if (detected.mediaType !== docxMediaType) throw new Refusal('unsupported_type', `content is ${detected.mediaType}`)
	return openDocxPackage(source)
}
