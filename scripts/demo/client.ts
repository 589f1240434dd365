/** Somebody who is signed in to a running program and calls its API. */
export interface Client {
	email: string
	/** @throws Error when the program refuses, with what it said */
	call(method: string, path: string, body?: unknown): Promise<Response>
	json<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
}

/** Registers somebody who has no account yet and signs them in; needs a program on this machine with AUTH_DEV_BYPASS=1. */
export async function signedIn(url: string, person: { email: string; first_name: string; last_name: string }): Promise<Client> {
	const anonymous = clientOf(url, person.email, {})
	await anonymous.call('POST', '/api/register', person)
	const { token } = await anonymous.json<{ token: string }>('POST', '/api/auth/magic-link', { email: person.email })
	return clientOf(url, person.email, { authorization: `Bearer ${token}`, cookie: `token=${token}` })
}

function clientOf(url: string, email: string, headers: Record<string, string>): Client {
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
	return { email, call, json: async (method, path, body) => (await call(method, path, body)).json() }
}
