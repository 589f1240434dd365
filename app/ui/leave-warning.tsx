import { useEffect } from 'react'
import { useBlocker } from 'react-router'

const question = 'You have unsaved changes. Are you sure you want to leave?'

/** Asks before leaving a page with unsaved changes, by link or by closing the tab. */
export function LeaveWarning({ when }: { when: boolean }) {
	const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname)
	useEffect(() => {
		if (blocker.state !== 'blocked') return
		if (window.confirm(question)) blocker.proceed()
		else blocker.reset()
	}, [blocker])

	useEffect(() => {
		if (!when) return
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		window.addEventListener('beforeunload', warn)
		return () => window.removeEventListener('beforeunload', warn)
	}, [when])
	return null
}
