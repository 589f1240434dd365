import { NavLink } from 'react-router'
import { PageHeader } from '#app/ui/page-header.tsx'

const tabs = [
	{ to: '/company-profile', label: 'Profile' },
	{ to: '/company-profile/people', label: 'People' },
	{ to: '/company-profile/activity', label: 'Activity' },
]

/** The head of the company's pages, with the way from one to the other. */
export function CompanyHeader({ title, description }: { title: string; description: string }) {
	return (
		<>
			<PageHeader title={title} description={description} />
			<nav aria-label="Company pages" className="mb-6 flex gap-6 border-b border-line">
				{tabs.map(({ to, label }) => (
					<NavLink
						key={to}
						to={to}
						end
						className={({ isActive }) =>
							'-mb-px inline-flex min-h-11 items-center border-b-2 px-1 font-medium ' +
							(isActive ? 'border-accent text-accent' : 'border-transparent text-muted hover:text-ink')
						}
					>
						{label}
					</NavLink>
				))}
			</nav>
		</>
	)
}
