import { ChevronsLeft, ChevronsRight, FileText, LayoutDashboard, UserRound } from 'lucide-react'
import { NavLink, Outlet, useFetcher, useLocation, useRouteLoaderData } from 'react-router'
import { requireMember } from '#app/http/require-member.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import type { Route } from './+types/signed-in.ts'

/** Nothing below is shown to anybody who is not signed in; each page asks again for what it needs. */
export function loader({ context }: Route.LoaderArgs) {
	requireMember(context)
	return null
}

const groups = [
	{
		name: 'Documents',
		links: [
			{ to: '/dashboard', label: 'Overview', icon: LayoutDashboard },
			{ to: '/document-vault', label: 'Document Vault', icon: FileText },
		],
	},
	{ name: 'User', links: [{ to: '/settings', label: 'User Profile', icon: UserRound }] },
]

/** The sidebar beside every signed-in page. Folded or not is remembered by the browser and known to the server. */
export default function SignedIn() {
	const shell = useRouteLoaderData<typeof rootLoader>('root')
	const { pathname, search } = useLocation()
	const fetcher = useFetcher()
	const asked = fetcher.formData?.get('collapsed')
	const collapsed = asked === undefined ? (shell?.preferences.sidebarCollapsed ?? false) : asked === '1'
	return (
		<div className="mx-auto flex w-full max-w-7xl flex-1">
			<aside className={`sticky top-16 hidden h-[calc(100dvh-4rem)] shrink-0 flex-col border-r border-line px-3 py-6 md:flex print:hidden ${collapsed ? 'w-18' : 'w-60'}`}>
				<nav aria-label="Sidebar" className="grid gap-6">
					{groups.map((group) => (
						<div key={group.name}>
							<h2 className={collapsed ? 'sr-only' : 'mb-1 px-3 text-xs font-semibold tracking-wide text-muted uppercase'}>{group.name}</h2>
							<ul className="grid gap-1">
								{group.links.map((link) => (
									<li key={link.to}>
										<NavLink
											to={link.to}
											title={collapsed ? link.label : undefined}
											className={({ isActive }) => `flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium ${isActive ? 'bg-accent-soft text-accent' : 'text-ink hover:bg-raised'}`}
										>
											<link.icon aria-hidden size={18} className="shrink-0" />
											<span className={collapsed ? 'sr-only' : ''}>{link.label}</span>
										</NavLink>
									</li>
								))}
							</ul>
						</div>
					))}
				</nav>
				<fetcher.Form method="post" action="/sidebar" className="mt-auto">
					<input type="hidden" name="returnTo" value={pathname + search} />
					<button name="collapsed" value={collapsed ? '0' : '1'} className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-muted hover:bg-raised hover:text-ink">
						{collapsed ? <ChevronsRight aria-hidden size={18} /> : <ChevronsLeft aria-hidden size={18} />}
						<span className={collapsed ? 'sr-only' : ''}>{collapsed ? 'Expand sidebar' : 'Collapse sidebar'}</span>
					</button>
				</fetcher.Form>
			</aside>
			<main id="content" className="min-w-0 flex-1 px-4 py-8 sm:px-8">
				<Outlet />
			</main>
		</div>
	)
}
