import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { sentences } from '#app/http/sentences.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { loginPath } from '#app/components/sign-in/login-path.ts'
import type { CodeAnswer } from './sign-in-answer.ts'

interface CheckEmailProps {
	purpose: 'login' | 'register'
	/** Where the mail went, as this browser remembers it. */
	email: string | null
	/** Whether mails are only saved on this machine. */
	devMail: boolean
	/** Where to return to: needed again for another mail. */
	returnTo: string | null
	level: 1 | 2
	/** The server's answer to a code as a page, without JavaScript. */
	answer?: CodeAnswer
	/** Returns to the form, if it is still in place. */
	onBack?: () => void
}

/** 'Check your email': the mail's link opens in any browser, its code is typed here. */
export function CheckEmail({ purpose, email, devMail, returnTo, level, answer, onBack }: CheckEmailProps) {
	const fetcher = useFetcher<CodeAnswer>()
	const error = (fetcher.data ?? answer)?.error
	const Heading = `h${level}` as const
	const heading = useRef<HTMLHeadingElement>(null)
	const tookOver = onBack !== undefined
	useEffect(() => {
		// Replacing the form moves the focus here, so that screen readers announce it.
		if (tookOver) heading.current?.focus()
	}, [tookOver])

	return (
		<div className="grid gap-4">
			<Heading ref={heading} tabIndex={-1} className="outline-none font-serif text-2xl font-semibold tracking-tight">
				Check your email
			</Heading>
			<Alert tone="success">{purpose === 'register' ? sentences.registered : sentences.linkSent}</Alert>
			<p className="text-muted">
				{email ? (
					<>
						We sent an email to <strong className="font-medium text-ink [overflow-wrap:anywhere]">{email}</strong>.{' '}
					</>
				) : null}
				Open the link in the email within 15 minutes, in this browser or another, or type its code here.
			</p>
			<fetcher.Form method="post" action={loginPath('/login/code', { for: purpose, returnTo })} noValidate className="grid gap-4">
				<PlainField
					name="code"
					label="6-digit code"
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={12}
					required
					error={error}
				/>
				<Button disabled={fetcher.state !== 'idle'}>{fetcher.state === 'idle' ? 'Log in with the code' : 'Checking …'}</Button>
			</fetcher.Form>
			{devMail ? (
				<p className="text-muted">
					This machine does not send email:{' '}
					<a href="/dev/mail" className="font-medium text-accent underline">
						read it here
					</a>
					.
				</p>
			) : null}
			<p className="text-muted">
				No email?{' '}
				<Link
					to={loginPath('/login', { mode: purpose, returnTo })}
					className="font-medium text-accent underline"
					onClick={(event) => {
						if (!onBack) return
						event.preventDefault()
						onBack()
					}}
				>
					Try again or use another address
				</Link>
			</p>
		</div>
	)
}
