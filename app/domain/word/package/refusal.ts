import type { WordFileFailure } from './word-file-failure.ts'

/**
 * Carries the reason out of the depths of a package that can't be read. It never leaves this folder:
 * `extractDocx`, `inspectDocx` and `detectFileType` turn it into a value.
 */
export class Refusal extends Error {
	readonly reason: WordFileFailure

	constructor(reason: WordFileFailure, detail: string) {
		super(detail)
		this.reason = reason
	}
}

/** Gives what `read` gives, or the reason of the refusal it threw; any other error is a bug and passes through. */
export async function orRefusal<Value>(read: () => Promise<Value>): Promise<{ value: Value } | { reason: WordFileFailure }> {
	try {
		return { value: await read() }
	} catch (error) {
		if (error instanceof Refusal) return { reason: error.reason }
		throw error
	}
}
