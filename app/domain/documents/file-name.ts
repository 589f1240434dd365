import { docxMediaType, type MediaType, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'

const longest = 200
const fallback = 'document'

/**
 * The name of an uploaded file, made harmless: no folders, no control characters, no marks that reverse the writing
 * direction (they show `fdp.exe` as `exe.pdf`), at most 200 characters with the ending kept.
 */
export function cleanFileName(name: string): string {
	const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
	const visible = visibleName(base).replace(/^\.+/, '')
	const letters = [...visible]
	if (letters.length <= longest) return visible || fallback
	const ending = /\.[A-Za-z0-9]{1,8}$/.exec(visible)?.[0] ?? ''
	return letters.slice(0, longest - ending.length).join('') + ending
}

/** A name as one visible line: without control characters and without marks that reverse the writing direction. */
export function visibleName(name: string): string {
	return name
		.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
		.replace(/\s+/g, ' ')
		.trim()
}

const extensions: Record<MediaType, string> = { [pdfMediaType]: '.pdf', [docxMediaType]: '.docx' }

/** A letter first: 'Agreement v1.2' has no extension. */
const extension = /\.[A-Za-z][A-Za-z0-9]{1,7}$/

/** A file's name without its extension. */
export function fileStem(fileName: string): string {
	return fileName.replace(extension, '')
}

/** The name that a file is downloaded under: its extension follows the content, whatever it was uploaded as. */
export function downloadName(fileName: string, mediaType: MediaType): string {
	const right = extensions[mediaType]
	return fileName.toLowerCase().endsWith(right) ? fileName : `${fileStem(fileName)}${right}`
}
