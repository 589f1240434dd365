import { NavLink } from 'react-router'

const tabs = [
	{ to: '/settings/api', label: 'API tokens' },
	{ to: '/settings/webhooks', label: 'Webhooks' },
]

/** The pages for programs that work with an account. */
export function DeveloperTabs() {
	return (
		<nav aria-label="API" className="mb-6 flex flex-wrap gap-x-5 border-b border-line">
			{tabs.map(({ to, label }) => (
				<NavLink
					key={to}
					to={to}
					className={({ isActive }) =>
						'-mb-px inline-flex min-h-11 shrink-0 items-center border-b-2 px-1 font-medium no-underline ' +
						(isActive ? 'border-accent text-accent' : 'border-transparent text-muted hover:text-ink')
					}
				>
					{label}
				</NavLink>
			))}
		</nav>
	)
}
