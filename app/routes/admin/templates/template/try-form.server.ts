import { data, type RouterContextProvider } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { readTyped, withButton } from '#app/domain/templates/generate/answers/typed-answers.ts'
import { findVersion } from '#app/domain/templates/library/versions/list-versions.server.ts'
import { planResync } from '#app/domain/templates/library/versions/resync-fields.server.ts'
import { tryTemplate } from '#app/domain/templates/library/try-template.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { sayVersionRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { megabyte } from '#app/units.ts'
import { noTemplate, noTemplateVersion, typedIn } from '../sent-form.ts'
import { isVersionNumber } from './no-version.server.ts'

const clausePrefix = 'clause.'

interface Tried {
	context: Readonly<RouterContextProvider>
	params: { templateId: string }
	request: Request
}

/**
 * The version that a page tries: the one in use, or the one that its address names, with the fields that it would have.
 *
 * @throws 404 where there is none; what is wrong with one that can't come into use
 */
export async function triedVersion({ context, params: { templateId }, request }: Tried) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const template = isId(templateId) ? await findTemplate(services, administrator, templateId) : null
	if (!template) throw noTemplate()
	const asked = new URL(request.url).searchParams.get('version')
	const number = asked === null ? template.activeNumber : Number(asked)
	const { id, name, activeNumber } = template
	const about = { id, name, number, isActive: number === activeNumber }
	if (about.isActive) return { ...about, fields: template.fields, clauseNames: template.clauseNames }
	const version = isVersionNumber(number) ? await findVersion(services, administrator, id, number) : null
	const plan = version && (await planResync(services, wordEngineFor(administrator.id), administrator, id, number))
	if (!version || !plan) throw noTemplateVersion()
	if ('refused' in plan) {
		const { status, message } = sayVersionRefusal(plan)
		throw data({ message }, { status })
	}
	return { ...about, fields: plan.fields, clauseNames: version.clauseNames }
}

/** Makes a document from the values of the form, for the preview and for the download. */
export async function tryForm(sent: Tried) {
	const { context, request } = sent
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const { id: templateId, number, fields } = await triedVersion(sent)
	const form = await parseForm(request, megabyte, 5000)
	const variants = Object.fromEntries(
		Object.entries(typedIn(form)).flatMap(([name, key]) => (name.startsWith(clausePrefix) ? [[name.slice(clausePrefix.length), key]] : [])),
	)
	const typed = withButton(readTyped(fields, form), String(form.get('go')))
	const engine = wordEngineFor(administrator.id)
	const tried = await tryTemplate(services, engine, administrator, { templateId, number, fields }, typed, variants)
	if (!tried) throw noTemplate()
	return { fields, tried, typed, variants }
}
