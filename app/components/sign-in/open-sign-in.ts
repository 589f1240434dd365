const asking = 'ask-to-sign-in'

/**
 * Opens the sign-in dialog over the page one is on.
 *
 * @param path the login page with what it carries along
 * @returns whether there was a dialog to open; where not, the path leads to the same forms
 */
export function openSignIn(path: string): boolean {
	return !document.dispatchEvent(new CustomEvent(asking, { detail: path, cancelable: true }))
}

/** Calls back when somebody opens the dialog; the answer ends it. */
export function onSignInRequested(open: (path: string) => void): () => void {
	function heard(event: Event) {
		event.preventDefault()
		open((event as CustomEvent<string>).detail)
	}
	document.addEventListener(asking, heard)
	return () => document.removeEventListener(asking, heard)
}
