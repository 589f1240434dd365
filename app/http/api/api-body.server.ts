import type { z } from 'zod'
import { apiError } from './api-answer.ts'
import { inputSentence } from './input-sentence.ts'
import { kilobyte } from '#app/units.ts'

const largestBody = 64 * kilobyte

/**
 * The JSON body of an API call, parsed by the schema.
 *
 * @throws 413 when it is larger than `largest` bytes; 400 when it is no JSON or does not fit the schema,
 * with the schema's first sentence as the error and every field's under `details`
 */
export async function readJson<Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	largest = largestBody,
): Promise<z.output<Schema>> {
	return checked(parseJson(await readText(request, largest)), schema)
}

/** The same for calls whose body is optional: a missing one counts as an empty object. */
export async function readJsonIfAny<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
	const text = await readText(request, largestBody)
	return checked(text.trim() === '' ? {} : parseJson(text), schema)
}

function checked<Schema extends z.ZodType>(body: unknown, schema: Schema): z.output<Schema> {
	const parsed = schema.safeParse(body, { error: inputSentence })
	if (parsed.success) return parsed.data
	const details = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
	throw apiError(400, 'invalid', details[0]?.message ?? 'The request body is invalid.', { details })
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		throw apiError(400, 'malformed', 'The body must be JSON.')
	}
}

/**
 * The body as text.
 *
 * @throws 413 when it is larger than `largest` bytes
 */
export async function readText(request: Request, largest: number): Promise<string> {
	const reader = request.body?.getReader()
	const chunks: Uint8Array[] = []
	let bytes = 0
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		bytes += part.value.byteLength
		// Content-Length may be wrong or missing: the received bytes count. The rest is left unread, not canceled:
		// canceling would close the connection before the answer is sent.
		if (bytes > largest) throw apiError(413, 'too_large', 'The body is too large.')
		chunks.push(part.value)
	}
	return Buffer.concat(chunks).toString('utf8')
}
