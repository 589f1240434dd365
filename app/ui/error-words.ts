/** What an error page says: what is wrong, and what to do. */
export interface ErrorText {
	title: string
	advice: string
	/** Where the one button leads. */
	action: { to: string; label: string }
}

const home = { to: '/', label: 'Go to the home page' }

const words: Record<number, ErrorText> = {
	400: { title: 'Invalid request', advice: 'Go back, check what you entered and send it again.', action: home },
	401: { title: 'Please log in', advice: 'Not authenticated. Please log in.', action: { to: '/login', label: 'Login' } },
	402: {
		title: 'No checks left',
		advice: 'You have no document checks left. Your documents and reports stay available.',
		action: { to: '/#pricing', label: 'See plans' },
	},
	403: { title: 'Access denied', advice: `You don't have permission to access this page.`, action: home },
	404: {
		title: 'Page not found',
		advice: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
		action: home,
	},
	405: { title: 'Action not supported', advice: 'Go back and use the buttons on the page.', action: home },
	409: { title: 'This was changed in the meantime', advice: 'Reload the page to see the current state, then try again.', action: home },
	410: { title: 'No longer available', advice: 'What was here has expired. Start again from your settings.', action: home },
	413: { title: 'File too large', advice: 'Please upload a file smaller than 50MB.', action: home },
	429: { title: 'Too many requests', advice: 'Please wait a few minutes before trying again.', action: home },
	503: { title: 'Temporarily unavailable', advice: 'Please try again in a moment.', action: home },
}

const unexpected: ErrorText = {
	title: 'Something went wrong',
	advice: 'The error is on our end and has been recorded. Please try again in a moment. Nothing you saved is lost.',
	action: home,
}

/**
 * Words for an HTTP status.
 *
 * @param message the server's message for this error; it replaces the general advice
 */
export function errorText(status: number, message?: string): ErrorText {
	const found = words[status] ?? unexpected
	return message ? { ...found, advice: message } : found
}
