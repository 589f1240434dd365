import type { Deadline } from '#app/domain/deadlines/list-deadlines.server.ts'
import { DeadlineItem, type Colleague } from './deadline-item.tsx'

/** Deadlines under a heading. */
export function DeadlineSection(props: { title: string; deadlines: readonly Deadline[]; people: readonly Colleague[]; today: string }) {
	const { title, deadlines, people, today } = props
	return (
		<section aria-label={title}>
			<h2 className="mb-3 text-lg font-semibold">{title}</h2>
			<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
				{deadlines.map((deadline) => (
					<DeadlineItem key={`${deadline.key} ${deadline.date}`} deadline={deadline} people={people} today={today} />
				))}
			</ul>
		</section>
	)
}
