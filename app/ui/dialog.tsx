import { X } from './icons.tsx'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'

/** The browser's own dialog: it traps the focus, closes on Escape or a click beside it, and gives the focus back. */
export function Dialog({
	id,
	title,
	open,
	onClose,
	children,
}: {
	id?: string
	title: string
	open?: boolean
	onClose?: () => void
	children: React.ReactNode
}) {
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	// Before effects of the content, which may move the focus away from the first button.
	useLayoutEffect(() => {
		const element = dialog.current
		if (!element || open === undefined) return
		if (open && !element.open) element.showModal()
		if (!open && element.open) element.close()
	}, [open])
	useEffect(() => {
		const element = dialog.current
		// The content fills the dialog, so a press on the element itself is one on its backdrop.
		const closeBeside = (event: PointerEvent) => {
			if (event.target === element) element?.close()
		}
		element?.addEventListener('pointerdown', closeBeside)
		return () => element?.removeEventListener('pointerdown', closeBeside)
	}, [])

	return (
		<dialog
			ref={dialog}
			id={id}
			aria-labelledby={titleId}
			onClose={onClose}
			className="m-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface text-ink shadow-raised"
		>
			<div className="p-5 sm:p-7">
				<div className="mb-4 flex items-start justify-between gap-4">
					<h2 id={titleId} className="pt-1.5 text-heading font-semibold">
						{title}
					</h2>
					<button
						type="button"
						aria-label="Close"
						onClick={() => dialog.current?.close()}
						className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-raised"
					>
						<X aria-hidden size={20} />
					</button>
				</div>
				{children}
			</div>
		</dialog>
	)
}
