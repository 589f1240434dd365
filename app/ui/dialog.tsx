import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'

/** The browser's own dialog: it traps the focus, closes on Escape and gives the focus back. */
export function Dialog({ id, title, open, onClose, children }: { id?: string; title: string; open?: boolean; onClose?: () => void; children: React.ReactNode }) {
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	useEffect(() => {
		const element = dialog.current
		if (!element || open === undefined) return
		if (open && !element.open) element.showModal()
		if (!open && element.open) element.close()
	}, [open])

	return (
		<dialog ref={dialog} id={id} aria-labelledby={titleId} onClose={onClose} className="m-auto max-h-[90dvh] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto rounded-2xl border border-line bg-surface p-6 text-ink">
			<div className="mb-4 flex items-start justify-between gap-4">
				<h2 id={titleId} className="text-xl font-semibold">
					{title}
				</h2>
				<button type="button" aria-label="Close" onClick={() => dialog.current?.close()} className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-raised">
					<X aria-hidden size={20} />
				</button>
			</div>
			{children}
		</dialog>
	)
}
