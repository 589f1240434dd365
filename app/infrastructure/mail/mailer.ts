export interface Mail {
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
