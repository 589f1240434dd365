import { z } from 'zod'
import type { Endpoint } from '#app/http/api/endpoint.server.ts'
import { tokenScopes } from '#app/domain/identity/api-tokens/token-scopes.ts'
import { type Answer, isForAdmins, type Operation } from '#app/http/api/operation.ts'

const ApiError = z.object({ error: z.string(), code: z.string(), details: z.unknown().optional() })

const repeatableHelp =
	'A unique ID that you create. Repeating the request with the same key within 24 hours returns the first response; another body returns 422.'

const tokenHelp =
	'A code of your authenticator app or a backup code, for this call alone; not needed for 15 minutes after POST /mfa/verify. ' +
	'Without either, the response is 403 with `requiresMFA: true`.'

const apiTokenHelp =
	'A personal API token (fp_…), made under Settings, API. Calls that list it name the scope it needs; it can make no others.'

const ifNoneMatchHelp = 'The ETag of an earlier response: if nothing has changed since, the response is 304 without content.'

const ifMatchHelp = 'The ETag that GET gave for this URL: if the content has changed since, nothing is done and the response is 412.'

const reasons: Record<number, string> = {
	200: 'OK',
	201: 'Created',
	202: 'In progress',
	304: 'Not changed since the response with this ETag',
	400: 'Invalid request',
	401: 'Missing or expired token',
	402: 'No document checks left, or not part of the plan',
	403: 'Your role or the scopes of the API token do not allow this, or the second factor is needed',
	404: 'Not found, or not accessible to you',
	409: 'Not possible in the current state',
	410: 'No longer available',
	412: 'Changed since the response with this ETag',
	413: 'Too large',
	415: 'Not a PDF or DOCX file',
	422: 'The document can’t be analyzed',
	423: 'Someone else has locked the document',
	429: 'Too many requests; see Retry-After',
	500: 'Unexpected error',
	503: 'Not possible at the moment; see Retry-After',
}

/** The operations of every route of the API. */
export function operations(): Operation[] {
	const routes = import.meta.glob<Partial<Endpoint>>(['./*.ts', './*/*.ts', '!./**/*.server.ts', '!./**/*.test.ts', '!./schemas/*'], {
		eager: true,
		import: 'loader',
	})
	return Object.values(routes).flatMap((route) => route?.operations ?? [])
}

/** The OpenAPI 3.1 description of the API, made from the operations that answer it. */
export function openApiDescription(appUrl: string) {
	const paths: Record<string, Record<string, unknown>> = {}
	const all = operations()
	const readable = new Set(all.filter(({ method }) => method === 'GET').map(({ path }) => path))
	for (const operation of all)
		(paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation, readable.has(operation.path))
	return {
		openapi: '3.1.0',
		info: { title: 'Fineprint', version: '1', description: 'Upload a contract and read what it says, what is risky and what is missing.' },
		servers: [{ url: `${appUrl}/api` }],
		components: {
			securitySchemes: {
				apiToken: { type: 'http', scheme: 'bearer', description: apiTokenHelp },
				session: { type: 'http', scheme: 'bearer', description: 'The token of POST /auth/verify-magic-link.' },
				cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
			},
		},
		'x-token-scopes': tokenScopes,
		security: [{ session: [] }, { cookie: [] }],
		paths,
	}
}

function describe(operation: Operation, canBeRead: boolean) {
	const { path, method, summary, open, secret, query, body, bodyOptional, multipart, answers, errors } = operation
	const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
	const inQuery = Object.entries(query ?? {}).map(([name, description]) => ({
		name,
		in: 'query',
		required: false,
		description,
		schema: { type: 'string' },
	}))
	// A call that creates something can be retried: the endpoint runs it once.
	const repeatable = method === 'POST' && !open && !secret
	const key = { name: 'Idempotency-Key', in: 'header', required: false, description: repeatableHelp, schema: { type: 'string' } }
	const token = { name: 'X-MFA-Token', in: 'header', required: false, description: tokenHelp, schema: { type: 'string' } }
	const tagged = method === 'GET' && !secret
	const guarded = method === 'PUT' && canBeRead
	const ifNoneMatch = { name: 'If-None-Match', in: 'header', required: false, description: ifNoneMatchHelp, schema: { type: 'string' } }
	const ifMatch = { name: 'If-Match', in: 'header', required: false, description: ifMatchHelp, schema: { type: 'string' } }
	const takesToken = isForAdmins(operation) || operation.takesCode
	const content =
		body || multipart
			? {
					...(body ? { 'application/json': { schema: jsonSchema(body, 'input') } } : {}),
					...(multipart ? { 'multipart/form-data': { schema: withFile(multipart, operation.multipartFile) } } : {}),
				}
			: null
	const failures = [
		...new Set([...errors, ...(open ? [] : [401, 403, 429]), ...(guarded ? [412] : []), ...(repeatable ? [400, 409, 422] : [])]),
	].sort()
	return {
		operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
		summary,
		...security(operation),
		parameters: [
			...inPath,
			...inQuery,
			...(repeatable ? [key] : []),
			...(takesToken ? [token] : []),
			...(tagged ? [ifNoneMatch] : []),
			...(guarded ? [ifMatch] : []),
		],
		...(content ? { requestBody: { required: !bodyOptional, content } } : {}),
		responses: {
			...Object.fromEntries(
				Object.entries(answers).map(([status, answer]) => [
					status,
					{ description: reasons[Number(status)], content: answerContent(answer) },
				]),
			),
			...(tagged ? { 304: { description: reasons[304] } } : {}),
			...Object.fromEntries(failures.map((status) => [status, { description: reasons[status], content: answerContent(ApiError) }])),
		},
	}
}

/** Who can make the call. Since OpenAPI 3.1 the scopes that a bearer token needs can be listed with it. */
function security({ open, scope }: Operation) {
	if (open) return { security: [] }
	return scope === 'session' ? {} : { security: [{ apiToken: [scope] }, { session: [] }, { cookie: [] }] }
}

function answerContent(answer: Answer): Record<string, unknown> {
	if (answer instanceof z.ZodType) return { 'application/json': { schema: jsonSchema(answer, 'output') } }
	return {
		...(answer.json ? answerContent(answer.json) : {}),
		...Object.fromEntries(answer.mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
	}
}

const documentFile = { name: 'file', description: 'PDF or DOCX file of at most 50 MB' }

function withFile(fields: z.ZodType, { name, description } = documentFile) {
	const { properties, ...schema } = jsonSchema(fields, 'input')
	return {
		...schema,
		properties: { [name]: { type: 'string', format: 'binary', description }, ...properties },
		required: [name],
	}
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
	return rest
}
