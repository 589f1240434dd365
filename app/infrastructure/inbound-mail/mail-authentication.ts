/** A mail on disk, as it arrived, with what the connection said about it. */
export interface ArrivedMail {
	path: string
	/** The sender of the envelope; empty for bounces. */
	envelopeFrom: string
	/** The network address that handed it in; `null` where that is not known: then SPF can't prove anything. */
	ip: string | null
	/** What that called itself. */
	helo: string | null
}

/** Whether a mail is from the address in its From header. */
export type MailProof =
	| { outcome: 'proven'; from: string }
	/** SPF or DKIM prove the organization, but not as strictly as the domain itself asks for (DMARC). */
	| { outcome: 'refused_by_policy'; from: string }
	/** Anybody may have sent it. `why` is for the log. */
	| { outcome: 'unproven'; why: string }
	/** DNS did not answer: asking later may tell. */
	| { outcome: 'unavailable'; why: string }

/** Proves who sent a mail, by SPF, DKIM and DMARC. */
export interface MailAuthentication {
	prove(mail: ArrivedMail): Promise<MailProof>
}

/** Asks DNS for the records of a type; rejects with the code ENOTFOUND or ENODATA where there are none. */
export type ResolveDns = (name: string, type: string) => Promise<string[] | string[][]>
