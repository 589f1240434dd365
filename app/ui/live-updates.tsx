import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { second } from '#app/units.ts'

/** Looks again every few seconds while it is on the page and seen; without JavaScript the page reloads itself instead. */
export function LiveUpdates({ intervalSeconds = 2 }: { intervalSeconds?: number }) {
	const revalidator = useRevalidator()
	const latest = useRef(revalidator)
	useEffect(() => {
		latest.current = revalidator
	})
	useEffect(() => {
		const timer = setInterval(() => {
			// A new look would break off the one that is still on its way, and a slow server would never be heard.
			if (document.visibilityState === 'visible' && latest.current.state === 'idle') void latest.current.revalidate()
		}, intervalSeconds * second)
		return () => clearInterval(timer)
	}, [intervalSeconds])

	return (
		<noscript>
			<meta httpEquiv="refresh" content={String(intervalSeconds)} />
		</noscript>
	)
}
