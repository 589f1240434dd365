import { NavLink } from 'react-router'

const tabs = [
	['/admin/templates', 'Templates', true],
	['/admin/templates/clauses', 'Clauses', false],
] as const

/** The way between the templates and the clauses that they share. */
export function LibraryTabs() {
	return <Tabs label="The library" tabs={tabs} />
}

/** Links to pages that belong together; `end`: only the page itself, none below it. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly (readonly [to: string, name: string, end: boolean])[] }) {
	return (
		<nav aria-label={label} className="mb-6 flex flex-wrap gap-x-5 border-b border-line">
			{tabs.map(([to, name, end]) => (
				<NavLink
					key={to}
					to={to}
					end={end}
					className={({ isActive }) =>
						'-mb-px inline-flex min-h-11 shrink-0 items-center border-b-2 px-1 font-medium no-underline ' +
						(isActive ? 'border-accent text-accent' : 'border-transparent text-muted hover:text-ink')
					}
				>
					{name}
				</NavLink>
			))}
		</nav>
	)
}
