import type { ReactNode } from 'react'

/** Documents that belong together, under a name that says how many they are. */
export function Shelf({ id, name, count, children }: { id: string; name: string; count: number; children: ReactNode }) {
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="mb-3 flex items-baseline gap-2 text-lg font-semibold">
				{name} <span className="text-sm font-normal text-muted">{count}</span>
			</h2>
			{children}
		</section>
	)
}
