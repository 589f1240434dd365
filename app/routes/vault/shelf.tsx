import type { ReactNode } from 'react'

/** A group of documents under a heading with their number. */
export function Shelf({ id, name, count, children }: { id: string; name: string; count: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="mb-3 flex items-baseline gap-2 text-lg font-semibold">
				{name} <span className="text-sm font-normal text-muted">{count}</span>
			</h2>
			{children}
		</section>
	)
}
