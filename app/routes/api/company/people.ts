import { listMembers } from '#app/domain/company/members.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { CompanyPeopleAnswer, companyPeopleAnswer } from '../schemas/company.ts'
import { requireOwnCompany } from './own-company.server.ts'

const list = defineOperation({
	method: 'GET',
	path: '/company/{companyId}/people',
	scope: 'people:read',
	summary: 'List the people of the company you work in, with the user_id that shares and permissions take',
	answers: { 200: CompanyPeopleAnswer },
	errors: [404],
	async run({ services, member, params: { companyId } }) {
		requireOwnCompany(member, companyId)
		return companyPeopleAnswer(await listMembers(services, member))
	},
})

export const loader = endpoint(list)
export const action = loader
