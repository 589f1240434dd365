import { isPdf, refusedWordFile } from '#app/domain/word/package/word-file-type.ts'
import { asByteSource, type ByteSource } from '#app/domain/word/package/zip/byte-source.ts'
import { docxMediaType, type ExtractionFailure, type MediaType, pdfMediaType } from './extracted-document.ts'

/** What an upload is, or why it is nothing Fineprint takes. */
export type DetectedFileType =
	{ mediaType: MediaType } | { refused: Extract<ExtractionFailure, 'empty' | 'encrypted' | 'unsupported_type'> }

/**
 * Tells what a file is by its content, whatever its name. It reads a few kilobytes. A damaged or hostile DOCX is still
 * a DOCX here: `inspectDocx` finds what is wrong with it.
 */
export async function detectFileType(file: Uint8Array | ByteSource): Promise<DetectedFileType> {
	const source = asByteSource(file)
	if (await isPdf(source)) return { mediaType: pdfMediaType }
	const refused = await refusedWordFile(source)
	return refused ? { refused } : { mediaType: docxMediaType }
}
