import { lazy, Suspense, useEffect, useState } from 'react'
import type { SidebarGroup } from '#app/ui/layout/sidebar.tsx'

// Loaded with the first use, so that no page waits for it.
const CommandPalette = lazy(() => import('./command-palette.tsx'))

/**
 * With scripts, Ctrl K or Cmd K opens the palette of documents and commands, and `/` goes to the search of the page, or to
 * the palette where the page has none. A single key is left alone while somebody types.
 */
export function CommandKeys({ groups }: { groups: SidebarGroup[] }) {
	const [open, setOpen] = useState(false)
	const [text, setText] = useState('')
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const opens = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
			const target = event.target instanceof HTMLElement ? event.target : null
			const searches =
				event.key === '/' &&
				!event.ctrlKey &&
				!event.metaKey &&
				!event.altKey &&
				!target?.closest('input, textarea, select, dialog, [contenteditable]')
			// What is typed before the palette has loaded and its field has the focus belongs into the field.
			if (open && isCharacter(event) && !target?.closest('input')) {
				event.preventDefault()
				setText((typed) => typed + event.key)
				return
			}
			if (!opens && !searches) return
			// A dialog that asks something is answered first.
			if (document.querySelector('dialog[open]') && !open) return
			event.preventDefault()
			const search = document.querySelector<HTMLInputElement>('main input[type="search"]')
			if (searches && search) {
				search.focus()
				search.select()
			} else {
				setText('')
				setOpen(opens ? !open : true)
			}
		}
		// Before React sees the key: it stops one pressed in a part of the page whose code is not there yet.
		window.addEventListener('keydown', onKeyDown, { capture: true })
		return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
	}, [open])

	return open ? (
		<Suspense>
			<CommandPalette groups={groups} text={text} onText={setText} onClose={() => setOpen(false)} />
		</Suspense>
	) : null
}

/** Whether a key writes a character. The space bar presses the button that has the focus. */
function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
	return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}
