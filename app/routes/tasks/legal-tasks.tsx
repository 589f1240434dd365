import { data, href } from 'react-router'
import { findCalendarFeed } from '#app/domain/deadlines/calendar-feed.server.ts'
import { todayAt } from '#app/domain/deadlines/calendar-days.ts'
import { listDeadlines } from '#app/domain/deadlines/list-deadlines.server.ts'
import { listMembers } from '#app/domain/company/members.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CalendarClock } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { formProblem } from '#app/http/refusals.ts'
import type { Route } from './+types/legal-tasks.ts'
import { CalendarCard } from './calendar-card.tsx'
import { DeadlineSection } from './deadline-section.tsx'
import { MonthView } from './month-view.tsx'
import { monthFromQuery } from './months.ts'
import { NewTaskForm } from './new-task-form.tsx'
import { RefusedSection } from './refused-section.tsx'
import { changeTasks, TaskForm } from './task-forms.server.ts'
import { ViewSwitch } from './view-switch.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const query = new URL(request.url).searchParams
	const now = Date.now()
	const [list, people, feed] = await Promise.all([
		listDeadlines(services, member, now),
		listMembers(services, member),
		findCalendarFeed(services, member),
	])
	return {
		...list,
		people: people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
		feedMadeAt: feed?.toISOString() ?? null,
		today: todayAt(now),
		month: query.get('view') === 'month' ? monthFromQuery(query.get('month'), todayAt(now)) : null,
	}
}

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const fields = Object.fromEntries(await parseForm(request))
	const form = TaskForm.safeParse(fields)
	if (!form.success) return data({ fields, error: formProblem(form.error) }, { status: 400 })
	const outcome = await changeTasks(context.get(servicesContext), member, form.data)
	if ('error' in outcome) return data({ fields, error: outcome.error }, { status: outcome.status })
	return redirectWithToast(safeReturnTo(fields.returnTo) ?? href('/legal-tasks'), { title: outcome.done, description: outcome.detail })
}

/** What is due: computed from confirmed records and the company profile, stated in documents, and one's own tasks. */
export default function LegalTasks({ loaderData, actionData }: Route.ComponentProps) {
	const { upcoming, passed, done, refused, people, feedMadeAt, today, month } = loaderData
	return (
		<>
			<title>Legal Tasks & Deadlines · Fineprint</title>
			<PageHeader
				title="Legal Tasks & Deadlines"
				description={
					<p className="max-w-3xl">
						Days that follow from your documents and your company profile, with the rule and the arithmetic. A day that no one confirmed can
						be misread: open the words before you rely on it.
					</p>
				}
				actions={<ViewSwitch month={month !== null} />}
			/>
			<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
				<div className="grid gap-8">
					{actionData && actionData.fields.intent !== 'add' ? <Alert tone="error">{actionData.error}</Alert> : null}
					{month ? (
						<MonthView month={month} today={today} deadlines={[...passed, ...upcoming, ...done]} />
					) : (
						<>
							{upcoming.length > 0 ? (
								<DeadlineSection title="Upcoming" deadlines={upcoming} people={people} today={today} />
							) : (
								<EmptyState
									icon={<CalendarClock aria-hidden className="size-10" />}
									title="No upcoming dates"
									action={<ButtonLink to="/dashboard#upload">Review a document</ButtonLink>}
								>
									When a review finds a day on which something ends, takes effect or is due, it appears here. You can also add tasks of your
									own.
								</EmptyState>
							)}
							{passed.length > 0 ? (
								<DeadlineSection title="Passed in the last 90 days" deadlines={passed} people={people} today={today} />
							) : null}
							{done.length > 0 ? <DeadlineSection title="Done" deadlines={done} people={people} today={today} /> : null}
						</>
					)}
					{refused.length > 0 ? <RefusedSection refused={refused} /> : null}
				</div>
				<div className="grid gap-6">
					<NewTaskForm
						key={actionData ? 'refused' : upcoming.length}
						today={today}
						refused={actionData?.fields.intent === 'add' ? actionData : null}
					/>
					<CalendarCard madeAt={feedMadeAt} />
				</div>
			</div>
		</>
	)
}
