import type { z } from 'zod'
import { calls, type LocalCall } from './calls.ts'
import { FormFault, readForm } from './form-body.ts'
import type { Objects, ObjectStore, StoredObject } from './object-store.ts'
import type { LocalPrice } from './objects.ts'
import { readClock, type Scene, StripeRefusal } from './scene.ts'

/** The local Stripe: what it sells, where it keeps its objects, and the key that it takes. */
export interface LocalStripe {
	store: ObjectStore
	prices: readonly LocalPrice[]
	/** Origin of the pages that stand for Stripe's. */
	site: string
	secretKey: string
	apiVersion: string
}

/** Does one thing in the local Stripe, at its own time. */
export function inScene<Result>(stripe: LocalStripe, work: (scene: Scene) => Promise<Result>): Promise<Result> {
	const { prices, site, apiVersion, store } = stripe
	return store.change(async (objects) => {
		const now = Math.floor(Date.now() / 1000) + (await readClock(objects))
		return work({ objects, prices, site, apiVersion, now })
	})
}

/** A finished call, kept under its idempotency key. */
interface KeptAnswer extends StoredObject {
	object: 'local_answer'
	request: string
	status: number
	body: string
}

/** Answers a call of Stripe's API as Stripe does, errors included: unknown parameters and wrong forms are refused. */
export async function answerCall(stripe: LocalStripe, request: Request): Promise<Response> {
	const text = request.method === 'POST' ? await request.text() : ''
	const key = request.method === 'GET' ? null : request.headers.get('Idempotency-Key')
	try {
		const { run, given, id, fingerprint } = readCall(stripe, request, text)
		return await inScene(stripe, async (scene) => {
			const kept = key === null ? null : await scene.objects.find<KeptAnswer>(`answer_${key}`)
			if (kept && kept.request !== fingerprint)
				throw new StripeRefusal(400, 'Keys for idempotent requests can only be used with the same parameters they were first used with.', {
					type: 'idempotency_error',
				})
			if (kept) return json(kept.status, kept.body, { 'Idempotent-Replayed': 'true' })
			const body = JSON.stringify(await run(scene, given as never, id))
			if (key !== null) await keep(scene.objects, key, { request: fingerprint, status: 200, body })
			return json(200, body)
		})
	} catch (error) {
		if (!(error instanceof StripeRefusal)) throw error
		const { status, message, type, code, param } = error
		return json(status, JSON.stringify({ error: { message, type, code, param } }))
	}
}

function keep(objects: Objects, key: string, answer: Pick<KeptAnswer, 'request' | 'status' | 'body'>): Promise<void> {
	const kept: KeptAnswer = { id: `answer_${key}`, object: 'local_answer', ...answer }
	return objects.put(kept)
}

/** Checks what Stripe checks of every call: key, version, form and parameters. */
function readCall({ secretKey, apiVersion }: LocalStripe, request: Request, text: string) {
	const { headers, method } = request
	if (headers.get('Authorization') !== `Bearer ${secretKey}`) throw new StripeRefusal(401, 'Invalid API Key provided')
	if (headers.get('Stripe-Version') !== apiVersion)
		throw new StripeRefusal(400, `Invalid Stripe API version: ${headers.get('Stripe-Version')}`)
	if (method === 'POST' && !headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded'))
		throw new StripeRefusal(400, 'Invalid request: the body must be application/x-www-form-urlencoded')
	const url = new URL(request.url)
	const found = routeOf(method, url.pathname)
	if (!found) throw new StripeRefusal(404, `Unrecognized request URL (${method}: ${url.pathname}).`)
	const given = readParameters(found.call.parameters, method === 'POST' ? text : url.search.slice(1))
	return { run: found.call.run, id: found.id, given, fingerprint: `${method} ${url.pathname}\n${text}` }
}

function routeOf(method: string, path: string): { call: LocalCall; id: string } | null {
	for (const call of calls) {
		if (call.method !== method) continue
		const match = new RegExp(`^/v1${call.path.replace('{id}', '([A-Za-z0-9_]+)')}$`).exec(path)
		if (match) return { call, id: match[1] ?? '' }
	}
	return null
}

function readParameters(schema: z.ZodType, form: string): unknown {
	try {
		const parsed = schema.safeParse(readForm(form))
		if (parsed.success) return parsed.data
		const issue = parsed.error.issues[0]!
		const place = issue.path.map((step, index) => (index === 0 ? String(step) : `[${String(step)}]`)).join('')
		if (issue.code === 'unrecognized_keys') {
			const name = place === '' ? issue.keys[0]! : `${place}[${issue.keys[0]!}]`
			throw new StripeRefusal(400, `Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name })
		}
		throw new StripeRefusal(400, `${issue.message}: ${place}`, { code: 'parameter_invalid', param: place })
	} catch (error) {
		if (error instanceof FormFault) throw new StripeRefusal(400, error.message)
		throw error
	}
}

function json(status: number, body: string, headers: Record<string, string> = {}): Response {
	return new Response(body, { status, headers: { 'Content-Type': 'application/json', 'Request-Id': 'req_local', ...headers } })
}
