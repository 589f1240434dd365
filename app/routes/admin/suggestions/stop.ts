import { data, href } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { stopRegeneration } from '#app/domain/administration/regeneration/start-regeneration.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { refusals } from '#app/http/refusals.ts'
import type { Route } from './+types/stop.ts'

export async function action({ context, params: { regenerationId } }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const stopped = isId(regenerationId) ? await stopRegeneration(services, administrator, regenerationId) : null
	if (stopped === null) throw data({ message: refusals.no_such_regeneration.error }, { status: 404 })
	return redirectWithToast(
		href('/admin/suggestions'),
		stopped === 'stopped'
			? { title: 'Regeneration stopped', description: 'Redrafted suggestions stay; the others are unchanged.' }
			: { title: 'Nothing to stop', description: 'It had ended already.' },
	)
}
