import type { FoundField } from '../language/template-content.ts'
import { fieldSources } from './sources.ts'
import type { TemplateField } from './template-field.ts'

const sourcesByName: Record<string, string> = {
	company_name: 'company.legal_entity_name',
	legal_entity_name: 'company.legal_entity_name',
	company_state: 'company.incorporation_state',
	incorporation_state: 'company.incorporation_state',
	state_of_incorporation: 'company.incorporation_state',
	company_address: 'company.company_address',
	company: 'company',
	authorized_shares: 'company.authorized_shares',
	issued_shares: 'company.issued_shares',
	effective_date: 'today',
}

/** The heading of questions of which nobody said where they belong. */
const firstSection = 'Details'

/**
 * What a field that was found in a file is to begin with, before an editor says more about it: it must be answered unless
 * the file asks whether it has a value, and a profile fills it where its name says so.
 */
export function describeField(found: FoundField, order: number, section = firstSection): TemplateField {
	const source = fieldSources.find(({ name, kinds }) => name === sourcesByName[found.name] && kinds.includes(found.kind))
	return {
		name: found.name,
		kind: found.kind,
		label: labelOf(found.name),
		help: '',
		section,
		order,
		required: !found.isOptional,
		defaultValue: null,
		example: '',
		choices: found.choices.map((value) => ({ value, label: labelOf(value) })),
		limits: {},
		filledFrom: source?.name ?? null,
		parts: found.parts.map((part, index) => describePart(part, index + 1)),
		shownWhen: found.shownWhen,
	}
}

/** The same of a part of a list: nothing fills it, and it stands below no heading. */
export function describePart(found: FoundField, order: number): TemplateField {
	return { ...describeField(found, order, ''), filledFrom: null }
}

/** 'company_name' → 'Company name' */
export function labelOf(name: string): string {
	const words = name.replaceAll('_', ' ').trim()
	return words === '' ? name : words[0]!.toUpperCase() + words.slice(1)
}
