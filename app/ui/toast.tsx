import { X } from 'lucide-react'
import { useState } from 'react'

export interface ToastMessage {
	title: string
	description?: string
	variant?: 'default' | 'destructive'
}

/** One message at a time, in a corner. It stays until it is closed or the next page comes: nobody has to read fast. */
export function ToastNote({ toast }: { toast: ToastMessage }) {
	const [closed, setClosed] = useState<ToastMessage>()
	if (closed === toast) return null
	const destructive = toast.variant === 'destructive'
	return (
		<div
			role={destructive ? 'alert' : 'status'}
			className={`fixed inset-x-4 bottom-4 z-40 flex items-start gap-3 rounded-xl border bg-surface p-4 shadow-lg sm:left-auto sm:w-96 print:hidden ${destructive ? 'border-high' : 'border-line'}`}
		>
			<div className="min-w-0 flex-1">
				<p className={`font-semibold ${destructive ? 'text-high' : 'text-ink'}`}>{toast.title}</p>
				{toast.description ? <p className="mt-0.5 text-sm text-muted">{toast.description}</p> : null}
			</div>
			<button type="button" aria-label="Dismiss" onClick={() => setClosed(toast)} className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-raised">
				<X aria-hidden size={18} />
			</button>
		</div>
	)
}
