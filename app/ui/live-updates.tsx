import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { second } from '#app/units.ts'

/** Reloads the page's data every few seconds while it is visible; without JavaScript the page reloads itself. */
export function LiveUpdates({ intervalSeconds = 2 }: { intervalSeconds?: number }) {
	const revalidator = useRevalidator()
	const latest = useRef(revalidator)
	useEffect(() => {
		latest.current = revalidator
	})
	useEffect(() => {
		const timer = setInterval(() => {
			// A new request would abort the running one, and a slow server's answer would never arrive.
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
