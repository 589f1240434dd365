import { Link, useLocation } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { shownDateTime } from '#app/ui/shown-date.ts'
import type { ShownEvent } from './activity-page.ts'

/** A page of a history, the newest first, with the way to older events. */
export function ActivityList({ events, next, filtered }: { events: readonly ShownEvent[]; next: string | null; filtered: boolean }) {
	const { pathname, search } = useLocation()
	if (events.length === 0)
		return (
			<EmptyState title="Nothing here">{filtered ? 'No activity matches these filters. Choose others.' : 'No activity yet.'}</EmptyState>
		)
	const older = new URLSearchParams(search)
	if (next !== null) older.set('before', next)
	return (
		<>
			<ol className="divide-y divide-line rounded-xl border border-line bg-surface">
				{events.map(({ id, who, did, version, at, from, document }) => (
					<li key={id} className="grid gap-1 p-4 sm:px-5">
						<p className="[overflow-wrap:anywhere]">
							<span className="font-semibold">{who}</span> {did}
						</p>
						<p className="flex flex-wrap gap-x-3 text-sm text-muted">
							<time dateTime={at}>{shownDateTime(at)}</time>
							{document ? (
								<Link
									to={`/document-vault/${document.id}/activity`}
									className="text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
								>
									{document.name}
								</Link>
							) : null}
							{version ? <span>{`Version ${version}`}</span> : null}
							{from ? <span>{`from ${from}`}</span> : null}
						</p>
					</li>
				))}
			</ol>
			{next === null ? null : (
				<p className="print:hidden">
					<Link to={`${pathname}?${older}`} className="font-semibold text-accent underline underline-offset-4">
						Older activity
					</Link>
				</p>
			)}
		</>
	)
}
