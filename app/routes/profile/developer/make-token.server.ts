import { data, type RouterContextProvider } from 'react-router'
import { createApiToken } from '#app/domain/identity/api-tokens/api-tokens.server.ts'
import { mostTokens } from '#app/domain/identity/api-tokens/api-token.ts'
import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { servicesContext } from '#app/http/context.ts'
import { refuseWithoutCode } from '#app/http/session/prove-person.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { retryAfterHeader } from '#app/http/retry-after.ts'
import { TokenFields } from './token-fields.ts'

/** What was typed, for the form when it comes back. */
export interface TypedToken {
	name: string
	days: string
	scopes: string[]
}

/** The fields of the form, by which an error is shown beside its field; '' for the form as a whole. */
type Errors = Partial<Record<'name' | 'days' | 'scopes' | 'code' | '', string>>

/** Makes a token from the form of the page. The answer is the page itself: the token is shown once and is in no address. */
export async function makeToken(context: Readonly<RouterContextProvider>, form: FormData) {
	const member = requireMember(context)
	const text = (name: string) => String(form.get(name) ?? '')
	const typed: TypedToken = { name: text('name'), days: text('days'), scopes: form.getAll('scopes').map(String) }
	const refuse = (errors: Errors, status: number, retryAfter?: number) =>
		data({ typed, errors }, { status, headers: retryAfterHeader(retryAfter) })

	const read = TokenFields.safeParse({ ...typed, code: text('code') })
	if (!read.success) {
		const errors: Errors = {}
		for (const { path, message } of read.error.issues) errors[path[0] as keyof Errors] ??= message
		return refuse(errors, 400)
	}
	const { code, ...token } = read.data
	const refused = await refuseWithoutCode(context, code)
	if (refused) return refuse({ code: refused.error }, refused.status, refused.retryAfter)
	const made = await createApiToken(context.get(servicesContext), member, token)
	if (made === 'too_many_tokens') return refuse({ '': `You have ${mostTokens} tokens, the most there can be. Revoke one first.` }, 409)
	if ('refusedFor' in made) return refuse({ '': tooManyRequests(made.refusedFor) }, 429, made.refusedFor)
	return data({ made: made.token }, { headers: { 'Cache-Control': 'no-store' } })
}
