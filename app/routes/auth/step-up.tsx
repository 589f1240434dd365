import { data, redirect } from 'react-router'
import { PasskeyButton } from '#app/components/mfa/passkey-button.tsx'
import { CodeForms } from '#app/components/mfa/code-forms.tsx'
import { stepUpReason, VerifyCard } from '#app/components/mfa/verify-card.tsx'
import { malformedCode, mfaSentences, plainCode } from '#app/domain/identity/mfa/mfa-code.ts'
import { canUsePasskey } from '#app/domain/identity/mfa/passkeys/list-passkeys.server.ts'
import { hasMfa } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { stepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { codeField } from '#app/http/session/refused-form.server.ts'
import { requireMember, requireSession } from '#app/http/session/require-member.ts'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import type { Route } from './+types/step-up.ts'

export const headers = passedHeaders

const usualReturn = '/admin'

export async function loader({ context, request }: Route.LoaderArgs) {
	const member = requireMember(context)
	const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo')) ?? usualReturn
	if (!(await hasMfa(context.get(servicesContext), member.id))) throw redirect(`/settings/mfa?${new URLSearchParams({ returnTo })}`)
	return { returnTo, passkey: await canUsePasskey(context.get(servicesContext), member.id) }
}

/** A right code opens the admin area for this session and leads to the page that was asked for. */
export async function action({ context, request }: Route.ActionArgs) {
	const { member, sessionId } = requireSession(context)
	const form = await parseForm(request)
	const returnTo = safeReturnTo(form.get('returnTo')) ?? usualReturn
	const code = plainCode(String(form.get(codeField) ?? ''))
	const malformed = malformedCode(code)
	if (malformed) return data({ returnTo, error: malformed }, { status: 400 })

	const outcome = await stepUp(context.get(servicesContext), member, sessionId, code)
	if (outcome === 'right') return redirect(returnTo)
	if (outcome === 'wrong') return data({ returnTo, error: mfaSentences.invalidVerification }, { status: 403 })
	const wait = { 'Retry-After': String(outcome.refusedFor) }
	return data({ returnTo, error: mfaSentences.tooMany }, { status: 429, headers: wait })
}

export default function StepUp({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<main id="content" className="mx-auto w-full max-w-lg px-4 py-12 sm:py-20">
			<VerifyCard why={stepUpReason}>
				<CodeForms action="/mfa/verify" field="mfa_code" error={actionData?.error}>
					<input type="hidden" name="returnTo" value={actionData?.returnTo ?? loaderData.returnTo} />
				</CodeForms>
				{loaderData.passkey ? (
					<PasskeyButton url="/mfa/passkey" onDone={() => window.location.assign(actionData?.returnTo ?? loaderData.returnTo)} />
				) : null}
			</VerifyCard>
		</main>
	)
}
