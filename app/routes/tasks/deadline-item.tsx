import { href, Link } from 'react-router'
import { spanLink } from '#app/components/report/report-links.ts'
import type { Deadline, DeadlineSource } from '#app/domain/deadlines/list-deadlines.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import { DeadlineActions } from './deadline-actions.tsx'

/** Somebody that a deadline can be given to. */
export interface Colleague {
	id: string
	name: string
}

/** A deadline with its rule, its arithmetic and the words it rests on, and what can be done about it. */
export function DeadlineItem({ deadline, people, today }: { deadline: Deadline; people: readonly Colleague[]; today: string }) {
	const { what, date, document, rule, steps, notes, sources, confirmed, owner, doneAt, snoozedUntil } = deadline
	return (
		<li className="grid gap-x-6 gap-y-2 p-5 sm:grid-cols-[8.5rem_1fr]">
			<p className="font-semibold tabular-nums">
				<time dateTime={date}>{shownDate(date)}</time>
			</p>
			<div className="grid min-w-0 gap-2">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<span className="font-semibold">{what}</span>
					{confirmed ? null : <Badge tone="medium">Not confirmed</Badge>}
					{doneAt ? <Badge tone="good">Done</Badge> : null}
					{snoozedUntil && snoozedUntil > today && !doneAt ? <Badge>{`Snoozed until ${shownDate(snoozedUntil)}`}</Badge> : null}
				</p>
				{document || owner ? (
					<p className="flex flex-wrap gap-x-3 text-sm text-muted">
						{document ? (
							<Link
								to={href('/document-vault/:documentId/details', { documentId: document.id })}
								className="break-words text-accent underline underline-offset-4"
							>
								{document.name}
							</Link>
						) : null}
						{owner ? <span>{`Owner: ${owner.name}`}</span> : null}
					</p>
				) : null}
				{rule ? (
					<details className="text-sm">
						<summary className="cursor-pointer py-2 text-accent pointer-coarse:py-3">How this day was computed</summary>
						<div className="mt-1 grid gap-2">
							<p>{rule}</p>
							<ol className="list-decimal pl-5">
								{steps.map((step) => (
									<li key={step}>{step}</li>
								))}
							</ol>
							{document ? sources.map((source) => <SourceLine key={source.label} source={source} documentId={document.id} />) : null}
							{notes.map((note) => (
								<p key={note} className="text-muted">
									{note}
								</p>
							))}
						</div>
					</details>
				) : null}
				{deadline.mayChange ? <DeadlineActions deadline={deadline} people={people} /> : null}
			</div>
		</li>
	)
}

function SourceLine({ source: { label, quote, version, start, end }, documentId }: { source: DeadlineSource; documentId: string }) {
	if (quote === null) return <p>{`${label}: typed by a person.`}</p>
	return (
		<p>
			{`${label}: `}
			<Link to={spanLink({ documentId, version }, { start, end })} className="text-accent underline underline-offset-4">
				“{quote}”
			</Link>
		</p>
	)
}
