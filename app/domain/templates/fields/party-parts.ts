import type { FieldKind } from './template-field.ts'

/** A part of a person or of a company, used as `{{founder.name}}`. */
export interface PartyPart {
	name: string
	label: string
	/** Whether a person or company without it is not named yet. */
	required: boolean
}

export const personParts: readonly PartyPart[] = [
	{ name: 'name', label: 'Full name', required: true },
	{ name: 'title', label: 'Title', required: false },
	{ name: 'email', label: 'Email', required: false },
	{ name: 'address', label: 'Address', required: false },
]

export const companyParts: readonly PartyPart[] = [
	{ name: 'name', label: 'Legal name', required: true },
	{ name: 'entity_type', label: 'Kind of entity', required: false },
	{ name: 'state', label: 'State of incorporation', required: false },
	{ name: 'address', label: 'Address', required: false },
	{ name: 'signatory_name', label: 'Signatory name', required: false },
	{ name: 'signatory_title', label: 'Signatory title', required: false },
]

/** The parts of a person or a company; none for a value of any other kind. */
export function partyPartsOf(kind: FieldKind): readonly PartyPart[] {
	if (kind === 'person') return personParts
	return kind === 'company' ? companyParts : []
}
