import { useState, type ComponentProps } from 'react'

/**
 * Content folded under a line, by the browser's own disclosure. `open` is only the initial state. Later updates of the
 * page never open or close it while somebody reads or writes in it.
 */
export function Disclosure({ open = false, ...details }: ComponentProps<'details'>) {
	const [atFirst] = useState(open)
	return <details {...details} open={atFirst} />
}
