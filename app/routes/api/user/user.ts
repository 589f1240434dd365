import { mfaSentences, plainCode } from '#app/domain/identity/mfa/mfa-code.ts'
import { updateProfile } from '#app/domain/identity/update-profile.server.ts'
import { apiTooMany } from '#app/http/api/api-sign-in.ts'
import { askForNewEmail } from '#app/http/session/change-email.server.ts'
import { apiNeedsCode, apiTooManyCodes } from '#app/http/api/mfa-answers.ts'
import { sentences } from '#app/http/sentences.ts'
import { UserAnswer, UserChanges, userRecord } from '../schemas/user.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { type Call, defineOperation } from '#app/http/api/operation.ts'
import type { z } from 'zod'

const read = defineOperation({
	method: 'GET',
	path: '/user',
	scope: 'account:read',
	summary: 'Get the signed-in user',
	failed: 'Failed to fetch user info',
	answers: { 200: UserAnswer },
	errors: [],
	run: ({ member }) => ({ user: userRecord(member) }),
})

const change = {
	path: '/user',
	scope: 'session',
	summary: 'Update the profile; with MFA on, a new email address needs a code in X-MFA-Token, or an open step-up',
	takesCode: true,
	body: UserChanges,
	answers: { 200: UserAnswer },
	errors: [400, 403, 413, 429],
	run: changeProfile,
} as const

async function changeProfile({ services, member, body: changes, context, request }: Call<'/user', z.output<typeof UserChanges>>) {
	const newEmail = changes.email !== undefined && changes.email !== member.email ? changes.email : null
	if (newEmail !== null) {
		const outcome = await askForNewEmail(context, newEmail, plainCode(request.headers.get('X-MFA-Token') ?? ''))
		if (outcome === 'code-missing') return apiNeedsCode('mfa_required', mfaSentences.required)
		if (outcome === 'code-wrong') return apiNeedsCode('invalid_mfa_token', mfaSentences.invalidMfaCode)
		if (outcome !== 'mailed') return 'tooManyCodes' in outcome ? apiTooManyCodes(outcome.tooManyCodes) : apiTooMany(outcome.tooManyMails)
	}

	const changed = await updateProfile(services, member, {
		firstName: changes.first_name,
		lastName: changes.last_name,
		phoneNumber: changes.phone_number,
	})
	return { user: userRecord(changed), ...(newEmail === null ? {} : { message: sentences.confirmNewEmail(newEmail) }) }
}

export const loader = endpoint(read, defineOperation({ method: 'POST', ...change }), defineOperation({ method: 'PUT', ...change }))
export const action = loader
