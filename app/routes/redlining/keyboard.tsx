import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { CircleHelp } from '#app/ui/icons.tsx'

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

const meanings: [key: string, meaning: string][] = [
	['j or n', 'Next suggestion'],
	['k or p', 'Previous suggestion'],
	['a', 'Accept and go to the next'],
	['r', 'Reject and go to the next'],
	['e', 'Edit its wording'],
	['c', 'Comment on it'],
	['u', 'Undo the last decision'],
	['Esc', 'Leave the text box'],
	['?', 'Show keyboard shortcuts'],
]

/** With scripts, single keys move between suggestions and decide. Inactive while somebody types, chooses or has a dialog open. */
export function RedliningKeys({ onKey }: { onKey: (key: RedliningKey) => void }) {
	const [open, setOpen] = useState(false)
	const latest = useRef(onKey)
	const id = useId()
	const scripted = useSyncExternalStore(
		subscribeToNothing,
		() => true,
		() => false,
	)
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
		document.addEventListener('keydown', onKeyDown)
		return () => document.removeEventListener('keydown', onKeyDown)
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
			{open ? (
				<Dialog id={id} title="Keys" open onClose={() => setOpen(false)}>
					<dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
						{meanings.map(([key, meaning]) => (
							<div key={key} className="contents">
								<dt>
									<kbd className="rounded border border-control bg-raised px-1.5 py-0.5 text-sm">{key}</kbd>
								</dt>
								<dd>{meaning}</dd>
							</div>
						))}
					</dl>
				</Dialog>
			) : null}
		</>
	)
}

const subscribeToNothing = () => () => undefined
