import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import { inspectFile } from '#app/domain/extraction/inspect-file.server.ts'

/**
 * The text of a form in the data folder, to which the offsets of a defect refer: of a PDF or DOCX what our extraction
 * gives, of a text file its words with plain line ends.
 *
 * @throws when the file is refused or cannot be read.
 */
export async function formText(data: string, form: string): Promise<string> {
	const path = join(data, form)
	if (!/\.(?:pdf|docx)$/i.test(form)) return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
	const inspection = await inspectFile(path, statSync(path).size)
	if ('refused' in inspection) throw new Error(`${form}: refused, ${inspection.refused}`)
	const extraction = await extractText(path, inspection.mediaType, { onProgress: () => undefined })
	if (!extraction.readable) throw new Error(`${form}: unreadable, ${extraction.reason}`)
	return extraction.document.text
}
