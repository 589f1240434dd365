import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router'
import { MfaDialog } from '#app/components/mfa/mfa-dialog.tsx'
import { canUsePasskey } from '#app/domain/identity/mfa/passkeys/list-passkeys.server.ts'
import { second } from '#app/units.ts'
import { servicesContext } from '#app/http/context.ts'
import { serverGitInfo } from '#app/http/git-info.ts'
import { guardAdmin } from '#app/http/session/guard-admin.server.ts'
import { requireSession } from '#app/http/session/require-member.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ErrorPage } from '#app/ui/error-page.tsx'
import { BesideSidebar } from '#app/components/navigation/beside-sidebar.tsx'
import type { Route } from './+types/admin.ts'
import { AdminGate, isGateRefusal } from './admin-gate.tsx'
import { StepUpTimer } from './step-up-timer.tsx'
import { Versions } from './versions.tsx'

export const middleware = [guardAdmin]

export async function loader({ context }: Route.LoaderArgs) {
	const { member, stepUpUntil } = requireSession(context)
	const services = context.get(servicesContext)
	const passkey = await canUsePasskey(services, member.id)
	return {
		server: serverGitInfo(services.env),
		passkey,
		secondsLeft: stepUpUntil ? Math.max(0, Math.floor((stepUpUntil.getTime() - Date.now()) / second)) : null,
	}
}

/** Every page of the admin area. */
export default function Admin({ loaderData: { secondsLeft, server, passkey } }: Route.ComponentProps) {
	return (
		<BesideSidebar>
			<meta name="robots" content="noindex" />
			<main id="content" className="min-w-0 flex-1 px-4 py-8 sm:px-8 lg:py-10">
				{secondsLeft === null ? null : <StepUpTimer secondsLeft={secondsLeft} />}
				<Outlet />
				<Versions server={server} />
			</main>
			<MfaDialog passkey={passkey} />
		</BesideSidebar>
	)
}

/** What the guard refused, with the way in; other errors keep the navigation. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const shell = useRouteLoaderData<typeof rootLoader>('root')
	if (isRouteErrorResponse(error) && isGateRefusal(error.data)) return <AdminGate refusal={error.data} error={error} />
	return (
		<BesideSidebar>
			<ErrorPage error={error} requestId={shell?.requestId} />
		</BesideSidebar>
	)
}
