import { partyPartsOf } from '../../fields/party-parts.ts'
import type { FieldValues, TemplateField } from '../../fields/template-field.ts'
import { isEmptyAnswer } from './typed-answers.ts'

/** One step of the form: the fields below one heading. */
export interface FormSection {
	name: string
	fields: TemplateField[]
}

/** The sections of a form, in the order of their first fields. */
export function formSections(fields: readonly TemplateField[]): FormSection[] {
	const sections = new Map<string, TemplateField[]>()
	for (const field of fields.toSorted((a, b) => a.order - b.order)) {
		const section = sections.get(field.section) ?? []
		section.push(field)
		sections.set(field.section, section)
	}
	return [...sections].map(([name, own]) => ({ name, fields: own }))
}

/** How much of what must be answered is. */
export interface Progress {
	answered: number
	of: number
}

/**
 * Counts the answers that the document needs.
 *
 * @param needed the fields that are asked, given the answers so far
 */
export function progressOf(needed: readonly TemplateField[], values: FieldValues): Progress {
	const required = needed.filter((field) => field.required)
	return { answered: required.filter(({ name }) => !isEmptyAnswer(values[name])).length, of: required.length }
}

/** The field that a problem or a missing answer belongs to: the first part of its path. */
export function fieldOfPath(path: string): string {
	return path.split('.')[0]!
}

/** A path in words: 'Founders, entry 2: Shares', 'Consultant: Full name'. */
export function pathLabel(fields: readonly TemplateField[], path: string): string {
	const [name, ...rest] = path.split('.')
	const field = fields.find((each) => each.name === name)
	if (!field) return path
	if (rest.length === 0) return field.label
	if (field.kind !== 'list') return `${field.label}: ${partyPartsOf(field.kind).find((part) => part.name === rest[0])?.label ?? rest[0]}`
	const entry = `${field.label}, entry ${Number(rest[0]) + 1}`
	return rest.length === 1 ? entry : `${entry}: ${pathLabel(field.parts, rest.slice(1).join('.'))}`
}
