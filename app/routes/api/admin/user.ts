import { isId } from '#app/domain/access/document-id.ts'
import { changePerson } from '#app/domain/administration/change-person.server.ts'
import { findPerson } from '#app/domain/administration/people.server.ts'
import { apiError, apiNotFound } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { personRefusals } from '#app/http/person-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { refusals } from '#app/http/refusals.ts'
import { ManagedUserAnswer, ManagedUserChanges, managedUser } from '../schemas/administration.ts'

const change = defineOperation({
	method: 'PUT',
	path: '/admin/users/{userId}',
	scope: 'session',
	summary: 'Change an account, its plan or its credits',
	body: ManagedUserChanges,
	answers: { 200: ManagedUserAnswer },
	errors: [400, 403, 404, 409, 413],
	async run({ services, context, params, body }) {
		const administrator = requireAdministrator(context)
		const { userId } = params
		if (!isId(userId)) return apiNotFound(refusals.no_such_account.error)
		const { subscription_credits: balance, reason = '', user_type: type } = body
		const changed = await changePerson(services, administrator, userId, {
			firstName: body.first_name,
			lastName: body.last_name,
			email: body.email,
			phoneNumber: body.phone_number,
			plan: body.plan,
			userType: type && (type === 'Admin' ? 'admin' : 'user'),
			credits: balance === undefined ? undefined : { balance, reason },
		})
		if (typeof changed === 'string') return apiError(personRefusals[changed].status, changed, personRefusals[changed].error)
		const person = changed && (await findPerson(services, administrator, userId))
		return person ? { user: managedUser(person), changes: changed.done } : apiNotFound(refusals.no_such_account.error)
	},
})

export const loader = endpoint(change)
export const action = loader
