import type { FieldKind } from './template-field.ts'

/** Something already known that fills a field before anybody is asked. */
export interface FieldSource {
	/** 'company.legal_entity_name' */
	name: string
	/** As editors of a template choose it: 'Company profile: legal name'. */
	label: string
	/** The kinds of fields that it can fill. */
	kinds: readonly FieldKind[]
}

const words = ['text', 'long_text'] as const
const address = ['address', ...words] as const

/** All of them. Names after `company.` are those of the company profile. */
export const fieldSources: readonly FieldSource[] = [
	{ name: 'company', label: 'Company profile', kinds: ['company'] },
	{ name: 'company.legal_entity_name', label: 'Company profile: legal name', kinds: words },
	{ name: 'company.ein', label: 'Company profile: EIN', kinds: words },
	{ name: 'company.incorporation_date', label: 'Company profile: incorporation date', kinds: ['date'] },
	{ name: 'company.incorporation_state', label: 'Company profile: state of incorporation', kinds: ['choice', ...words] },
	{ name: 'company.authorized_shares', label: 'Company profile: authorized shares', kinds: ['number'] },
	{ name: 'company.issued_shares', label: 'Company profile: issued shares', kinds: ['number'] },
	{ name: 'company.company_address', label: 'Company profile: address', kinds: address },
	{ name: 'company.company_phone', label: 'Company profile: phone', kinds: words },
	{ name: 'company.company_website', label: 'Company profile: website', kinds: words },
	{ name: 'company.agent_name', label: 'Company profile: registered agent', kinds: words },
	{ name: 'company.agent_email', label: 'Company profile: registered agent’s email', kinds: words },
	{ name: 'company.agent_phone', label: 'Company profile: registered agent’s phone', kinds: words },
	{ name: 'company.agent_address', label: 'Company profile: registered agent’s address', kinds: address },
	{ name: 'company.industry_type', label: 'Company profile: industry', kinds: ['choice', ...words] },
	{ name: 'user', label: 'Your profile', kinds: ['person'] },
	{ name: 'user.full_name', label: 'Your profile: name', kinds: words },
	{ name: 'user.first_name', label: 'Your profile: first name', kinds: words },
	{ name: 'user.last_name', label: 'Your profile: last name', kinds: words },
	{ name: 'user.email', label: 'Your profile: email', kinds: words },
	{ name: 'user.phone_number', label: 'Your profile: phone', kinds: words },
	{ name: 'today', label: 'Today’s date', kinds: ['date'] },
]

/** Where a value of a source came from, as a form says it below the question. */
export function originOf({ name }: FieldSource): string {
	if (name === 'today') return 'Filled in with today’s date'
	return name.startsWith('company') ? 'Filled in from the company profile' : 'Filled in from your profile'
}
