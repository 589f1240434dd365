import type { CompanyProfile } from '#app/domain/company/company-profile.ts'
import type { FieldValue, FieldValues } from '../../fields/template-field.ts'

/** The party for which a made document is reviewed: the company itself, where the document names it. */
export function ownParty(profile: CompanyProfile | null, values: FieldValues): string | null {
	const name = profile?.legal_entity_name
	return name && Object.values(values).some((value) => namesParty(value, name)) ? name : null
}

function namesParty(value: FieldValue, name: string): boolean {
	if (typeof value === 'string') return value === name
	return typeof value === 'object' && Object.values(value).some((part: FieldValue) => namesParty(part, name))
}
