import { Link } from 'react-router'
import { spanLink } from '#app/components/report/report-links.ts'
import { listDeadlines, type Deadline } from '#app/domain/deadlines/list-deadlines.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CalendarClock } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import type { Route } from './+types/legal-tasks.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = requireMember(context)
	return listDeadlines(context.get(servicesContext), member, Date.now())
}

export default function LegalTasks({ loaderData: { upcoming, passed } }: Route.ComponentProps) {
	return (
		<>
			<title>Legal Tasks & Deadlines · Fineprint</title>
			<PageHeader
				title="Legal Tasks & Deadlines"
				description={
					<p className="max-w-3xl">
						Dates that your reviewed documents state. Open the words before you rely on one: a report can misread a date, and days that
						depend on an event are not listed.
					</p>
				}
			/>
			<div className="grid gap-10">
				{upcoming.length > 0 ? (
					<Dates title="Upcoming" deadlines={upcoming} />
				) : (
					<EmptyState
						icon={<CalendarClock aria-hidden className="size-10" />}
						title="No upcoming dates"
						action={<ButtonLink to="/dashboard#upload">Review a document</ButtonLink>}
					>
						When a report finds a day on which a document ends, takes effect, or on which a payment, a delivery or a notice is due, it
						appears here.
					</EmptyState>
				)}
				{passed.length > 0 ? <Dates title="Passed in the last 90 days" deadlines={passed} /> : null}
			</div>
		</>
	)
}

function Dates({ title, deadlines }: { title: string; deadlines: Deadline[] }) {
	return (
		<section aria-label={title}>
			<h2 className="mb-3 text-lg font-semibold">{title}</h2>
			<ul className="overflow-hidden rounded-xl border border-line bg-surface">
				{deadlines.map((deadline) => (
					<li
						key={`${deadline.documentId} ${deadline.what} ${deadline.date}`}
						className="grid gap-x-6 gap-y-1 border-b border-line p-5 last:border-0 sm:grid-cols-[9rem_1fr]"
					>
						<p className="font-semibold tabular-nums">
							<time dateTime={deadline.date}>{shownDate(deadline.date)}</time>
						</p>
						<div className="grid min-w-0 gap-1">
							<p>
								<span className="font-semibold">{deadline.what}</span>:{' '}
								<Link to={spanLink(deadline, deadline)} className="break-words text-accent underline">
									{deadline.documentName}
								</Link>
							</p>
							<p className="text-sm text-muted">“{deadline.quote}”</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}
