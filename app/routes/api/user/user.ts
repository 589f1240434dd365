import { requestEmailChange } from '#app/domain/identity/change-email.server.ts'
import { updateProfile } from '#app/domain/identity/update-profile.server.ts'
import { apiTooMany } from '#app/http/api/api-sign-in.ts'
import { refusedMails } from '#app/http/session/mail-limits.server.ts'
import { sentences } from '#app/http/sentences.ts'
import { UserAnswer, UserChanges, userRecord } from '../schemas/user.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { type Call, defineOperation } from '#app/http/api/operation.ts'
import type { z } from 'zod'

const read = defineOperation({
	method: 'GET',
	path: '/user',
	summary: 'Get the signed-in user',
	answers: { 200: UserAnswer },
	errors: [],
	run: ({ member }) => ({ user: userRecord(member) }),
})

const change = {
	path: '/user',
	summary: 'Update the profile',
	body: UserChanges,
	answers: { 200: UserAnswer },
	errors: [400, 413, 429],
	run: changeProfile,
} as const

async function changeProfile({ services, member, body: changes, context }: Call<'/user', z.output<typeof UserChanges>>) {
	const newEmail = changes.email !== undefined && changes.email !== member.email ? changes.email : null
	if (newEmail !== null) {
		const refusedFor = await refusedMails(context, newEmail)
		if (refusedFor > 0) return apiTooMany(refusedFor)
		await requestEmailChange(services, member, newEmail)
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
