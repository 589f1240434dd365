import { Menu, X } from '../icons.tsx'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { NavigationGroup } from './site-header.tsx'

const menuId = 'mobile-menu'
const round = 'inline-flex size-11 items-center justify-center rounded-lg hover:bg-raised'

/**
 * The menu of narrow screens slides in from the side. It is a popover, which browsers open and close without a script;
 * with one, the focus stays inside while it is open, and following a link closes it.
 */
export function MobileMenu({ groups, children }: { groups: NavigationGroup[]; children: React.ReactNode }) {
	const menu = useRef<HTMLDivElement>(null)
	const location = useLocation()
	useEffect(() => {
		if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
	}, [location])
	useEffect(() => {
		const element = menu.current
		element?.addEventListener('keydown', keepFocusInside)
		return () => element?.removeEventListener('keydown', keepFocusInside)
	}, [])

	return (
		<div className="lg:hidden">
			<button type="button" popoverTarget={menuId} aria-label="Open menu" className={round}>
				<Menu aria-hidden size={22} />
			</button>
			<div
				ref={menu}
				id={menuId}
				popover="auto"
				role="dialog"
				aria-label="Menu"
				className="slide-in fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,88vw)] overflow-y-auto border-l border-line bg-surface p-4 text-ink"
			>
				<div className="mb-2 flex justify-end">
					<button type="button" popoverTarget={menuId} popoverTargetAction="hide" aria-label="Close menu" className={round}>
						<X aria-hidden size={22} />
					</button>
				</div>
				<nav aria-label="Menu" className="grid gap-5">
					{groups.map((group) => (
						<ul key={group.name ?? ''} aria-label={group.name} className="grid gap-1">
							{group.name ? (
								<li aria-hidden className="px-3 text-sm font-medium text-muted">
									{group.name}
								</li>
							) : null}
							{group.links.map((link) => (
								<li key={link.to}>
									<Link
										to={link.to}
										aria-current={link.to === location.pathname ? 'page' : undefined}
										className="flex min-h-11 items-center rounded-lg px-3 text-lg font-medium hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:text-accent"
									>
										{link.label}
									</Link>
								</li>
							))}
						</ul>
					))}
				</nav>
				<div className="mt-5 grid gap-3 border-t border-line pt-5">{children}</div>
			</div>
		</div>
	)
}

function keepFocusInside(this: HTMLElement, event: KeyboardEvent) {
	if (event.key !== 'Tab') return
	const stops = this.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')
	const [first, last] = [stops[0], stops[stops.length - 1]]
	const leaving = event.shiftKey ? first : last
	if (document.activeElement !== leaving && document.activeElement !== this) return
	event.preventDefault()
	const next = event.shiftKey ? last : first
	next?.focus()
}
