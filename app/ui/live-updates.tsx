import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const second = 1000

/** Looks again every few seconds while it is on the page; without JavaScript the page reloads itself instead. */
export function LiveUpdates({ intervalSeconds = 2 }: { intervalSeconds?: number }) {
	const { revalidate } = useRevalidator()
	useEffect(() => {
		const timer = setInterval(() => {
			if (document.visibilityState === 'visible') void revalidate()
		}, intervalSeconds * second)
		return () => clearInterval(timer)
	}, [intervalSeconds, revalidate])

	return (
		<noscript>
			<meta httpEquiv="refresh" content={String(intervalSeconds)} />
		</noscript>
	)
}
