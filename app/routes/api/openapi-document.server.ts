import { z } from 'zod'
import type { Endpoint } from '#app/http/api/endpoint.server.ts'
import { type Answer, isForAdmins, type Operation } from '#app/http/api/operation.ts'

const ApiError = z.object({ error: z.string(), code: z.string(), details: z.unknown().optional() })

const repeatableHelp =
	'A unique ID that you create. Repeating the request with the same key within 24 hours returns the first response; another body returns 422.'

const tokenHelp =
	'A code of your authenticator app or a backup code, for this call alone; not needed for 15 minutes after POST /mfa/verify. ' +
	'Without either, the response is 403 with `requiresMFA: true`.'

const reasons: Record<number, string> = {
	200: 'OK',
	201: 'Created',
	202: 'In progress',
	400: 'Invalid request',
	401: 'Missing or expired token',
	402: 'No document checks left',
	403: 'Your role does not allow this, or the second factor is needed',
	404: 'Not found, or not accessible to you',
	409: 'Not possible in the current state',
	410: 'No longer available',
	413: 'Too large',
	415: 'Not a PDF or DOCX file',
	422: 'The document can’t be analyzed',
	423: 'Somebody else has locked the document',
	429: 'Too many requests; see Retry-After',
	500: 'Unexpected error',
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
	for (const operation of operations()) (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation)
	return {
		openapi: '3.1.0',
		info: { title: 'Fineprint', version: '1', description: 'Upload a contract and read what it says, what is risky and what is missing.' },
		servers: [{ url: `${appUrl}/api` }],
		components: {
			securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, cookie: { type: 'apiKey', in: 'cookie', name: 'token' } },
		},
		security: [{ bearer: [] }, { cookie: [] }],
		paths,
	}
}

function describe(operation: Operation) {
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
	const takesToken = isForAdmins(operation) || operation.takesCode
	const content =
		body || multipart
			? {
					...(body ? { 'application/json': { schema: jsonSchema(body, 'input') } } : {}),
					...(multipart ? { 'multipart/form-data': { schema: withFile(multipart) } } : {}),
				}
			: null
	const failures = [
		...new Set([...errors, ...(open ? [] : [401]), ...(repeatable ? [400, 409, 422] : []), ...(isForAdmins(operation) ? [403, 429] : [])]),
	].sort()
	return {
		operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
		summary,
		...(open ? { security: [] } : {}),
		parameters: [...inPath, ...inQuery, ...(repeatable ? [key] : []), ...(takesToken ? [token] : [])],
		...(content ? { requestBody: { required: !bodyOptional, content } } : {}),
		responses: {
			...Object.fromEntries(
				Object.entries(answers).map(([status, answer]) => [
					status,
					{ description: reasons[Number(status)], content: answerContent(answer) },
				]),
			),
			...Object.fromEntries(failures.map((status) => [status, { description: reasons[status], content: answerContent(ApiError) }])),
		},
	}
}

function answerContent(answer: Answer): Record<string, unknown> {
	if (answer instanceof z.ZodType) return { 'application/json': { schema: jsonSchema(answer, 'output') } }
	return {
		...(answer.json ? answerContent(answer.json) : {}),
		...Object.fromEntries(answer.mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
	}
}

function withFile(fields: z.ZodType) {
	const { properties, ...schema } = jsonSchema(fields, 'input')
	return {
		...schema,
		properties: { file: { type: 'string', format: 'binary', description: 'PDF or DOCX file of at most 50 MB' }, ...properties },
		required: ['file'],
	}
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
	return rest
}
