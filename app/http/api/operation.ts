import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { TokenScope } from '#app/domain/identity/api-tokens/token-scopes.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** The answer for a status: JSON, a file of one of several types, or either by the caller's choice. */
export type Answer = z.ZodType | { json?: z.ZodType; mediaTypes: readonly string[] }

/** The input and answers of an API call: the route checks with it, and openapi.json is generated from it. */
export interface Description {
	method: 'GET' | 'POST' | 'PUT' | 'DELETE'
	/** Below /api, with `{name}` for parameters. */
	path: string
	summary: string
	/** Whether its answer holds secrets, or is a large file: it is then not kept under an Idempotency-Key. */
	secret?: true
	/** Whether it may need the second factor outside the admin area, by a code in X-MFA-Token. */
	takesCode?: true
	/** The query parameters, each with its description. */
	query?: Readonly<Record<string, string>>
	/** A JSON body. */
	body?: z.ZodType
	/** Whether the body may be missing. */
	bodyOptional?: true
	/** The most bytes of a JSON body, where it is not the default. */
	largestBody?: number
	/**
	 * The fields beside the file of a multipart body, which the operation reads itself. With a JSON body defined too, the
	 * caller sends either, and `body` is undefined for a file.
	 */
	multipart?: z.ZodType
	/** What the caller reads where it breaks off by a fault of ours and the call has words of its own. */
	failed?: string
	/** The field of the file in a multipart body, where it is not a document in `file`. */
	multipartFile?: { name: string; description: string }
	/** By status. */
	answers: Readonly<Record<number, Answer>>
	/** Statuses of errors, beside the 401 of every call that needs a token. */
	errors: readonly number[]
}

/**
 * Who can make a call: everybody (`open`), or a signed-in person. `scope` is what an API token needs for it; 'session':
 * no API token can, only a person who signed in.
 */
export type Reach = { open: true; scope?: undefined } | { open?: undefined; scope: TokenScope | 'session' }

type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Record<Name, string> & Params<Rest> : object

/** A call in progress. */
export interface Call<Path extends string = string, Body = unknown, Access = undefined> {
	services: Services
	/** The caller; not to be read in an open operation. */
	member: Member
	params: Params<Path>
	query: URLSearchParams
	body: Body
	/** What `admit` opened. */
	access: Access
	request: Request
	context: Readonly<RouterContextProvider>
	/**
	 * Binds the call's Idempotency-Key, if it has one, to what was sent. Only uploads need to call it: otherwise the
	 * endpoint has done so.
	 *
	 * @throws the answer to send instead: the first call's, or that the key is in use or belongs to another request
	 */
	once(sent: string): Promise<void>
}

/** What a call about a document receives. */
export type DocumentCall = Pick<Call, 'services' | 'context' | 'request'> & { params: { documentId: string } }

/** An API call with the function that runs it. */
export type Operation = Description &
	Reach & {
		admit?(call: Call<string, never>): Promise<unknown>
		run(call: Call<string, never, never>): unknown
	}

interface Runs<Path extends string, Body, Access> {
	/**
	 * Opens the resource of the call before anything is done or an earlier answer is repeated: a member who lost access
	 * must not get the earlier answer again.
	 *
	 * @throws the answer where the member may not
	 */
	admit?(call: Call<Path, Body>): Promise<Access>
	run(call: Call<Path, Body, Access>): unknown
}

/**
 * Defines a call of the API: its route, its entry in openapi.json, and what answers it. A result of `run` that is no
 * Response becomes JSON with status 200; a Response may be thrown.
 */
export function defineOperation<const Path extends string, Body extends z.ZodType = z.ZodUndefined, Access = undefined>(
	operation: Omit<Description, 'path' | 'body'> & Reach & { path: Path; body?: Body } & Runs<Path, z.output<Body>, Access>,
): Operation {
	return operation
}

/** Whether an operation is part of the admin area, which its path decides: none can be left unguarded by mistake. */
export function isForAdmins({ path }: Pick<Description, 'path'>): boolean {
	return path.startsWith('/admin/')
}

/** The methods of the operations of one URL, as the header Allow lists them. */
export function methodsOf(operations: readonly Operation[]): string[] {
	const methods = operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
	return [...methods, 'OPTIONS']
}
