import { data } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { findVersion } from '#app/domain/templates/library/versions/list-versions.server.ts'
import { loadTemplateFile } from '#app/domain/templates/library/versions/template-files.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { attachment } from '#app/http/files/attachment.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { noTemplate } from '../sent-form.ts'
import { noVersion } from './no-version.server.ts'
import type { Route } from './+types/version-file.ts'

/** The file of a version, as it was uploaded. */
export async function loader({ context, params: { templateId, number } }: Route.LoaderArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	if (!isId(templateId)) throw noTemplate()
	const version = /^\d{1,6}$/.test(number) ? await findVersion(services, administrator, templateId, Number(number)) : null
	if (!version) throw await noVersion(services, administrator, templateId)
	const file = await loadTemplateFile(services, version)
	if (!file) throw data('The file of this version is missing. Upload it again as a new version.', { status: 404 })
	return new Response(new Uint8Array(file), {
		headers: { 'Content-Type': docxMediaType, 'Content-Disposition': attachment(version.fileName) },
	})
}
