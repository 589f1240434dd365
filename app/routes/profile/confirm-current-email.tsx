import { data, Form } from 'react-router'
import { cancelEmailChange, confirmCurrentAddress, findChangeOfCurrent } from '#app/domain/identity/change-email.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/confirm-current-email.ts'

export const headers = passedHeaders

/** The URL contains the token: other sites must not see it as the referrer. */
const carefully = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

const failures = {
	taken: 'Another account uses the new address. Your address was not changed.',
	invalid: 'This link has expired or was already used. Your address was not changed by it.',
} as const

/** Opening the link that went to the address in use shows the change; the buttons confirm or cancel it. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get('token')
	const change = token ? await findChangeOfCurrent(context.get(servicesContext), token) : null
	return data({ token, change }, { status: change ? 200 : 400, headers: carefully })
}

export async function action({ context, request }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const visitor = context.get(visitorContext)
	const form = await parseForm(request)
	const [token, decision] = [form.get('token'), form.get('decision')]
	if (typeof token !== 'string') return refuse('invalid', 400)
	const goOn = visitor.kind === 'member' ? '/settings' : '/login'
	if (decision === 'cancel')
		return (await cancelEmailChange(services, token))
			? redirectWithToast(goOn, { title: 'Change canceled', description: 'Your email address stays as it is.' })
			: refuse('invalid', 400)
	const confirmed = await confirmCurrentAddress(services, visitor.kind === 'member' ? visitor.sessionId : null, token)
	if (confirmed === null) return refuse('invalid', 400)
	if (confirmed === 'taken') return refuse('taken', 409)
	return redirectWithToast(
		goOn,
		'waitingFor' in confirmed
			? { title: 'Change confirmed', description: `Now open the link that we sent to ${confirmed.waitingFor}.` }
			: { title: 'Email address changed', description: `You now log in with ${confirmed.email}.` },
	)
}

function refuse(failure: keyof typeof failures, status: number) {
	return data({ failure: failures[failure] }, { status, headers: carefully })
}

export default function ConfirmCurrentEmail({ loaderData: { token, change }, actionData }: Route.ComponentProps) {
	return (
		<main id="content" className="mx-auto grid w-full max-w-lg gap-6 px-4 py-12">
			<title>Change of email address · Fineprint</title>
			{change && !actionData ? (
				<>
					<h1 className="font-serif text-2xl font-semibold tracking-tight">Change your email address?</h1>
					<p>
						From <strong className="font-medium [overflow-wrap:anywhere]">{change.email}</strong> to{' '}
						<strong className="font-medium [overflow-wrap:anywhere]">{change.newEmail}</strong>. The address changes once it is confirmed at
						both addresses; you are then logged out in all other browsers.
					</p>
					{change.confirmed ? <Alert tone="success">You confirmed this here. It waits for the link at the new address.</Alert> : null}
					<Form method="post" action="/settings/email/current" replace className="flex flex-wrap gap-3">
						<input type="hidden" name="token" value={token ?? ''} />
						{change.confirmed ? null : (
							<Button name="decision" value="confirm">
								Confirm the change
							</Button>
						)}
						<Button name="decision" value="cancel" variant="secondary">
							Cancel the change
						</Button>
					</Form>
				</>
			) : (
				<>
					<h1 className="font-serif text-2xl font-semibold tracking-tight">The address was not changed</h1>
					<Alert tone="error">{actionData?.failure ?? failures.invalid}</Alert>
					<ButtonLink to="/settings">Go to your profile</ButtonLink>
				</>
			)}
		</main>
	)
}
