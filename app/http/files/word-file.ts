import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { attachment } from './attachment.ts'

/**
 * A Word file that browsers save under its name. It is somebody's contract, so no cache may store it.
 *
 * @param more headers that describe the file's content
 */
export function wordFileAnswer(bytes: Uint8Array, fileName: string, more: Record<string, string> = {}): Response {
	return new Response(new Uint8Array(bytes), {
		headers: {
			'Content-Type': docxMediaType,
			'Content-Length': String(bytes.length),
			'Content-Disposition': attachment(fileName),
			'Cache-Control': 'private, no-store',
			...more,
		},
	})
}
