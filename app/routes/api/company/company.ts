import { isId } from '#app/domain/access/document-id.ts'
import { findCompanyProfile, saveCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { CompanyAnswer, companyAnswer, CompanyBody } from '../schemas/company.ts'

/** For a company without a profile, somebody else's and one that is not there. */
const noProfile = () => apiError(404, 'not_found', 'There is no such company profile.')

const read = defineOperation({
	method: 'GET',
	path: '/company/{companyId}',
	scope: 'account:read',
	summary: 'Get the profile of your company',
	answers: { 200: CompanyAnswer },
	errors: [404],
	async run({ services, member, params: { companyId } }) {
		const profile = isId(companyId) ? await findCompanyProfile(services, member, companyId) : null
		return profile ? companyAnswer(companyId, profile) : noProfile()
	},
})

const save = defineOperation({
	method: 'PUT',
	path: '/company/{companyId}',
	scope: 'session',
	summary: 'Save the profile of your company; fields that are left out stay',
	body: CompanyBody,
	answers: { 200: CompanyAnswer },
	errors: [400, 403, 404, 413],
	async run({ services, member, params: { companyId }, body }) {
		const saved = isId(companyId) ? await saveCompanyProfile(services, member, companyId, body) : null
		if (saved === null) return noProfile()
		if (saved === 'forbidden') return apiError(403, 'forbidden', 'Only owners and admins of the company can change its profile.')
		if (saved === 'issued_exceeds_authorized') return apiError(400, 'invalid', 'Issued shares can’t exceed authorized shares.')
		return companyAnswer(companyId, saved)
	},
})

export const loader = endpoint(read, save)
export const action = loader
