import { planAllows } from '#app/domain/billing/gates.ts'
import { ActivityDownloads } from '#app/components/activity/activity-downloads.tsx'
import { ActivityFilters } from '#app/components/activity/activity-filters.tsx'
import { ActivityList } from '#app/components/activity/activity-list.tsx'
import { isFiltered, readActivityQuery, shownEvent } from '#app/components/activity/activity-page.ts'
import { listVisibleActivity, listVisibleActors, listVisibleDocuments } from '#app/domain/audit/list-visible-activity.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import type { Route } from './+types/activity.ts'
import { CompanyHeader } from './company-tabs.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const { cursor, chosen } = readActivityQuery(new URL(request.url).searchParams)
	const [page, actors, documents] = await Promise.all([
		listVisibleActivity(services, member, cursor),
		listVisibleActors(services, member),
		listVisibleDocuments(services, member),
	])
	return {
		chosen,
		actors,
		documents,
		events: page.events.map(shownEvent),
		next: page.next?.toString() ?? null,
		companyId: member.companyId,
		report: planAllows(member.plan, 'audit_report').allowed,
	}
}

/** What was done in the company, as far as the reader may see it. */
export default function CompanyActivity({ loaderData }: Route.ComponentProps) {
	const { chosen, actors, documents, events, next, companyId, report } = loaderData
	return (
		<div>
			<title>Activity · Fineprint</title>
			<CompanyHeader
				title="Activity"
				description="Who did what in this company: its documents that you can open, its people and your own account. The history can’t be changed."
			/>
			<div className="space-y-6">
				<h2 className="sr-only">History</h2>
				<ActivityFilters chosen={chosen} actors={actors} documents={documents} />
				<ActivityDownloads api={`/api/company/${companyId}`} chosen={chosen} report={report} />
				<ActivityList events={events} next={next} filtered={isFiltered(chosen)} />
			</div>
		</div>
	)
}
