/** The result of a sign-in form: where the mail went, or what to correct. */
export type SignInAnswer =
	| { sent: 'login' | 'register'; email: string | null; devMail: boolean }
	| {
			sent: null
			mode: 'login' | 'register'
			/** The page to return to, for the next try. */
			returnTo: string | null
			typed: { email: string; firstName: string; lastName: string }
			errors: { email?: string; firstName?: string; lastName?: string; form?: string }
	  }

/** The result of the code form after an invalid code. */
export interface CodeAnswer {
	error: string
}
