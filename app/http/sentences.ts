/** What people read about signing in, on pages and in the API alike. */
export const sentences = {
	registered: 'Registration successful — Please check your email to verify your account',
	linkSent: 'Email sent — Check your email for the login link.',
	linkFailed: 'This link is not valid any more. A link works once, within 15 minutes. Ask for a new one.',
	codeFailed: 'This code is not valid. Check the digits, or ask for a new mail: a code lasts 15 minutes and 5 attempts.',
	confirmNewEmail: (email: string) => `Open the link that we sent to ${email} to confirm the new address. Until then the old one counts.`,
} as const
