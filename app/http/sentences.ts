/** Texts about signing in, shared by pages and the API. */
export const sentences = {
	registered: 'Registration successful — Please check your email to verify your account',
	linkSent: 'Email sent — Check your email for the login link.',
	linkFailed: 'This link has expired or was already used. Links work once and expire in 15 minutes. Request a new one.',
	codeFailed: 'This code is not valid. Check the digits or request a new email. Codes expire after 15 minutes or 5 attempts.',
	confirmNewEmail: (email: string) =>
		`To change your address, open the link we sent to ${email} and the one we sent to your current address. Until then, your current address stays in use.`,
} as const
