import { X } from './icons.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'

export interface ToastMessage {
	title: string
	description?: string
	variant?: 'default' | 'destructive'
}

/**
 * One message at a time, in a corner. It stays until it is dismissed, the next one comes or another page opens, so
 * that nobody has to read fast. The region is always there, because screen readers only announce changes inside one.
 */
export function ToastRegion({ toast }: { toast: ToastMessage | null }) {
	const { pathname, search } = useLocation()
	const [seen, setSeen] = useState(toast)
	const [shown, setShown] = useState(toast && { toast, pathname })
	// The server sends a toast once; revalidating the page must not lose it.
	if (toast && toast !== seen) {
		setSeen(toast)
		setShown({ toast, pathname })
	}
	return (
		<div role="status" className="fixed inset-x-4 bottom-4 z-40 sm:left-auto sm:w-96 print:hidden">
			{shown?.pathname === pathname ? <ToastNote toast={shown.toast} here={{ pathname, search }} onDismiss={() => setShown(null)} /> : null}
		</div>
	)
}

function ToastNote({ toast, here, onDismiss }: { toast: ToastMessage; here: { pathname: string; search: string }; onDismiss: () => void }) {
	const destructive = toast.variant === 'destructive'
	return (
		<div
			className={
				'flex items-start gap-3 rounded-xl border border-l-4 bg-surface p-4 shadow-raised ' +
				`${destructive ? 'border-high' : 'border-line border-l-accent'}`
			}
		>
			<div className="min-w-0 flex-1">
				<p className={`font-semibold ${destructive ? 'text-high' : 'text-ink'}`}>{toast.title}</p>
				{toast.description ? <p className="mt-0.5 text-sm text-muted">{toast.description}</p> : null}
			</div>
			{/* Without a script this reloads the page, and the toast is gone. */}
			<form
				method="get"
				action={here.pathname}
				onSubmit={(event) => {
					event.preventDefault()
					onDismiss()
				}}
			>
				{[...new URLSearchParams(here.search)].map(([name, value]) => (
					<input key={`${name}=${value}`} type="hidden" name={name} value={value} />
				))}
				<button
					type="submit"
					aria-label="Dismiss"
					className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-raised"
				>
					<X aria-hidden size={18} />
				</button>
			</form>
		</div>
	)
}
