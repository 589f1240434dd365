import { readCompanyRecord } from '#app/domain/company-record/read-company-record.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { CompanyRecordAnswer, companyRecordAnswer } from '../schemas/company-record.ts'

const read = defineOperation({
	method: 'GET',
	path: '/company/{companyId}/record',
	scope: 'documents:read',
	summary:
		'What the documents of the company you work in that you may open say together: contradictions, cap table, what diligence would find ' +
		'missing, agreements with their amendments',
	answers: { 200: CompanyRecordAnswer },
	errors: [404],
	async run({ services, member, params: { companyId } }) {
		if (companyId !== member.companyId) return apiError(404, 'not_found', 'There is no such company, or you work in another one now.')
		return companyRecordAnswer(companyId, await readCompanyRecord(services, member, Date.now()))
	},
})

export const loader = endpoint(read)
export const action = loader
