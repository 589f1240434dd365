import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { requireMember } from '#app/http/session/require-member.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ErrorPage } from '#app/ui/error-page.tsx'
import type { Route } from './+types/signed-in.ts'
import { BesideSidebar } from '#app/components/navigation/beside-sidebar.tsx'

/** Requires a signed-in member for all pages below; each page still requires what it needs. */
export function loader({ context }: Route.LoaderArgs) {
	requireMember(context)
	return null
}

export default function SignedIn() {
	return (
		<BesideSidebar>
			<meta name="description" content="Your contracts, what their reviews found and what to do next." />
			<main id="content" className="min-w-0 flex-1 px-4 py-8 sm:px-8 lg:py-10">
				<Outlet />
			</main>
		</BesideSidebar>
	)
}

const failures: Record<string, string> = { '/dashboard': 'Failed to load dashboard data', '/document-vault': 'Failed to fetch documents' }

/** An error on one page keeps the navigation to the others; visitors who have to sign in first get none. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const shell = useRouteLoaderData<typeof rootLoader>('root')
	const page = <ErrorPage error={error} requestId={shell?.requestId} failed={failures[useLocation().pathname]} />
	return isRouteErrorResponse(error) && error.status === 401 ? page : <BesideSidebar>{page}</BesideSidebar>
}
