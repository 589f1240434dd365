import { data, href, redirect } from 'react-router'
import { PromptTry, tryPrompt } from '#app/domain/administration/prompts/try-prompt.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import type { Route } from './+types/start-trial.ts'
import { noSuchPrompt } from './find-prompt.server.ts'

export async function action({ context, params: { name }, request }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const asked = PromptTry.safeParse(Object.fromEntries(await parseForm(request)))
	const started = asked.success ? await tryPrompt(services, administrator, name, asked.data) : 'no_sample'
	if (started === 'no_sample') throw data({ message: 'Choose a version and a sample to try it on.' }, { status: 400 })
	if (started === null) throw noSuchPrompt()
	return redirect(href('/admin/prompts/:name/trials/:trialId', { name, trialId: started.trialId }))
}
