import { ChevronsLeft, ChevronsRight, type IconComponent } from '../icons.tsx'
import { Link, useFetcher, useLocation } from 'react-router'

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
	const requested = fetcher.formData?.get('collapsed')
	const collapsed = requested === undefined ? remembered : requested === '1'
	const word = collapsed ? 'sr-only' : ''
	const current = currentLink(groups, pathname)
	// An administrator's many links are lower where a mouse points at them, so that all are in view on a laptop.
	const many = groups.flatMap(({ links }) => links).length > 10
	const height = many ? 'min-h-11 pointer-fine:min-h-9' : 'min-h-11'
	// The longest of those links is longer, too.
	const open = many ? 'w-68' : 'w-60'
	return (
		<aside
			aria-label="Sidebar"
			className={
				'sticky top-(--header-height) hidden h-[calc(100dvh-var(--header-height))] shrink-0 flex-col overflow-y-auto border-r ' +
				`border-line px-3 md:flex print:hidden ${many ? 'py-4' : 'py-6'} ${collapsed ? 'w-18' : open}`
			}
		>
			<nav aria-label="Sections" className={`grid ${many ? 'gap-4' : 'gap-6'}`}>
				{groups.map((group) => (
					<div key={group.name}>
						<h2 className={collapsed ? 'sr-only' : 'mb-1.5 px-3 text-sm font-medium text-muted'}>{group.name}</h2>
						<ul className={`grid ${many ? 'gap-0.5' : 'gap-1'}`}>
							{group.links.map((link) => (
								<li key={link.to}>
									<Link
										to={link.to}
										title={collapsed ? link.label : undefined}
										aria-current={link.to === current ? 'page' : undefined}
										className={`flex ${height} items-center gap-3 rounded-lg px-3 font-medium whitespace-nowrap ${link.to === current ? 'bg-accent-soft text-accent' : 'text-ink hover:bg-raised'}`}
									>
										<link.icon aria-hidden size={18} className="shrink-0" />
										<span className={word}>{link.label}</span>
									</Link>
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
					className={`flex ${height} w-full items-center gap-3 rounded-lg px-3 text-muted hover:bg-raised hover:text-ink`}
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

/** Of the links that lead to the page or to one above it, the nearest: billing stands below the settings and has a link of its own. */
function currentLink(groups: SidebarGroup[], pathname: string): string | undefined {
	const above = groups.flatMap(({ links }) => links.map(({ to }) => to)).filter((to) => `${pathname}/`.startsWith(`${to}/`))
	return above.sort((one, other) => other.length - one.length)[0]
}
