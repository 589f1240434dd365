import { attachment } from './attachment.ts'

/**
 * A ZIP that browsers save under its name. It holds somebody's contracts, so no cache may store it.
 *
 * @param bytes its size, where it is known before it is sent
 */
export function zipAnswer(body: ReadableStream<Uint8Array>, fileName: string, bytes?: number): Response {
	return new Response(body, {
		headers: {
			'Content-Type': zipMediaType,
			...(bytes === undefined ? {} : { 'Content-Length': String(bytes) }),
			'Content-Disposition': attachment(fileName),
			'Cache-Control': 'private, no-store',
		},
	})
}

export const zipMediaType = 'application/zip'
