import { ActivityList } from '#app/components/activity/activity-list.tsx'
import { readActivityQuery, shownEvents } from '#app/components/activity/activity-page.ts'
import { ActivityFilters } from '#app/components/activity/activity-filters.tsx'
import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import { listActors } from '#app/domain/activity/list-actors.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import type { Route } from './+types/activity.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openPageDocument(context, request, params.documentId)
	const services = context.get(servicesContext)
	const { cursor, chosen } = readActivityQuery(new URL(request.url).searchParams)
	const [page, actors] = await Promise.all([
		listDocumentActivity(services, access.member, access.document, cursor),
		listActors(services, { documentId: access.document.id }),
	])
	return { name: access.document.name, chosen, actors, events: shownEvents(page.events, access.may), next: page.next?.toString() ?? null }
}

/** Everything that was done to a document: who, what, to which version, when and from where. */
export default function DocumentActivity({ loaderData: { name, chosen, actors, events, next } }: Route.ComponentProps) {
	return (
		<div className="max-w-4xl space-y-6">
			<title>{`Activity of ${name} · Fineprint`}</title>
			<div>
				<h2 className="text-heading font-semibold">Activity</h2>
				<p className="mt-1 text-muted">Who did what to this document. The history can’t be changed.</p>
			</div>
			<ActivityFilters chosen={chosen} actors={actors} />
			<ActivityList events={events} next={next} filtered={chosen.kind !== null || chosen.person !== null} />
		</div>
	)
}
