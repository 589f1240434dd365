import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PasskeyButton } from '#app/components/mfa/passkey-button.tsx'
import { CodeForms } from '#app/components/mfa/code-forms.tsx'
import { stepUpReason, VerifyCard } from '#app/components/mfa/verify-card.tsx'
import { loginPath } from '#app/components/sign-in/login-path.ts'
import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { openSignIn } from '#app/components/sign-in/open-sign-in.ts'
import type { AdminRefusal } from '#app/http/session/require-admin.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorPage } from '#app/ui/error-page.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'

/** Whether an error is an answer of the admin area's guard. */
export function isGateRefusal(said: unknown): said is AdminRefusal {
	const reason = (said as { reason?: unknown } | null)?.reason
	return reason === 'sign-in' || reason === 'not-admin' || reason === 'mfa' || reason === 'mfa-setup'
}

/** What stands in place of an admin page until its visitor may see it, with the next step. */
export function AdminGate({ refusal, error }: { refusal: AdminRefusal; error: unknown }) {
	if (refusal.reason === 'sign-in') return <SignInFirst error={error} />
	return (
		<main id="content" className="mx-auto grid w-full max-w-lg content-start gap-6 px-4 py-12 sm:py-20">
			{refusal.reason === 'not-admin' ? <NotAdmin title={refusal.message} /> : null}
			{refusal.reason === 'mfa-setup' ? <SetUpFirst /> : null}
			{refusal.reason === 'mfa' ? <CodeFirst refusal={refusal} /> : null}
		</main>
	)
}

/** The login dialog over the page; closing it goes home. Without scripts, the page has a link. */
function SignInFirst({ error }: { error: unknown }) {
	const { pathname, search } = useLocation()
	const returnTo = pathname + search
	useEffect(() => {
		// The dialog listens only when all of the page is in place.
		const timer = setTimeout(() => openSignIn(loginPath('/login', { returnTo })))
		return () => clearTimeout(timer)
	}, [returnTo])
	return <ErrorPage error={error} />
}

function NotAdmin({ title }: { title: string }) {
	return (
		<>
			<title>Access Denied · Fineprint</title>
			<h1 className="font-serif text-title font-semibold">{title}</h1>
			<p className="text-lg text-muted">You don&apos;t have permission to access this page.</p>
			<div>
				<ButtonLink to="/dashboard">Go to the dashboard</ButtonLink>
			</div>
		</>
	)
}

function SetUpFirst() {
	const { pathname, search } = useLocation()
	return (
		<>
			<title>Set up multi-factor authentication · Fineprint</title>
			<h1 className="font-serif text-title font-semibold">Set up multi-factor authentication first</h1>
			<p className="text-lg text-muted">
				It is mandatory for administrators: a stolen mailbox or an unlocked computer must not open everyone&apos;s documents. You need an
				authenticator app on your phone or computer; it takes about a minute.
			</p>
			<div>
				<ButtonLink to={`/settings/mfa?${new URLSearchParams({ returnTo: pathname + search })}`}>Set up MFA</ButtonLink>
			</div>
		</>
	)
}

function CodeFirst({ refusal: { form, message, code, passkey } }: { refusal: AdminRefusal }) {
	const { pathname, search } = useLocation()
	return (
		<VerifyCard
			why={
				form ? 'Your verification ran out before this was sent. What you entered is kept: enter a code and it is sent again.' : stepUpReason
			}
		>
			<CodeForms
				action={form?.action ?? '/mfa/verify'}
				encType={form?.encType}
				field="mfa_code"
				error={code === 'mfa_required' && message === mfaSentences.required ? undefined : message}
				label={form ? 'Verify and send again' : 'Verify'}
			>
				{form ? <KeptFields form={form} /> : <input type="hidden" name="returnTo" value={pathname + search} />}
			</CodeForms>
			{/* A passkey reloads the page, which would lose the form. */}
			{passkey && !form ? <PasskeyButton url="/mfa/passkey" onDone={() => window.location.assign(pathname + search)} /> : null}
		</VerifyCard>
	)
}

function KeptFields({ form: { fields, files } }: { form: NonNullable<AdminRefusal['form']> }) {
	return (
		<>
			{fields.map(([name, value], index) => (
				<textarea key={`${name}.${index}`} hidden readOnly name={name} value={value} />
			))}
			{files.map((name) => (
				<PlainField key={name} type="file" name={name} label="File" hint="Choose the file again: browsers do not keep it." required />
			))}
		</>
	)
}
