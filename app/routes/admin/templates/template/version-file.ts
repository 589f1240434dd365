import { isId } from '#app/domain/access/document-id.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { findVersion } from '#app/domain/templates/library/versions/list-versions.server.ts'
import { loadTemplateFile } from '#app/domain/templates/library/versions/template-files.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { attachment } from '#app/http/files/attachment.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { noTemplate } from '../sent-form.ts'
import type { Route } from './+types/version-file.ts'

/** The file of a version, as it was uploaded. */
export async function loader({ context, params: { templateId, number } }: Route.LoaderArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const version =
		isId(templateId) && /^\d{1,6}$/.test(number) ? await findVersion(services, administrator, templateId, Number(number)) : null
	const file = version && (await loadTemplateFile(services, version))
	if (!version || !file) throw noTemplate()
	return new Response(new Uint8Array(file), {
		headers: { 'Content-Type': docxMediaType, 'Content-Disposition': attachment(version.fileName) },
	})
}
