import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import { SocialLinks } from '#app/components/social/social-links.tsx'
import { CheckEmail } from './check-email.tsx'
import { loginPath } from '#app/components/sign-in/login-path.ts'
import type { SignInAnswer } from './sign-in-answer.ts'

type Mode = 'login' | 'register'

interface SignInFormsProps {
	mode?: Mode
	/** A path of this site to return to after signing in. */
	returnTo?: string | null
	/** The server's answer to the forms as a page, without JavaScript. */
	answer?: SignInAnswer
	/** The heading's level: 1 on a page of its own, 2 in a dialog. */
	level?: 1 | 2
}

const words = {
	login: {
		title: 'Log in',
		intro: 'We email you a link. Open it to log in. No password needed.',
		action: 'Email me a link',
		other: 'New here?',
		switch: 'Create an account',
	},
	register: {
		title: 'Create an account',
		intro: 'Free for three documents. We email you a link to confirm your address.',
		action: 'Create account',
		other: 'Already registered?',
		switch: 'Log in',
	},
} satisfies Record<Mode, object>

/**
 * Logging in and creating an account, then 'check your email'. Real forms that post to /login, so they work as a page
 * without JavaScript; with it, all three states replace each other in place, in a dialog too.
 */
export function SignInForms({ mode: firstMode = 'login', returnTo: heading, answer: pageAnswer, level = 2 }: SignInFormsProps) {
	const fetcher = useFetcher<SignInAnswer>()
	const answer = fetcher.data ?? pageAnswer
	const failed = answer?.sent === null ? answer : undefined
	const [mode, setMode] = useState<Mode>(failed?.mode ?? firstMode)
	const [mending, setMending] = useState<SignInAnswer>()
	const hydrated = useScripted()
	const returnTo = heading ?? failed?.returnTo ?? null
	const errors = failed?.mode === mode ? failed.errors : {}
	const Heading = `h${level}` as const
	const text = words[mode]
	const other = mode === 'login' ? 'register' : 'login'

	const { pathname, search } = useLocation()
	// The dialog stands over a page to come back to. The landing page is none: who logs in there wants to work.
	const here = level === 2 && pathname !== '/' ? `${pathname}${search}` : null

	const form = useRef<HTMLFormElement>(null)
	const inDialog = level === 2
	useEffect(() => {
		// Opening the dialog or switching its form puts the focus into the first field.
		if (inDialog) form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
	}, [inDialog, mode])
	useEffect(() => {
		// The focus moves to the first invalid field, whose message a screen reader then reads.
		if (fetcher.data?.sent === null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
	}, [fetcher.data])

	if (answer?.sent && answer !== mending)
		return (
			<CheckEmail
				purpose={answer.sent}
				email={answer.email}
				devMail={answer.devMail}
				returnTo={returnTo}
				level={level}
				onBack={() => setMending(answer)}
			/>
		)
	return (
		<fetcher.Form ref={form} method="post" action="/login" noValidate className="grid gap-4">
			<div className="grid gap-1">
				<Heading className="font-serif text-2xl font-semibold tracking-tight">{text.title}</Heading>
				<p className="text-muted">{text.intro}</p>
			</div>
			{returnTo === '/uploads/resume' ? (
				<Alert tone="info">Your document is uploaded. We keep it for one hour and review it as soon as you log in.</Alert>
			) : null}
			{errors.form ? (
				<Alert tone="error" title={mode === 'login' ? 'Login failed' : 'Registration failed'}>
					{errors.form}
				</Alert>
			) : null}
			<input type="hidden" name="mode" value={mode} />
			{returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
			{hydrated ? <input type="hidden" name="stay" value="yes" /> : null}
			{mode === 'register' ? (
				<div className="grid items-start gap-4 sm:grid-cols-2">
					<PlainField
						name="firstName"
						label="First name"
						autoComplete="given-name"
						required
						defaultValue={failed?.typed.firstName}
						error={errors.firstName}
					/>
					<PlainField
						name="lastName"
						label="Last name"
						autoComplete="family-name"
						required
						defaultValue={failed?.typed.lastName}
						error={errors.lastName === errors.firstName ? undefined : errors.lastName}
					/>
				</div>
			) : null}
			<PlainField
				name="email"
				label="Email"
				type="email"
				autoComplete="email"
				required
				defaultValue={failed?.typed.email}
				error={errors.email}
			/>
			<Button disabled={fetcher.state !== 'idle'}>{fetcher.state === 'idle' ? text.action : 'Sending …'}</Button>
			<SocialLinks returnTo={returnTo ?? here} />
			<p className="text-muted">
				{text.other}{' '}
				<Link
					to={loginPath('/login', { mode: other, returnTo })}
					className="font-medium text-accent underline"
					onClick={(event) => {
						event.preventDefault()
						setMode(other)
					}}
				>
					{text.switch}
				</Link>
			</p>
		</fetcher.Form>
	)
}
