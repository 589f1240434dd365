import type { RouterContextProvider } from 'react-router'
import type { Member } from '#app/domain/identity/member.ts'
import { apiError, requireApiMember } from './api-answer.ts'
import { readJson, readJsonIfAny } from './api-body.server.ts'
import { servicesContext } from '../context.ts'
import { preconditionFailed, refuseStale, withEntityTag } from './entity-tag.server.ts'
import { failedContext } from './api-faults.server.ts'
import { answerOnce } from './idempotency.server.ts'
import { letThrough } from '../session/require-administrator.ts'
import { type Call, isForAdmins, methodsOf, type Operation } from './operation.ts'
import { refuseScope } from './token-scope.server.ts'
import { inSeconds, second } from '#app/units.ts'
import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import { refuseAdmin, refusedAsJson } from '../session/require-admin.server.ts'

interface RouteArgs {
	request: Request
	context: Readonly<RouterContextProvider>
	params: Readonly<Record<string, string | undefined>>
}

/** A route's loader and action in one: it answers every method of its URL. */
export interface Endpoint {
	(args: RouteArgs): Promise<Response>
	/** For openapi.json, and for the header Allow. */
	operations: readonly Operation[]
}

/** The route of an API URL: finds the operation for the method, checks token and body, runs it. */
export function endpoint(...operations: readonly Operation[]): Endpoint {
	async function answer(args: RouteArgs): Promise<Response> {
		const { request } = args
		if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: methodsOf(operations).join(', ') } })
		const method = request.method === 'HEAD' ? 'GET' : request.method
		const operation = operations.find((each) => each.method === method)
		if (!operation) return methodNotAllowed(methodsOf(operations))
		if (method === 'GET') return withEntityTag(request, operation, await perform(operation, args))
		const read = method === 'PUT' && request.headers.has('If-Match') ? operations.find((each) => each.method === 'GET') : undefined
		return read ? replaceUnchanged(read, operation, args) : perform(operation, args)
	}
	return Object.assign(answer, { operations })
}

/** One guarded PUT of a URL at a time, for as long as one may take: two with the same tag must not both pass. */
const guardedPuts: RateRule = { name: 'if-match', points: 1, seconds: inSeconds(30 * second) }

/** A PUT that is only done if its URL still answers what its caller has read. */
async function replaceUnchanged(read: Operation, operation: Operation, args: RouteArgs): Promise<Response> {
	const { request, context } = args
	requireApiMember(context)
	const { limits } = context.get(servicesContext)
	const url = new URL(request.url)
	const asGet = new Request(url, { headers: request.headers })
	if ((await limits.count(guardedPuts, url.pathname)) > 0) return preconditionFailed()
	try {
		const current = await perform(read, { ...args, request: asGet }).catch(thrownAnswer)
		return (await refuseStale(request, current)) ?? (await perform(operation, args))
	} finally {
		await limits.giveBack(guardedPuts, url.pathname)
	}
}

function thrownAnswer(thrown: unknown): Response {
	if (thrown instanceof Response) return thrown
	throw thrown
}

async function perform(operation: Operation, { request, context, params }: RouteArgs): Promise<Response> {
	const member = operation.open ? null : requireApiMember(context)
	const outOfScope = operation.open ? null : await refuseScope(context, operation)
	if (outOfScope) return outOfScope
	const refused = isForAdmins(operation) ? await refuseAdmin(context, request.headers) : null
	if (refused) return refusedAsJson(refused)
	if (isForAdmins(operation)) letThrough(context)
	if (operation.failed) context.set(failedContext, operation.failed)
	const body = await bodyOf(operation, request)
	const services = context.get(servicesContext)
	const run = async (once: Call['once']): Promise<Response> => {
		const query = new URL(request.url).searchParams
		const call = { services, member: member as Member, params, query, body: body as never, access: undefined, request, context, once }
		const access = await operation.admit?.(call)
		if (!operation.multipart) await once(JSON.stringify(body ?? null))
		const answered = await operation.run({ ...call, access: access as never })
		return answered instanceof Response ? answered : Response.json(answered)
	}
	if (operation.method !== 'POST' || !member || operation.secret) return run(async () => undefined)
	return answerOnce(services, member, request, run)
}

function bodyOf({ body, bodyOptional, largestBody, multipart }: Operation, request: Request): Promise<unknown> | undefined {
	if (!body) return undefined
	if (multipart && request.headers.get('content-type')?.startsWith('multipart/form-data')) return undefined
	return bodyOptional ? readJsonIfAny(request, body) : readJson(request, body, largestBody)
}

function methodNotAllowed(allowed: string[]): Response {
	return apiError(405, 'method_not_allowed', `This URL only supports ${allowed.join(', ')}.`, { headers: { Allow: allowed.join(', ') } })
}
