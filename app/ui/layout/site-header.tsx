import { LayoutDashboard } from '../icons.tsx'
import { Link, useLocation } from 'react-router'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import { Button, ButtonLink } from '../button.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Links that belong together, under a name where they need one. */
export interface NavigationGroup {
	name?: string
	links: { to: string; label: string }[]
}

/**
 * The header that stays at the top of every page.
 *
 * @param firstName of the person signed in; `null` when nobody is
 * @param isAdmin whether that person may open the administration
 * @param links for everybody
 * @param memberGroups what the mobile menu adds for members, in place of the sidebar
 * @param inMenu what it adds below them
 */
export function SiteHeader({
	firstName,
	isAdmin,
	links,
	memberGroups,
	inMenu,
}: {
	firstName: string | null
	isAdmin: boolean
	links: NavigationGroup['links']
	memberGroups: NavigationGroup[]
	inMenu?: React.ReactNode
}) {
	const { pathname, search } = useLocation()
	const here = `${pathname}${search}`
	const login = `/login?returnTo=${encodeURIComponent(afterLogin(pathname, search))}`
	return (
		<header className="sticky top-0 z-30 border-b border-line bg-page print:hidden">
			<div className="mx-auto flex h-(--header-height) max-w-7xl items-center gap-4 px-4 sm:px-6">
				<Link to="/" className="inline-flex min-h-11 items-center" aria-label="Fineprint, home">
					<Logo />
				</Link>
				<nav aria-label="Main" className="hidden items-center lg:ml-3 lg:flex">
					{links.map((link) => (
						<Link
							key={link.to}
							to={link.to}
							aria-current={link.to === pathname ? 'page' : undefined}
							className="inline-flex min-h-11 items-center rounded-lg px-2.5 font-medium text-muted hover:text-ink aria-[current]:text-accent xl:px-3"
						>
							{link.label}
						</Link>
					))}
				</nav>
				<div className="ml-auto flex items-center gap-1 sm:gap-2">
					<ThemeSwitch returnTo={here} />
					<div className="hidden items-center gap-2 lg:flex">
						{firstName === null ? (
							<ButtonLink to={login} variant="secondary">
								Login
							</ButtonLink>
						) : (
							<>
								<span className="max-w-24 truncate px-1 text-muted xl:max-w-40">{firstName}</span>
								{isAdmin ? <AdminLink /> : null}
								<ButtonLink to="/dashboard" variant="secondary">
									<LayoutDashboard aria-hidden size={17} /> Dashboard
								</ButtonLink>
								<Logout />
							</>
						)}
					</div>
					<MobileMenu groups={firstName === null ? [{ links }] : [{ links }, ...memberGroups]}>
						{firstName === null ? (
							<ButtonLink to={login}>Login</ButtonLink>
						) : (
							<>
								{inMenu}
								<p className="truncate px-3 text-muted">Logged in as {firstName}</p>
								{isAdmin ? <AdminLink /> : null}
								<Logout />
							</>
						)}
					</MobileMenu>
				</div>
			</div>
		</header>
	)
}

function afterLogin(pathname: string, search: string): string {
	if (/^\/(login|auth)(\/|$)/.test(pathname)) return safeReturnTo(new URLSearchParams(search).get('returnTo')) ?? '/dashboard'
	return pathname === '/' ? '/dashboard' : `${pathname}${search}`
}

/** Leads to the administration; its pages check the rights again. */
function AdminLink() {
	return (
		<ButtonLink to="/admin/templates" variant="danger">
			Admin
		</ButtonLink>
	)
}

/** A plain form: the next page loads from scratch, so nothing of the session stays in memory. */
function Logout() {
	return (
		<form method="post" action="/logout" className="grid">
			<Button variant="quiet">Logout</Button>
		</form>
	)
}
