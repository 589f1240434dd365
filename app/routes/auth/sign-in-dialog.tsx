import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { onSignInRequested } from '#app/components/sign-in/open-sign-in.ts'

/** Loaded on first use: most visitors read and never log in. */
const SignInForms = lazy(async () => ({ default: (await import('./sign-in-forms.tsx')).SignInForms }))

interface SignInRequest {
	mode: 'login' | 'register'
	returnTo: string | null
}

/**
 * Every link to /login, and an upload that needs an account, opens the forms over the current page. Without
 * JavaScript, in a new tab, or on the login page itself the link works as usual.
 */
export function SignInDialog() {
	const { pathname } = useLocation()
	const navigate = useNavigate()
	const [requested, setRequested] = useState<SignInRequest | null>(null)

	useEffect(() => {
		function open(event: MouseEvent) {
			const link = (event.target as Element).closest?.('a')
			if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
			const url = new URL(link.href, window.location.href)
			if (url.origin !== window.location.origin || url.pathname !== '/login' || window.location.pathname.startsWith('/login')) return
			// The forms' own links switch the dialog's content themselves.
			if (link.closest('dialog')) return
			event.preventDefault()
			event.stopPropagation()
			setRequested(requestIn(url))
		}
		document.addEventListener('click', open, true)
		const stopListening = onSignInRequested((path) => setRequested(requestIn(new URL(path, window.location.href))))
		return () => {
			document.removeEventListener('click', open, true)
			stopListening()
		}
	}, [])

	function close() {
		setRequested(null)
		// Without signing in there is nothing on an admin page to go on with.
		if (/^\/admin(\/|$)/.test(pathname)) void navigate('/')
	}

	if (!requested || pathname.startsWith('/login')) return null
	return (
		<Dialog title="Login / Create Account" open onClose={close}>
			<Suspense fallback={<p className="min-h-80 text-muted">Loading …</p>}>
				<SignInForms mode={requested.mode} returnTo={requested.returnTo} />
			</Suspense>
		</Dialog>
	)
}

function requestIn({ searchParams }: URL): SignInRequest {
	const mode = searchParams.get('mode') === 'register' ? 'register' : 'login'
	return { mode, returnTo: safeReturnTo(searchParams.get('returnTo')) }
}
