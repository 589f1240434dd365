import type { RouterContextProvider } from 'react-router'
import { passkeyQuestions } from '#app/domain/identity/mfa/mfa-limits.ts'
import { apiTooManyCodes } from '../api/mfa-answers.ts'
import { requestContext, servicesContext } from '../context.ts'

/** Counts a question to a person's passkeys. @returns 429 when this caller asked for too many */
export async function refusePasskeyQuestion(context: Readonly<RouterContextProvider>, userId: string): Promise<Response | null> {
	const { limits } = context.get(servicesContext)
	const refusedFor = await limits.count(passkeyQuestions, `${userId} ${context.get(requestContext).ip}`)
	return refusedFor > 0 ? apiTooManyCodes(refusedFor) : null
}
