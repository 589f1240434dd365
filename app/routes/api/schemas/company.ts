import { z } from 'zod'
import type { CompanyMember } from '#app/domain/company/members.server.ts'
import { membershipRoles } from '#app/domain/company/membership-role.ts'
import { CompanyFields, type CompanyProfile } from '#app/domain/company/company-profile.ts'

const fields = CompanyFields.shape

/** A number, or its digits as a form has them. */
const Count = z
	.union([z.number(), z.string()])
	.nullish()
	.transform((shares) => (typeof shares === 'number' ? String(shares) : shares))

/** Body of PUT /company/{id}: what is left out stays, null and empty text clear a field. */
export const CompanyBody = z.object({
	...fields,
	authorized_shares: Count.pipe(fields.authorized_shares),
	issued_shares: Count.pipe(fields.issued_shares),
})

/** Answer of GET and PUT /company/{id}. */
export const CompanyAnswer = z.object({
	data: z.object({
		company_id: z.uuid(),
		legal_entity_name: z.string(),
		ein: z.string().nullable(),
		incorporation_date: z.string().nullable(),
		incorporation_state: z.string().nullable(),
		authorized_shares: z.number().int().nullable(),
		issued_shares: z.number().int().nullable(),
		company_address: z.string().nullable(),
		company_phone: z.string().nullable(),
		company_website: z.string().nullable(),
		incorporation_service_provider: z.string().nullable(),
		agent_name: z.string().nullable(),
		agent_email: z.string().nullable(),
		agent_phone: z.string().nullable(),
		agent_address: z.string().nullable(),
		agent_renewal_date: z.string().nullable(),
		industry_type: z.string().nullable(),
	}),
})

/** A profile in the answer of the API. */
export function companyAnswer(companyId: string, profile: CompanyProfile): z.infer<typeof CompanyAnswer> {
	return { data: { company_id: companyId, ...profile } }
}

/** Answer of GET /company/{id}/people. */
export const CompanyPeopleAnswer = z.object({
	people: z.array(
		z.object({
			user_id: z.uuid(),
			first_name: z.string(),
			last_name: z.string(),
			email: z.string(),
			role: z.enum(membershipRoles),
		}),
	),
})

/** The people of a company in the API's names. */
export function companyPeopleAnswer(people: readonly CompanyMember[]): z.infer<typeof CompanyPeopleAnswer> {
	return {
		people: people.map(({ id, firstName, lastName, email, role }) => ({
			user_id: id,
			first_name: firstName,
			last_name: lastName,
			email,
			role,
		})),
	}
}
