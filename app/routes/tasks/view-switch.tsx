import { Link } from 'react-router'

const look =
	'inline-flex min-h-11 items-center rounded-lg px-4 font-semibold no-underline aria-[current]:bg-accent-soft aria-[current]:text-accent'

/** Switches between the list and the month. */
export function ViewSwitch({ month }: { month: boolean }) {
	return (
		<nav aria-label="View" className="flex gap-1 rounded-lg border border-line bg-surface p-1 print:hidden">
			<Link to="/legal-tasks" aria-current={month ? undefined : 'page'} className={look}>
				List
			</Link>
			<Link to="/legal-tasks?view=month" aria-current={month ? 'page' : undefined} className={look}>
				Month
			</Link>
		</nav>
	)
}
