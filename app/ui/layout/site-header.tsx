import { LayoutDashboard } from '../icons.tsx'
import { Link, useLocation } from 'react-router'
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
 * @param links for everybody
 * @param memberGroups what the mobile menu adds for members, in place of the sidebar
 */
export function SiteHeader({
	firstName,
	links,
	memberGroups,
}: {
	firstName: string | null
	links: NavigationGroup['links']
	memberGroups: NavigationGroup[]
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
				<nav aria-label="Main" className="hidden items-center gap-1 md:ml-4 md:flex">
					{links.map((link) => (
						<Link
							key={link.to}
							to={link.to}
							className="inline-flex min-h-11 items-center rounded-lg px-3 font-medium text-muted hover:text-ink"
						>
							{link.label}
						</Link>
					))}
				</nav>
				<div className="ml-auto flex items-center gap-1 sm:gap-2">
					<ThemeSwitch returnTo={here} />
					<div className="hidden items-center gap-2 md:flex">
						{firstName === null ? (
							<ButtonLink to={login} variant="secondary">
								Login
							</ButtonLink>
						) : (
							<>
								<span className="max-w-40 truncate px-2 text-muted">{firstName}</span>
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
								<p className="mb-3 truncate px-3 text-muted">Signed in as {firstName}</p>
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
	if (/^\/(login|auth)(\/|$)/.test(pathname)) return new URLSearchParams(search).get('returnTo') ?? '/dashboard'
	return pathname === '/' ? '/dashboard' : `${pathname}${search}`
}

/** A plain form: the next page loads from scratch, so nothing of the session stays in memory. */
function Logout() {
	return (
		<form method="post" action="/logout" className="grid">
			<Button variant="quiet">Logout</Button>
		</form>
	)
}
