import { z } from 'zod'
import { countPeople, listPeople } from '#app/domain/administration/people.server.ts'
import { personStates } from '#app/domain/administration/person-state.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { cutPage, pageQuery, readPage } from '#app/http/api/paging.ts'
import { searchWords } from '#app/http/search-words.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { managedUser, ManagedUsersAnswer } from '../schemas/administration.ts'

const Filter = z.object({
	search: z.string().trim().max(200).transform(searchWords).optional(),
	type: z.enum(['User', 'Admin']).optional(),
	plan: z.enum(['free', 'builder', 'startup', 'scale']).optional(),
	status: z.enum(personStates).optional(),
})

const defaultLimit = 50

const list = defineOperation({
	method: 'GET',
	path: '/admin/users',
	scope: 'session',
	summary: 'List accounts, newest first',
	query: {
		search: 'Parts of a name or email address',
		type: 'User or Admin',
		plan: 'free, builder, startup or scale',
		status: personStates.join(', '),
		...pageQuery,
		limit: `${pageQuery.limit.replace('; all without it', '')}; ${defaultLimit} without it`,
	},
	answers: { 200: ManagedUsersAnswer },
	errors: [400, 403],
	async run({ services, context, query }) {
		const administrator = requireAdministrator(context)
		const requested = Filter.safeParse(Object.fromEntries([...query].filter(([name, value]) => name in Filter.shape && value !== '')))
		if (!requested.success) throw apiError(400, 'invalid', `The filter ${String(requested.error.issues[0]?.path[0])} is not valid.`)
		const { search, type, plan, status: state } = requested.data
		const filter = { search, plan, state, type: type && (type === 'Admin' ? ('admin' as const) : ('user' as const)) }
		const { limit = defaultLimit, after } = readPage(query)
		const [found, total] = await Promise.all([
			listPeople(services, administrator, filter, { take: limit + 1, after }),
			countPeople(services, administrator, filter),
		])
		const { rows, next } = cutPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
		return { users: rows.map(managedUser), total, next_cursor: next }
	},
})

export const loader = endpoint(list)
export const action = loader
