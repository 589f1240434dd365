import { data } from 'react-router'
import { drawVersionPage } from '#app/domain/documents/draw-version-page.server.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { refusals } from '#app/http/refusals.ts'
import type { Route } from './+types/picture.ts'

/** Raised whenever the same page may be drawn otherwise than before. */
const drawingVersion = 1

const notDrawn = {
	file_missing: refusals.file_missing.error,
	damaged: 'This page is damaged and could not be drawn. Download the file to see it.',
	too_slow: 'This page took too long to draw. Download the file to see it.',
}

/** A page of a PDF as a picture. Browsers keep it, and ask each time whether its reader may still see it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openPageDocument(context, request, params.documentId, { version: requestedVersion(request) })
	const { version } = access
	if (version.mediaType !== pdfMediaType) throw data('Page images are only available for PDF files.', { status: 409 })
	const page = /^[1-9]\d{0,3}$/.test(params.page) ? Number(params.page) : null
	if (page === null) throw data('This document has no such page.', { status: 404 })

	const headers = { ETag: `"${version.sha256}-${page}-${drawingVersion}"`, 'Cache-Control': 'private, no-cache' }
	if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers })
	const drawing = await drawVersionPage(context.get(servicesContext), access, page, request.signal)
	if ('picture' in drawing) return new Response(new Uint8Array(drawing.picture), { headers: { ...headers, 'Content-Type': 'image/webp' } })
	if (drawing.refused === 'no_such_page') throw data('This document has no such page.', { status: 404 })
	// A picture too, since it is shown where the page would be.
	return new Response(sentencePicture(notDrawn[drawing.refused]), {
		status: drawing.refused === 'file_missing' ? 409 : 422,
		headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
	})
}

/** @param sentence one of ours: it needs no escaping */
function sentencePicture(sentence: string): string {
	return (
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792" width="612" height="792"><rect width="612" height="792" fill="#fff"/>' +
		`<text x="306" y="396" font-family="sans-serif" font-size="15" fill="#555" text-anchor="middle">${sentence}</text></svg>`
	)
}
