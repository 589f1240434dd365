import { useLocation, useNavigation } from 'react-router'

/** Says, on the way into the admin area, that its guard is at work. */
export function SecurityCheck() {
	const { state, location: next } = useNavigation()
	const { pathname } = useLocation()
	const entering = state === 'loading' && isAdminPage(next.pathname) && !isAdminPage(pathname)
	return (
		<p
			role="status"
			className={entering ? 'fixed inset-x-0 top-(--header-height) z-20 bg-accent-soft px-4 py-3 text-center text-accent' : 'sr-only'}
		>
			{entering ? 'Checking security requirements...' : null}
		</p>
	)
}

function isAdminPage(pathname: string): boolean {
	return pathname === '/admin' || pathname.startsWith('/admin/')
}
