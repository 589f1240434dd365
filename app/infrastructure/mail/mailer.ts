export interface Mail {
	/** Kept from try to try, so that a mail server or program that sees a mail twice knows it. */
	id?: string
	to: string
	subject: string
	/** Plain text: every link stands on a line of its own. */
	text: string
	html: string
}

export interface Mailer {
	/** Hands a mail to the mail server, or saves it where there is none. Rejects when neither works. */
	send(mail: Mail): Promise<void>
}
