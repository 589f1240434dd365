import { asByteSource, type ByteSource } from '#app/domain/word/package/zip/byte-source.ts'
import { docxMediaType, type ExtractedDocument, type Extraction } from '../extracted-document.ts'
import { readBody } from './body.ts'
import { readComments } from '#app/domain/word/read/margin-comments.ts'
import { DocumentBuilder } from './document-builder.ts'
import { NumberingCounter } from '#app/domain/word/read/numbering-counter.ts'
import { readNumbering } from '#app/domain/word/read/numbering.ts'
import { openDocument } from '#app/domain/word/package/open-document.ts'
import { readRelatedXml } from '#app/domain/word/package/docx-package.ts'
import { Refusal } from '#app/domain/word/package/refusal.ts'
import { orExtractionFailure } from './text-too-long.ts'
import { readHeadersAndFooters, readNotes } from './side-stories.ts'
import { readStyles } from '#app/domain/word/read/styles.ts'

/** Raised whenever the same file may give other text or other paragraph ids than before. */
export const docxExtractorVersion = 'docx-1'

/**
 * Reads a Word document as if every tracked change in it were accepted (`readParagraphContent` says character by
 * character how). The file is never trusted: whatever is wrong with it comes back as a reason.
 */
export async function extractDocx(file: Uint8Array | ByteSource): Promise<Extraction> {
	const read = await orExtractionFailure(() => readDocument(asByteSource(file)))
	return 'value' in read ? { readable: true, layout: null, document: read.value } : { readable: false, reason: read.reason }
}

async function readDocument(source: ByteSource): Promise<ExtractedDocument> {
	const docx = await openDocument(source)
	const styles = readStyles(await readRelatedXml(docx, 'styles'))
	const lists = readNumbering(await readRelatedXml(docx, 'numbering'), styles)
	const builder = new DocumentBuilder(styles, new NumberingCounter(lists))

	const body = await readBody(docx, builder)
	const afterNotes = await readNotes(docx, builder, body)
	const afterAll = await readHeadersAndFooters(docx, builder, afterNotes, body.progress.headersAndFooters)

	const { text, paragraphs, hiddenSpans } = builder
	if (!/[\p{L}\p{N}]/u.test(text)) throw new Refusal('no_text', 'no words')
	return {
		mediaType: docxMediaType,
		text,
		paragraphs,
		pages: body.pages,
		pagesNotRead: [],
		comments: readComments(await readRelatedXml(docx, 'comments'), body.commentAnchors),
		trackedChanges: afterAll.trackedChanges,
		hiddenSpans,
		extractorVersion: docxExtractorVersion,
	}
}
