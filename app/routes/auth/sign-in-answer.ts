/** What the sign-in forms show after they were sent: where the mail went, or what to mend. */
export type SignInAnswer =
	| { sent: 'login' | 'register'; email: string | null; devMail: boolean }
	| {
			sent: null
			mode: 'login' | 'register'
			/** Where one was heading, for the next try. */
			returnTo: string | null
			typed: { email: string; firstName: string; lastName: string }
			errors: { email?: string; firstName?: string; lastName?: string; form?: string }
	  }

/** What the code form shows after a code that did not count. */
export interface CodeAnswer {
	error: string
}
