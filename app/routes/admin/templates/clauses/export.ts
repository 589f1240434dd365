import { isId } from '#app/domain/access/document-id.ts'
import { exportClauses } from '#app/domain/templates/library/clauses/export-clauses.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { attachment } from '#app/http/files/attachment.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { noTemplate } from '../sent-form.ts'
import type { Route } from './+types/export.ts'

/** The clauses in use as text: all, or those of one template. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const templateId = new URL(request.url).searchParams.get('document_id') || undefined
	const administrator = requireAdministrator(context)
	const text = templateId && !isId(templateId) ? null : await exportClauses(context.get(servicesContext), administrator, templateId)
	if (text === null) throw noTemplate()
	return new Response(text, {
		headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Disposition': attachment('clauses.txt') },
	})
}
