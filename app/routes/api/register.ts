import { readJson } from '#app/http/api/api-body.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { apiTooMany, jsonWithCookies } from '#app/http/api/api-sign-in.ts'
import { askToRegister } from '#app/http/session/ask-to-sign-in.server.ts'
import { sentences } from '#app/http/sentences.ts'
import type { Route } from './+types/register.ts'
import { RegisterBody } from './schemas/sign-in.ts'

export const loader = () => methodNotAllowed('POST')

export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('POST')
	const body = await readJson(request, RegisterBody)

	const asked = await askToRegister(context, { email: body.email, firstName: body.first_name, lastName: body.last_name }, null)
	if (asked.refusedFor !== null) return apiTooMany(asked.refusedFor)
	return jsonWithCookies({ message: sentences.registered }, asked.cookies)
}
