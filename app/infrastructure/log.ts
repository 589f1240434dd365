/** Structured logging. Fields may carry ids, sizes, durations; never document text, names of files, tokens or codes. */
export interface Logger {
	info(fields: object, message: string): void
	warn(fields: object, message: string): void
	error(fields: object, message: string): void
	child(fields: object): Logger
}
