import { data, Form, redirect } from 'react-router'
import { deletionDay } from '#app/domain/erasure/account/deletion-mails.ts'
import { cancelDeletion, findDeletionByLink } from '#app/domain/erasure/account/request-deletion.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/scheduled.ts'

export const headers = passedHeaders

/** The URL may contain the token: other sites must not see it as the referrer. */
const carefully = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

/** The page of a scheduled deletion: for its link, for who is signed in to the account, and right after it was asked for. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const visitor = context.get(visitorContext)
	const search = new URL(request.url).searchParams
	const token = search.get('token')
	const deletion =
		token !== null ? await findDeletionByLink(context.get(servicesContext), token) : visitor.kind === 'leaving' ? visitor.deletion : null
	if (deletion)
		return data({ token, receipt: deletion.receipt, day: deletionDay(deletion.eraseAfter), asked: null }, { headers: carefully })
	const asked = search.get('receipt')
	if (token === null && asked !== null && /^FP-\d{8}-\d{9}$/.test(asked))
		return data({ token: null, receipt: null, day: null, asked }, { headers: carefully })
	if (visitor.kind === 'member' && token === null) throw redirect('/settings/security')
	return data({ token: null, receipt: null, day: null, asked: null }, { status: 404, headers: carefully })
}

/** Keeps the account. */
export async function action({ context, request }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const visitor = context.get(visitorContext)
	const token = (await parseForm(request)).get('token')
	const by = typeof token === 'string' && token !== '' ? { token } : visitor.kind === 'leaving' ? { userId: visitor.member.id } : null
	if (by === null || !(await cancelDeletion(services, by))) return data({ failed: true }, { status: 404, headers: carefully })
	const goOn = visitor.kind === 'leaving' ? '/dashboard' : '/login'
	return redirectWithToast(goOn, { title: 'Your account stays', description: 'Its deletion was canceled, and nothing was erased.' })
}

export default function Scheduled({ loaderData: { token, receipt, day, asked }, actionData }: Route.ComponentProps) {
	return (
		<main id="content" className="mx-auto grid w-full max-w-lg gap-6 px-4 py-12">
			<title>Account Deletion · Fineprint</title>
			{actionData || (receipt === null && asked === null) ? (
				<>
					<h1 className="font-serif text-2xl font-semibold tracking-tight">No deletion to cancel</h1>
					<Alert tone="error">This link is not valid, or the deletion was canceled or completed already. Log in to see your account.</Alert>
					<ButtonLink to="/login">Go to the login page</ButtonLink>
				</>
			) : receipt === null ? (
				<>
					<h1 className="font-serif text-2xl font-semibold tracking-tight">Your account will be deleted</h1>
					<p>
						Receipt number: <strong className="font-medium">{asked}</strong>
					</p>
					<p>
						You were logged out everywhere. We sent you an email with the date and a link to cancel. You can also log in until then to keep
						your account.
					</p>
					<ButtonLink to="/">Go to the home page</ButtonLink>
				</>
			) : (
				<>
					<h1 className="font-serif text-2xl font-semibold tracking-tight">Your account is scheduled for deletion on {day}</h1>
					<p>Until then nothing is erased. If you keep your account, everything is as it was.</p>
					<p className="text-muted">Receipt number: {receipt}</p>
					<Form method="post" action="/account-deletion" replace>
						{token === null ? null : <input type="hidden" name="token" value={token} />}
						<Button>Keep my account</Button>
					</Form>
				</>
			)}
		</main>
	)
}
