import { data, redirect } from 'react-router'
import { PasskeyButton } from '#app/components/mfa/passkey-button.tsx'
import { CodeForms } from '#app/components/mfa/code-forms.tsx'
import { VerifyCard } from '#app/components/mfa/verify-card.tsx'
import { malformedCode, mfaSentences, plainCode } from '#app/domain/identity/mfa/mfa-code.ts'
import { canUsePasskey } from '#app/domain/identity/mfa/passkeys/list-passkeys.server.ts'
import { findChallenge, meetChallenge } from '#app/domain/identity/mfa/sign-in-challenge.server.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { readChallenge } from '#app/http/session/challenge-cookie.server.ts'
import { codeField } from '#app/http/session/refused-form.server.ts'
import { completeSignIn } from '#app/http/session/signed-in.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/second-factor.ts'

export const headers = passedHeaders

/** The second step of signing in: whom it asks is only known to the browser that took the first. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const token = await readChallenge(request.headers)
	if (token === null) throw redirect('/login')
	const services = context.get(servicesContext)
	const challenge = await findChallenge(services, token)
	const passkey = challenge !== null && (await canUsePasskey(services, challenge.member.id))
	return data({ open: challenge !== null, passkey }, { status: challenge ? 200 : 401, headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ context, request }: Route.ActionArgs) {
	const token = await readChallenge(request.headers)
	if (token === null) throw redirect('/login')
	const code = plainCode(String((await parseForm(request)).get(codeField) ?? ''))
	const malformed = malformedCode(code)
	if (malformed) return data({ error: malformed }, { status: 400 })

	const caller = { userAgent: request.headers.get('User-Agent'), address: context.get(requestContext).ip }
	const outcome = await meetChallenge(context.get(servicesContext), token, code, caller)
	if (outcome === 'closed') return data({ error: mfaSentences.closedChallenge }, { status: 401 })
	if (outcome === 'wrong') return data({ error: mfaSentences.invalidVerification }, { status: 401 })
	if ('refusedFor' in outcome)
		return data({ error: mfaSentences.tooMany }, { status: 429, headers: { 'Retry-After': String(outcome.refusedFor) } })
	return completeSignIn(context, request, outcome)
}

export default function SecondFactor({ loaderData: { open, passkey }, actionData }: Route.ComponentProps) {
	return (
		<main id="content" className="mx-auto w-full max-w-lg px-4 py-12 sm:py-20">
			<VerifyCard why={open ? 'Your account asks for a second factor before you are logged in.' : undefined}>
				{open ? (
					<>
						<CodeForms action="/login/mfa" field="mfa_code" error={actionData?.error} label="Log in" />
						{passkey ? <PasskeyButton url="/login/mfa/passkey" onDone={({ to }) => window.location.assign(to ?? '/dashboard')} /> : null}
					</>
				) : (
					<div className="mt-4 grid gap-4">
						<Alert tone="error">{mfaSentences.closedChallenge}</Alert>
						<div>
							<ButtonLink to="/login">Log in again</ButtonLink>
						</div>
					</div>
				)}
			</VerifyCard>
		</main>
	)
}
