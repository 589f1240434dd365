import { providerNames } from '#app/domain/identity/social/provider.ts'

/** Why a sign-in at a provider did not succeed, with the answer's status and what to do. `name` is the provider's. */
export const socialFailures = {
	unavailable: {
		status: 502,
		title: 'The sign-in provider does not answer',
		sentence: (name: string) => `${name} does not answer. Try again in a few minutes, or log in with an email link.`,
	},
	refused: {
		status: 403,
		title: 'You were not logged in',
		sentence: (name: string) =>
			`You or ${name} canceled the request, so nothing was shared with Fineprint. Try again, or log in with an email link.`,
	},
	provider_error: {
		status: 502,
		title: 'The sign-in provider reported an error',
		sentence: (name: string) => `${name} could not complete the sign-in. Try again, or log in with an email link.`,
	},
	unknown_state: {
		status: 400,
		title: 'This sign-in did not start here',
		sentence: (name: string) => `This answer from ${name} does not belong to a sign-in of this browser. Start again from the login page.`,
	},
	expired: {
		status: 400,
		title: 'This sign-in took too long',
		sentence: (name: string) => `A sign-in with ${name} must be completed within 10 minutes. Start again.`,
	},
	replayed: {
		status: 400,
		title: 'This sign-in was already completed',
		sentence: (name: string) => `This answer from ${name} was already used, and each works once. Start again.`,
	},
	mixed_up: {
		status: 400,
		title: 'This answer came from another provider',
		sentence: (name: string) => `This sign-in was not started with ${name}, so its answer was refused. Start again from the login page.`,
	},
	invalid: {
		status: 401,
		title: 'The sign-in could not be verified',
		sentence: (name: string) =>
			`The answer from ${name} could not be verified, so you were not logged in. Start again, or log in with an email link.`,
	},
	unverified: {
		status: 403,
		title: 'Your email address is not verified',
		sentence: (name: string) =>
			name === providerNames.microsoft
				? 'Microsoft does not confirm that your organization owns the domain of this email address, so this account can’t be linked to ' +
					'Fineprint: log in with an email link instead, or ask your Microsoft administrator to verify the domain.'
				: `${name} does not confirm that the email address of this account is yours, so it can’t be linked to Fineprint: ` +
					`verify the address at ${name}, or log in with an email link instead.`,
	},
	unproven: {
		status: 403,
		title: 'Confirm your email address first',
		sentence: (name: string) =>
			`This ${name} account is linked to a Fineprint account whose email address is not confirmed yet. Log in with an email link sent to that address.`,
	},
	closed: {
		status: 403,
		title: 'This account is closed',
		sentence: () => 'The Fineprint account with this email address is closed. Contact support if this is a mistake.',
	},
	suspended: {
		status: 403,
		title: 'This account is suspended',
		sentence: () => 'This account is suspended, so no one can log in to it. Contact support if this is a mistake.',
	},
	taken: {
		status: 409,
		title: 'Already linked to another account',
		sentence: (name: string) => `This ${name} account is linked to another Fineprint account. Unlink it there first.`,
	},
	not_signed_in: {
		status: 401,
		title: 'Not linked',
		sentence: (name: string) =>
			`To link a ${name} account, stay logged in until ${name} sends you back. Log in and start again from your settings.`,
	},
	too_many: {
		status: 429,
		title: 'Too many attempts',
		sentence: () => 'Too many sign-ins from your network. Please wait a few minutes before trying again.',
	},
} as const satisfies Record<string, { status: number; title: string; sentence: (name: string) => string }>

export type SocialFailureCode = keyof typeof socialFailures
