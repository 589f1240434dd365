import { useEffect, useRef, type ReactNode } from 'react'
import { Disclosure } from '#app/ui/disclosure.tsx'

/**
 * A button with a panel below it, inside its container so that it covers nothing beside that. The browser's own
 * disclosure opens without scripts; with them, Escape and a press outside close it.
 */
export function RedliningMenu({
	label,
	icon,
	primary = false,
	open = false,
	children,
}: {
	label: ReactNode
	icon?: ReactNode
	primary?: boolean
	open?: boolean
	children: ReactNode
}) {
	const menu = useRef<HTMLDetailsElement>(null)
	useEffect(() => {
		const close = (event: PointerEvent | KeyboardEvent) => {
			const element = menu.current
			if (!element?.open) return
			if (event instanceof KeyboardEvent ? event.key !== 'Escape' : element.contains(event.target as Node)) return
			element.open = false
			if (event instanceof KeyboardEvent) element.querySelector('summary')?.focus()
		}
		document.addEventListener('pointerdown', close)
		document.addEventListener('keydown', close)
		return () => {
			document.removeEventListener('pointerdown', close)
			document.removeEventListener('keydown', close)
		}
	}, [])
	return (
		<Disclosure ref={menu} name="redlining-menu" open={open} className="group">
			<summary
				className={
					'flex min-h-11 list-none items-center gap-2 rounded-lg px-4 font-semibold [&::-webkit-details-marker]:hidden ' +
					`${primary ? 'bg-accent text-on-accent hover:bg-accent-strong' : 'border border-control bg-surface text-ink hover:bg-raised'}`
				}
			>
				{icon}
				{label}
			</summary>
			<div className="absolute right-0 z-20 mt-2 max-h-[70dvh] w-[min(26rem,100%)] overflow-y-auto rounded-xl border border-line bg-surface p-5 text-ink shadow-raised max-sm:fixed max-sm:inset-x-4 max-sm:z-40 max-sm:w-auto">
				{children}
			</div>
		</Disclosure>
	)
}
