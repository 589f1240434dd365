import type { RouterContextProvider } from 'react-router'
import { valuesIn } from '#app/components/template-form/form-values.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { tryTemplate } from '#app/domain/templates/library/try-template.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { megabyte } from '#app/units.ts'
import { noTemplate, typedIn } from '../sent-form.ts'

const clausePrefix = 'clause.'

/** Makes a document from the values of the form, for the preview and for the download. */
export async function tryForm({
	context,
	params: { templateId },
	request,
}: {
	context: Readonly<RouterContextProvider>
	params: { templateId: string }
	request: Request
}) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const template = isId(templateId) ? await findTemplate(services, administrator, templateId) : null
	if (!template) throw noTemplate()
	const typed = typedIn(await parseForm(request, megabyte, 5000))
	const variants = Object.fromEntries(
		Object.entries(typed).flatMap(([name, key]) => (name.startsWith(clausePrefix) ? [[name.slice(clausePrefix.length), key]] : [])),
	)
	const version = { templateId, number: template.activeNumber }
	const engine = wordEngineFor(administrator.id)
	const tried = await tryTemplate(services, engine, administrator, version, valuesIn(template.fields, typed), variants)
	if (!tried) throw noTemplate()
	return { tried, typed }
}
