import { downloadName, fileStem } from '#app/domain/documents/file-name.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'

/** What a downloaded file is: with tracked changes, with all of them accepted, or the file as it came. */
export const redlineModes = ['tracked', 'accepted', 'original'] as const

export type RedlineMode = (typeof redlineModes)[number]

/** The name that a downloaded file is saved under: of a redlined one it ends in `_redlined.docx` (spec section 9). */
export function redlineFileName(fileName: string, mode: RedlineMode): string {
	return mode === 'original'
		? downloadName(fileName, docxMediaType)
		: `${fileStem(fileName)}_${mode === 'tracked' ? 'redlined' : 'accepted'}.docx`
}
