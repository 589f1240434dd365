import { data } from 'react-router'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { attachment } from '#app/http/files/attachment.ts'
import type { Route } from './+types/try-file.ts'
import { tryForm } from './try-form.server.ts'

/** A document made from sample values, as a file. */
export async function action(args: Route.ActionArgs) {
	const { tried } = await tryForm(args)
	if ('refused' in tried) throw data({ message: tried.refused }, { status: 422 })
	return new Response(new Uint8Array(tried.file), {
		headers: { 'Content-Type': docxMediaType, 'Content-Disposition': attachment(tried.name) },
	})
}
