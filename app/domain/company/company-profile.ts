import { z } from 'zod'
import { EmailAddress, PhoneNumber } from '#app/domain/identity/person.ts'
import { EmployerNumber, PastDate, RenewalDate, ShareCount, textOf, WebAddress } from './company-values.ts'
import { industries } from './industries.ts'
import { usStates } from './us-states.ts'

/** A field that may be left out (`undefined`: it stays) or empty (`null`). */
function optional<Output>(schema: z.ZodType<Output, string>) {
	return z
		.string()
		.trim()
		.transform((typed) => typed || null)
		.pipe(schema.nullable())
		.nullish()
}

const Shares = optional(ShareCount)

/** The fields of a company's profile, in the names of the API and of the form (spec section 3), as they are typed. */
export const CompanyFields = z
	.object({
		legal_entity_name: z
			.string({ error: 'Enter the legal name of the company' })
			.trim()
			.min(1, { error: 'Enter the legal name of the company' })
			.pipe(textOf(200)),
		ein: optional(EmployerNumber),
		incorporation_date: optional(PastDate),
		incorporation_state: optional(z.enum(usStates, { error: 'Choose a state from the list' }) as z.ZodType<string, string>),
		authorized_shares: Shares,
		issued_shares: Shares,
		company_address: optional(textOf(500)),
		company_phone: optional(PhoneNumber),
		company_website: optional(WebAddress),
		incorporation_service_provider: optional(textOf(200)),
		agent_name: optional(textOf(200)),
		agent_email: optional(EmailAddress),
		agent_phone: optional(PhoneNumber),
		agent_address: optional(textOf(500)),
		agent_renewal_date: optional(RenewalDate),
		industry_type: optional(z.enum(industries, { error: 'Choose an industry from the list' }) as z.ZodType<string, string>),
	})
	.superRefine(({ authorized_shares: authorized, issued_shares: issued }, check) => {
		if (issuesTooMany({ authorized_shares: authorized ?? null, issued_shares: issued ?? null }))
			check.addIssue({ code: 'custom', path: ['issued_shares'], message: tooManyIssued(authorized!) })
	})

/** What is to be saved; fields that are left out stay. */
export type CompanyChanges = z.output<typeof CompanyFields>

/** A company's profile; dates as YYYY-MM-DD. */
export type CompanyProfile = { [Field in keyof CompanyChanges]-?: Exclude<CompanyChanges[Field], undefined> }

/** The fields of the specification. The state of incorporation is ours and does not count. */
export const countedFields = [
	'legal_entity_name',
	'ein',
	'incorporation_date',
	'authorized_shares',
	'issued_shares',
	'company_address',
	'company_phone',
	'company_website',
	'incorporation_service_provider',
	'agent_name',
	'agent_email',
	'agent_phone',
	'agent_address',
	'agent_renewal_date',
	'industry_type',
] as const satisfies (keyof CompanyProfile)[]

/** How many of the counted fields are filled in; the number zero counts as empty (spec section 3). */
export function companyCompleteness(profile: CompanyProfile | null): { filled: number; of: number; percent: number } {
	const filled = countedFields.filter((field) => Boolean(profile?.[field])).length
	return { filled, of: countedFields.length, percent: Math.round((filled / countedFields.length) * 100) }
}

/** Whether more shares are issued than authorized, where both are known. */
export function issuesTooMany({
	authorized_shares: authorized,
	issued_shares: issued,
}: Pick<CompanyProfile, 'authorized_shares' | 'issued_shares'>) {
	return authorized !== null && issued !== null && issued > authorized
}

/** The message beside the number of issued shares. */
export function tooManyIssued(authorized: number): string {
	return `Issued shares can’t exceed the ${authorized.toLocaleString('en-US')} authorized shares`
}
