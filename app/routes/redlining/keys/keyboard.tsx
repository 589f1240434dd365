import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CircleHelp } from '#app/ui/icons.tsx'
import { onDemand } from '#app/ui/on-demand/on-demand.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'

export type RedliningKey = 'next' | 'previous' | 'accept' | 'reject' | 'edit' | 'comment' | 'undo'

const keys: Record<string, RedliningKey> = {
	j: 'next',
	n: 'next',
	k: 'previous',
	p: 'previous',
	a: 'accept',
	r: 'reject',
	e: 'edit',
	c: 'comment',
	u: 'undo',
}

const KeyboardHelp = onDemand(async () => (await import('./keyboard-help.tsx')).KeyboardHelp)

/** With scripts, single keys move between suggestions and decide. Inactive while somebody types, chooses or has a dialog open. */
export function RedliningKeys({ onKey }: { onKey: (key: RedliningKey) => void }) {
	const [open, setOpen] = useState(false)
	const latest = useRef(onKey)
	const scripted = useScripted()
	useEffect(() => {
		latest.current = onKey
	})
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const target = event.target instanceof HTMLElement ? event.target : null
			if (event.key === 'Escape' && target?.matches('input, textarea, select')) return target.blur()
			if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, dialog, [contenteditable]')) return
			if (event.key === '?') return setOpen(true)
			const key = keys[event.key]
			if (!key) return
			event.preventDefault()
			latest.current(key)
		}
		// Before React sees the key: it stops one pressed in a part of the page whose code is not there yet.
		window.addEventListener('keydown', onKeyDown, { capture: true })
		return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
	}, [])

	if (!scripted) return null
	return (
		<>
			<Button
				type="button"
				variant="quiet"
				size="small"
				className="hidden pointer-fine:inline-flex print:hidden"
				onClick={() => setOpen(true)}
			>
				<CircleHelp aria-hidden size={16} />
				Keys
			</Button>
			{open ? <KeyboardHelp onClose={() => setOpen(false)} /> : null}
		</>
	)
}
