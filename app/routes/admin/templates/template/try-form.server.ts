import type { RouterContextProvider } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { readTyped, withButton } from '#app/domain/templates/generate/answers/typed-answers.ts'
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
	const form = await parseForm(request, megabyte, 5000)
	const variants = Object.fromEntries(
		Object.entries(typedIn(form)).flatMap(([name, key]) => (name.startsWith(clausePrefix) ? [[name.slice(clausePrefix.length), key]] : [])),
	)
	const typed = withButton(readTyped(template.fields, form), String(form.get('go')))
	const version = { templateId, number: template.activeNumber }
	const engine = wordEngineFor(administrator.id)
	const tried = await tryTemplate(services, engine, administrator, version, typed, variants)
	if (!tried) throw noTemplate()
	return { fields: template.fields, tried, typed, variants }
}
