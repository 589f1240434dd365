/** A mail to open, and the folder that its attachments are written into. */
export interface OpenMailJob {
	path: string
	folder: string
}

/** An attachment on disk. */
export interface OpenedAttachment {
	path: string
	/** As the mail calls it; empty where it does not. */
	fileName: string
	bytes: number
	/** Hexadecimal. */
	sha256: string
}

/** What is attached to a mail, or why that can't be told. */
export type OpenedMail = { attachments: OpenedAttachment[] } | { refused: 'malformed' | 'too_many' }
