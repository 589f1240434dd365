import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** What a call answers with a status: JSON, a file of one of some types, or either where the caller chooses. */
export type Answer = z.ZodType | { json?: z.ZodType; mediaTypes: readonly string[] }

/** What a call of the API takes and answers: the route checks with it, and openapi.json is made of it. */
export interface Description {
	method: 'GET' | 'POST' | 'PUT'
	/** Below /api, with `{name}` for what varies. */
	path: string
	summary: string
	/** Whether it can be called without a token. */
	open?: true
	/** The names in its query, each with what it means. */
	query?: Readonly<Record<string, string>>
	/** A JSON body. */
	body?: z.ZodType
	/** Whether the call may come without its body. */
	bodyOptional?: true
	/** The most bytes of a JSON body, where it is not the usual. */
	largestBody?: number
	/** The fields beside `file` of a multipart body, which the call reads by itself. */
	multipart?: z.ZodType
	/** By status. */
	answers: Readonly<Record<number, Answer>>
	/** Statuses of errors, beside the 401 of every call that needs a token. */
	errors: readonly number[]
}

type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Record<Name, string> & Params<Rest> : object

/** A call that is being answered. */
export interface Call<Path extends string = string, Body = unknown, Access = undefined> {
	services: Services
	/** Who calls. An open operation must not ask. */
	member: Member
	params: Params<Path>
	query: URLSearchParams
	body: Body
	/** What `admit` opened. */
	access: Access
	request: Request
	context: Readonly<RouterContextProvider>
	/**
	 * Ties the call's Idempotency-Key, if it has one, to what was sent. Only an upload has to: else the kit has done it.
	 *
	 * @throws the answer to give instead: the first call's, or that the key is in use or stands for something else
	 */
	once(sent: string): Promise<void>
}

/** What a call about a document knows of it. */
export type DocumentCall = Pick<Call, 'services' | 'context' | 'request'> & { params: { documentId: string } }

/** A call of the API with what runs it. */
export interface Operation extends Description {
	admit?(call: Call<string, never>): Promise<unknown>
	run(call: Call<string, never, never>): unknown
}

interface Runs<Path extends string, Body, Access> {
	/**
	 * Opens what the call is about, before anything is done or an earlier answer is repeated: who lost a document is not
	 * told again what they were told while they had it.
	 *
	 * @throws the answer where the member may not
	 */
	admit?(call: Call<Path, Body>): Promise<Access>
	run(call: Call<Path, Body, Access>): unknown
}

/**
 * Defines a call of the API: its route, its entry in openapi.json, and what answers it. What `run` answers beside a
 * Response becomes JSON with status 200; a Response may be thrown.
 */
export function defineOperation<const Path extends string, Body extends z.ZodType = z.ZodUndefined, Access = undefined>(
	operation: Omit<Description, 'path' | 'body'> & { path: Path; body?: Body } & Runs<Path, z.output<Body>, Access>,
): Operation {
	return operation
}

/** The methods that operations of one URL answer, as the header Allow lists them. */
export function methodsOf(operations: readonly Operation[]): string[] {
	const methods = operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
	return [...methods, 'OPTIONS']
}
