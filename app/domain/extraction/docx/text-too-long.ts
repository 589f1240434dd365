import { orRefusal } from '#app/domain/word/package/refusal.ts'
import type { ExtractionFailure } from '../extracted-document.ts'

/** The text of a Word file is longer than one review takes. `orExtractionFailure` turns it into a value. */
export class TextTooLong extends Error {}

/** Gives what `read` gives, or why the file or its text is refused; any other error is a bug and passes through. */
export async function orExtractionFailure<Value>(read: () => Promise<Value>): Promise<{ value: Value } | { reason: ExtractionFailure }> {
	try {
		return await orRefusal(read)
	} catch (error) {
		if (error instanceof TextTooLong) return { reason: 'too_much_text' }
		throw error
	}
}
