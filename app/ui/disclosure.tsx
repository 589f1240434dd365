import { useState, type ComponentProps } from 'react'

/**
 * Words folded under a line, by the browser's own disclosure. `open` is how it stands when it is drawn first. From then
 * on it is the reader's: nothing that the page learns later opens it again, or shuts it over what they read or write.
 */
export function Disclosure({ open = false, ...details }: ComponentProps<'details'>) {
	const [atFirst] = useState(open)
	return <details {...details} open={atFirst} />
}
