import type { CompanyProfile } from '#app/domain/company/company-profile.ts'
import { checkValue } from './check-value.ts'
import { fieldSources, originOf } from './sources.ts'
import type { FieldValue, FieldValues, TemplateField } from './template-field.ts'

/** What is known before anybody is asked. */
export interface KnownFacts {
	company: CompanyProfile | null
	user: { firstName: string; lastName: string; email: string; phoneNumber: string | null }
	/** As 'YYYY-MM-DD'. */
	today: string
}

/** Values that nobody typed, and by field where each came from, as a form shows it. */
export interface FilledValues {
	values: FieldValues
	origins: Record<string, string>
}

/** How a form calls a value that the template itself proposes. */
const defaultOrigin = 'Filled in with the template’s usual value'

/** Fills what the profiles know, and what they don't from the defaults. What does not pass a field's check fills nothing. */
export function fillFields(fields: readonly TemplateField[], known: KnownFacts): FilledValues {
	const facts = factsOf(known)
	const filled: FilledValues = { values: {}, origins: {} }
	for (const field of fields) {
		const source = fieldSources.find(({ name, kinds }) => name === field.filledFrom && kinds.includes(field.kind))
		const fact = source ? checkValue(field, asChoice(field, facts[source.name])).value : undefined
		if (fact !== undefined && source) put(field.name, fact, originOf(source))
		else if (field.defaultValue !== null) put(field.name, field.defaultValue, defaultOrigin)
	}
	return filled

	function put(name: string, value: FieldValue, origin: string) {
		filled.values[name] = value
		filled.origins[name] = origin
	}
}

function factsOf({ company, user, today }: KnownFacts): Record<string, unknown> {
	const fullName = `${user.firstName} ${user.lastName}`.trim()
	const ofCompany = Object.entries(company ?? {}).map(([name, value]) => [`company.${name}`, value])
	return {
		...Object.fromEntries(ofCompany),
		company: company && {
			name: company.legal_entity_name,
			state: company.incorporation_state,
			address: company.company_address,
			signatory_name: fullName,
		},
		user: { name: fullName, email: user.email },
		'user.full_name': fullName,
		'user.first_name': user.firstName,
		'user.last_name': user.lastName,
		'user.email': user.email,
		'user.phone_number': user.phoneNumber,
		today,
	}
}

/** A profile has words where a field of choices has values. */
function asChoice({ kind, choices }: TemplateField, fact: unknown): unknown {
	if (kind !== 'choice') return fact
	return choices.find(({ value, label }) => [value, label].includes(String(fact)))?.value
}
