export interface Mail {
	/** Stays the same between retries, so that mail servers and programs recognize a duplicate. */
	id?: string
	to: string
	/** Where an answer goes, if not to the sender of all mails. */
	replyTo?: string
	/** The Message-ID of the mail that it answers. */
	inReplyTo?: string
	/** Whether it answers a mail by itself: other programs then do not answer it (RFC 3834). */
	automatic?: boolean
	subject: string
	/** Plain text: every link is on a line of its own. */
	text: string
	html: string
}

export interface Mailer {
	/** Hands a mail to the mail server, or saves it where there is none. Rejects when neither works. */
	send(mail: Mail): Promise<void>
}
