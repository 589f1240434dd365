const asking = 'ask-to-sign-in'

/**
 * Opens the sign-in dialog over the current page.
 *
 * @param path the login page with its query
 * @returns whether there was a dialog to open; if not, the path has the same forms
 */
export function openSignIn(path: string): boolean {
	return !document.dispatchEvent(new CustomEvent(asking, { detail: path, cancelable: true }))
}

/** Calls back when something opens the dialog. @returns what ends that */
export function onSignInRequested(open: (path: string) => void): () => void {
	function onRequest(event: Event) {
		event.preventDefault()
		open((event as CustomEvent<string>).detail)
	}
	document.addEventListener(asking, onRequest)
	return () => document.removeEventListener(asking, onRequest)
}
