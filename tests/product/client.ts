/** Somebody who is signed in to a running program and calls its API and pages. */
export interface Client {
	/** @throws Error when the program refuses, with what it said */
	call(method: string, path: string, body?: unknown): Promise<Response>
	json<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
}

/**
 * Calls a running program.
 *
 * @param token of a session; left out, nobody is signed in
 */
export function clientOf(url: string, token?: string): Client {
	const headers: Record<string, string> = token ? { authorization: `Bearer ${token}`, cookie: `token=${token}` } : {}
	const call: Client['call'] = async (method, path, body) => {
		const isForm = body instanceof FormData
		const answer = await fetch(url + path, {
			method,
			headers: { ...headers, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
			body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
		})
		if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
		return answer
	}
	return { call, json: async (method, path, body) => (await call(method, path, body)).json() }
}
