import { LayoutDashboard, Menu, X } from 'lucide-react'
import { Link, NavLink, useLocation } from 'react-router'
import { Button, ButtonLink } from './button.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Links that the header carries on every page; the sidebar's join them in the mobile menu. */
export interface NavigationLink {
	to: string
	label: string
}

const menuId = 'mobile-menu'
const linkLook = 'inline-flex min-h-11 items-center rounded-lg px-3 font-medium text-ink hover:bg-raised'

/** The fixed header with its slide-in menu for phones: a popover, which browsers open and close without a script. */
export function SiteHeader({ firstName, links, memberLinks }: { firstName: string | null; links: NavigationLink[]; memberLinks: NavigationLink[] }) {
	const { pathname, search } = useLocation()
	const here = `${pathname}${search}`
	return (
		<header className="sticky top-0 z-30 border-b border-line bg-page/95 backdrop-blur print:hidden">
			<div className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-4 px-4 sm:px-6">
				<Link to="/" className="inline-flex min-h-11 items-center" aria-label="Fineprint, home">
					<Logo />
				</Link>
				<nav aria-label="Main" className="hidden items-center gap-1 md:flex">
					{links.map((link) => (
						<Link key={link.to} to={link.to} className={linkLook}>
							{link.label}
						</Link>
					))}
				</nav>
				<div className="flex items-center gap-1 sm:gap-2">
					<ThemeSwitch returnTo={here} />
					<div className="hidden items-center gap-2 md:flex">
						{firstName === null ? (
							<ButtonLink to={`/login?returnTo=${encodeURIComponent(pathname === '/' ? '/dashboard' : here)}`} variant="primary" size="small">
								Login
							</ButtonLink>
						) : (
							<>
								<span className="px-2 text-sm text-muted">{firstName}</span>
								<ButtonLink to="/dashboard" variant="secondary" size="small">
									<LayoutDashboard aria-hidden size={16} /> Dashboard
								</ButtonLink>
								<Logout />
							</>
						)}
					</div>
					<button type="button" popoverTarget={menuId} aria-label="Open menu" className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-raised md:hidden">
						<Menu aria-hidden size={22} />
					</button>
				</div>
			</div>
			<div id={menuId} popover="auto" role="dialog" aria-label="Menu" className="slide-in fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,85vw)] border-l border-line bg-surface p-4 text-ink">
				<div className="mb-2 flex items-center justify-between">
					<span className="px-3 text-sm text-muted">{firstName === null ? 'Menu' : firstName}</span>
					<button type="button" popoverTarget={menuId} popoverTargetAction="hide" aria-label="Close menu" className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-raised">
						<X aria-hidden size={22} />
					</button>
				</div>
				<nav aria-label="Menu" className="grid gap-1">
					{[...links, ...(firstName === null ? [] : memberLinks)].map((link) => (
						<NavLink key={link.to} to={link.to} end onClick={closeMenu} className={({ isActive }) => `${linkLook} ${isActive ? 'bg-raised' : ''}`}>
							{link.label}
						</NavLink>
					))}
				</nav>
				<div className="mt-4 grid border-t border-line pt-4">
					{firstName === null ? <ButtonLink to={`/login?returnTo=${encodeURIComponent(pathname === '/' ? '/dashboard' : here)}`} onClick={closeMenu}>Login</ButtonLink> : <Logout />}
				</div>
			</div>
		</header>
	)
}

function Logout() {
	return (
		// A full page load: nothing of the session stays in memory.
		<form method="post" action="/logout" className="grid">
			<Button variant="secondary" size="small">
				Logout
			</Button>
		</form>
	)
}

/** A link inside the page changes it without a load: the menu must be put away. */
function closeMenu() {
	document.getElementById(menuId)?.hidePopover()
}
