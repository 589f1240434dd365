import { Refusal } from './refusal.ts'
import type { WordFileFailure } from './word-file-failure.ts'

/** The file can't be read as a Word document; `reason` has its sentence in `extractionAdvice`. */
export class UnreadableDocx extends Error {
	readonly reason: WordFileFailure

	constructor(reason: WordFileFailure, detail: string) {
		super(detail)
		this.name = 'UnreadableDocx'
		this.reason = reason
	}
}

/** The engine's own check found its work wrong. No file is returned: this is a bug, not a fault of the file. */
export class ProofFailed extends Error {
	/** Which proof, as 'reject_all'. */
	readonly proof: string

	constructor(proof: string, detail: string) {
		super(`${proof}: ${detail}`)
		this.name = 'ProofFailed'
		this.proof = proof
	}
}

/**
 * Gives what `read` gives. Every function that takes a file's bytes stands inside one, because parts are unpacked
 * and parsed late and damage may show at any of them.
 *
 * @throws UnreadableDocx in place of the `Refusal` of the extraction's readers; any other error passes through.
 */
export async function orUnreadable<Value>(read: () => Promise<Value>): Promise<Value> {
	try {
		return await read()
	} catch (error) {
		if (error instanceof Refusal) throw new UnreadableDocx(error.reason, error.message)
		throw error
	}
}
