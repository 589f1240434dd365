/** A code of an authenticator app. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(typed)

/** What could be a backup code. */
export const isBackupCode = (typed: string): boolean => /^[A-Za-z0-9]{6,8}$/.test(typed)

/** Below this many backup codes, people are told to make new ones. */
export const fewBackupCodes = 3

/** A typed code without the spaces and dashes that people type or paste with it. */
export function plainCode(typed: string): string {
	return typed.replace(/[\s-]/g, '')
}

/**
 * What to say of a code of the app or a backup code that can be neither; `null` when it can be right.
 *
 * @param typed as `plainCode` gives it
 */
export function malformedCode(typed: string): string | null {
	if (isAppCode(typed) || isBackupCode(typed)) return null
	// Codes of the app have no letters, so whoever typed one meant a backup code.
	return /[A-Za-z]/.test(typed) ? mfaSentences.enterBackupCode : mfaSentences.enterCode
}

/** Texts about codes, shared by pages and the API. */
export const mfaSentences = {
	sixDigits: 'Token must be exactly 6 digits',
	enterCode: 'Please enter a 6-digit code',
	enterVerificationCode: 'Please enter a 6-digit verification code',
	enterBackupCode: 'Please enter a valid backup code',
	invalidToken: 'Invalid verification token',
	invalidCode: 'Invalid code. Please enter the current 6-digit code from your authenticator app.',
	invalidVerification: 'Invalid verification code. Please try again.',
	tooMany: 'Too many MFA requests. Please wait a few minutes before trying again.',
	alreadyOn: 'MFA is already on. Turn it off first to set up another app.',
	alreadyOff: 'MFA is not on for this account.',
	noSetup: 'This setup has expired or was replaced. Begin again.',
	setupRequired: 'Set up multi-factor authentication before you use the admin area.',
	required: 'MFA verification required',
	cancelled: 'MFA verification cancelled',
	closedChallenge: 'This login has expired or was already completed. Log in again.',
	codeNeeded: 'Enter a code from your authenticator app or a backup code.',
	codeForEmail: 'To change your email address, enter a code from your authenticator app or a backup code.',
	invalidMfaCode: 'Invalid MFA code. Please try again.',
} as const
