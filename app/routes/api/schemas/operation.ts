import type { z } from 'zod'

/** One call of the API: what it takes and what it answers, as the schemas that the routes use. */
export interface Operation {
	method: 'get' | 'post' | 'put'
	/** Below /api, with `{name}` for what varies. */
	path: string
	summary: string
	/** Whether it can be called without a token. */
	open?: true
	query?: Record<string, string>
	/** A JSON body, or the fields of a multipart body with a `file`. */
	body?: z.ZodType
	/** Whether the call may come without its body. */
	bodyOptional?: true
	multipart?: z.ZodType
	answers: Record<number, z.ZodType | { mediaTypes: string[] }>
	/** Statuses of errors, beside the 401 of every call that needs a token. */
	errors: number[]
}
