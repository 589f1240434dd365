import { downloadName, fileStem } from '#app/domain/documents/file-name.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'

/** The contents of a downloaded file: tracked changes, all of them accepted, or the file as it came. */
export const redlineModes = ['tracked', 'accepted', 'original'] as const

export type RedlineMode = (typeof redlineModes)[number]

/** The name of a downloaded file: a redline ends in `_redlined.docx` (spec section 9). */
export function redlineFileName(fileName: string, mode: RedlineMode): string {
	return mode === 'original'
		? downloadName(fileName, docxMediaType)
		: `${fileStem(fileName)}_${mode === 'tracked' ? 'redlined' : 'accepted'}.docx`
}
