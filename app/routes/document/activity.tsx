import { planAllows } from '#app/domain/billing/gates.ts'
import { ActivityDownloads } from '#app/components/activity/activity-downloads.tsx'
import { ActivityList } from '#app/components/activity/activity-list.tsx'
import { isFiltered, readActivityQuery, shownEvents } from '#app/components/activity/activity-page.ts'
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
	const { document, member, company, may } = access
	return {
		id: document.id,
		name: document.name,
		chosen: { ...chosen, document: null },
		actors,
		events: shownEvents(page.events, may),
		next: page.next?.toString() ?? null,
		// A report tells where the company's history stands: it is for its own members.
		report: company.id === member.companyId ? planAllows(member.plan, 'audit_report').allowed : null,
	}
}

/** Everything that was done to a document: who, what, to which version, when and from where. */
export default function DocumentActivity({ loaderData: { id, name, chosen, actors, events, next, report } }: Route.ComponentProps) {
	return (
		<div className="max-w-4xl space-y-6">
			<title>{`Activity of ${name} · Fineprint`}</title>
			<div>
				<h2 className="text-heading font-semibold">Activity</h2>
				<p className="mt-1 text-muted">Who did what to this document. The history can’t be changed.</p>
			</div>
			<ActivityFilters chosen={chosen} actors={actors} />
			<ActivityDownloads api={`/api/document/${id}`} chosen={chosen} report={report} />
			<ActivityList events={events} next={next} filtered={isFiltered(chosen)} />
		</div>
	)
}
