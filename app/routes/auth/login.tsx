import { parseWithZod } from '@conform-to/zod/v4'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { z } from 'zod'
import { EmailAddress, PersonName } from '#app/domain/identity/person.ts'
import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { requestRegistration, requestSignIn } from '#app/http/session/ask-to-sign-in.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { readsSavedMail } from '#app/http/dev-mail-link.ts'
import { parseForm } from '#app/http/form.server.ts'
import { tiedToHeldUpload } from '#app/http/files/held-upload-cookie.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import { withCookies } from '#app/http/session/with-cookies.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/login.ts'
import { loginPath } from '#app/components/sign-in/login-path.ts'
import type { SignInAnswer } from './sign-in-answer.ts'
import { SignInForms } from './sign-in-forms.tsx'
import { skipSignInRevalidation } from '#app/components/sign-in/skip-revalidation.ts'

const SignInForm = z.discriminatedUnion('mode', [
	z.object({ mode: z.literal('login'), email: EmailAddress }),
	z.object({ mode: z.literal('register'), email: EmailAddress, firstName: PersonName, lastName: PersonName }),
])

export const headers = passedHeaders

export const shouldRevalidate = skipSignInRevalidation

export async function loader({ context, request }: Route.LoaderArgs) {
	const search = new URL(request.url).searchParams
	const returnTo = safeReturnTo(search.get('returnTo'))
	const visitor = context.get(visitorContext)
	if (visitor.kind === 'member') throw redirect(returnTo ?? '/dashboard')
	return {
		mode: search.get('mode') === 'register' ? ('register' as const) : ('login' as const),
		returnTo,
		expired: visitor.kind === 'expired',
	}
}

export async function action({ context, request }: Route.ActionArgs) {
	const form = await parseForm(request)
	if (form.get('mode') !== 'register') form.set('mode', 'login')
	const submission = parseWithZod(form, { schema: SignInForm })
	if (submission.status !== 'success') return answerTo(form, submission.error ?? {}, 400)

	const { value } = submission
	const returnTo = safeReturnTo(form.get('returnTo'))
	const goOn = await tiedToHeldUpload(returnTo, request.headers)
	const requested =
		value.mode === 'register'
			? await requestRegistration(context, { email: value.email, firstName: value.firstName, lastName: value.lastName }, goOn)
			: await requestSignIn(context, value.email, goOn)
	if (requested.refusedFor !== null)
		return answerTo(form, { '': [tooManyRequests(requested.refusedFor)] }, 429, { 'Retry-After': String(requested.refusedFor) })

	if (form.get('stay') !== 'yes')
		return redirect(loginPath('/login/code', { for: value.mode, returnTo }), { headers: withCookies(requested.cookies) })
	const answer: SignInAnswer = { sent: value.mode, email: value.email, devMail: readsSavedMail(context.get(servicesContext).env) }
	return data(answer, { headers: withCookies(requested.cookies) })
}

/** The form stays when the network or the server fails, so that the input can be sent again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const mode = (await request.clone().formData()).get('mode') === 'register' ? 'register' : 'login'
	return serverAction().catch((error: unknown): SignInAnswer => {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
		return {
			sent: null,
			mode,
			returnTo: null,
			typed: { email: '', firstName: '', lastName: '' },
			errors: { form: 'Failed to process request. Please try again.' },
		}
	})
}

function answerTo(form: FormData, errors: Record<string, string[] | null>, status: number, headers?: HeadersInit) {
	const typed = (name: string) => String(form.get(name) ?? '').slice(0, 300)
	const answer: SignInAnswer = {
		sent: null,
		mode: form.get('mode') === 'register' ? 'register' : 'login',
		typed: { email: typed('email'), firstName: typed('firstName'), lastName: typed('lastName') },
		returnTo: safeReturnTo(form.get('returnTo')),
		errors: { email: errors.email?.[0], firstName: errors.firstName?.[0], lastName: errors.lastName?.[0], form: errors['']?.[0] },
	}
	return data(answer, { status, headers })
}

export default function Login({ loaderData: { mode, returnTo, expired }, actionData }: Route.ComponentProps) {
	return (
		<main id="content" className="mx-auto w-full max-w-md px-4 py-12">
			<title>{mode === 'register' ? 'Create an account · Fineprint' : 'Log in · Fineprint'}</title>
			<meta name="description" content="Log in to Fineprint or create a free account with a link by email. No password needed." />
			{expired ? (
				<div className="mb-6">
					<Alert tone="warning">Session expired. Please log in again.</Alert>
				</div>
			) : null}
			<SignInForms key={mode} mode={mode} returnTo={returnTo} answer={actionData} level={1} />
		</main>
	)
}
