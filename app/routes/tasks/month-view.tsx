import { Link } from 'react-router'
import type { Deadline } from '#app/domain/deadlines/list-deadlines.server.ts'
import type { Month } from './months.ts'

const names = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A month with what is due on each day. On a phone only days with something are shown. */
export function MonthView({ month, today, deadlines }: { month: Month; today: string; deadlines: readonly Deadline[] }) {
	const on = (day: string) => deadlines.filter(({ date }) => date === day)
	const any = deadlines.some(({ date }) => date.startsWith(month.id))
	return (
		<section aria-labelledby="month">
			<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
				<h2 id="month" className="text-lg font-semibold">
					{names.format(new Date(`${month.id}-01T00:00:00Z`))}
				</h2>
				<nav aria-label="Months" className="flex gap-4">
					<Link
						to={`?view=month&month=${month.previous}`}
						className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
					>
						Previous
					</Link>
					<Link
						to={`?view=month&month=${month.next}`}
						className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
					>
						Next
					</Link>
				</nav>
			</div>
			<table className="w-full table-fixed border-collapse rounded-xl border border-line bg-surface max-sm:block">
				<thead className="max-sm:sr-only">
					<tr>
						{weekdays.map((name) => (
							<th key={name} scope="col" className="border border-line p-2 text-left text-sm font-semibold text-muted">
								<abbr title={name} className="no-underline">
									{name.slice(0, 3)}
								</abbr>
							</th>
						))}
					</tr>
				</thead>
				<tbody className="max-sm:block">
					{month.weeks.map((week, index) => (
						<tr key={index} className="max-sm:block">
							{week.map((day, weekday) => {
								const due = day ? on(day) : []
								return (
									<td
										key={weekday}
										aria-current={day === today ? 'date' : undefined}
										className={`h-24 border border-line p-2 align-top aria-[current]:bg-accent-soft max-sm:h-auto max-sm:border-0 ${due.length > 0 ? 'max-sm:block max-sm:border-b' : 'max-sm:hidden'}`}
									>
										{day ? (
											<time dateTime={day} className="text-sm text-muted">
												{Number(day.slice(8))}
											</time>
										) : null}
										{due.map(({ key, what, document, doneAt }) => (
											<p key={key} className={`mt-1 text-sm break-words ${doneAt ? 'text-muted line-through' : ''}`}>
												{document ? (
													<>
														<Link to={`/document-vault/${document.id}/details`}>{what}</Link>
														<span className="block truncate text-muted">{document.name}</span>
													</>
												) : (
													what
												)}
											</p>
										))}
									</td>
								)
							})}
						</tr>
					))}
				</tbody>
			</table>
			{any ? null : <p className="mt-3 text-muted">Nothing is due in this month.</p>}
		</section>
	)
}
