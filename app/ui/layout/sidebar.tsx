import { ChevronsLeft, ChevronsRight, type IconComponent } from '../icons.tsx'
import { NavLink, useFetcher, useLocation } from 'react-router'

export interface SidebarGroup {
	name: string
	links: { to: string; label: string; icon: IconComponent }[]
}

/** The navigation beside a page. A cookie remembers whether it is folded and the server reads it, so the layout never jumps. */
export function Sidebar({
	groups,
	collapsed: remembered,
	children,
}: {
	groups: SidebarGroup[]
	collapsed: boolean
	/** Below the navigation, while there is room for it. */
	children?: React.ReactNode
}) {
	const { pathname, search } = useLocation()
	const fetcher = useFetcher()
	const asked = fetcher.formData?.get('collapsed')
	const collapsed = asked === undefined ? remembered : asked === '1'
	const word = collapsed ? 'sr-only' : ''
	return (
		<aside
			aria-label="Sidebar"
			className={
				'sticky top-(--header-height) hidden h-[calc(100dvh-var(--header-height))] shrink-0 flex-col overflow-y-auto border-r ' +
				`border-line px-3 py-6 md:flex print:hidden ${collapsed ? 'w-18' : 'w-60'}`
			}
		>
			<nav aria-label="Sections" className="grid gap-6">
				{groups.map((group) => (
					<div key={group.name}>
						<h2 className={collapsed ? 'sr-only' : 'mb-1.5 px-3 text-sm font-medium text-muted'}>{group.name}</h2>
						<ul className="grid gap-1">
							{group.links.map((link) => (
								<li key={link.to}>
									<NavLink
										to={link.to}
										title={collapsed ? link.label : undefined}
										className={({ isActive }) =>
											`flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium ${isActive ? 'bg-accent-soft text-accent' : 'text-ink hover:bg-raised'}`
										}
									>
										<link.icon aria-hidden size={18} className="shrink-0" />
										<span className={word}>{link.label}</span>
									</NavLink>
								</li>
							))}
						</ul>
					</div>
				))}
			</nav>
			{collapsed ? null : <div className="mt-auto pt-6">{children}</div>}
			<fetcher.Form method="post" action="/sidebar" className={collapsed ? 'mt-auto pt-6' : 'pt-2'}>
				<input type="hidden" name="returnTo" value={pathname + search} />
				<button
					name="collapsed"
					value={collapsed ? '0' : '1'}
					className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-muted hover:bg-raised hover:text-ink"
				>
					{collapsed ? (
						<ChevronsRight aria-hidden size={18} className="shrink-0" />
					) : (
						<ChevronsLeft aria-hidden size={18} className="shrink-0" />
					)}
					<span className={word}>{collapsed ? 'Expand sidebar' : 'Collapse sidebar'}</span>
				</button>
			</fetcher.Form>
		</aside>
	)
}
