import { partyPartsOf } from '../../fields/party-parts.ts'
import type { FieldKind, FieldValue, PartValues, TemplateField } from '../../fields/template-field.ts'

/**
 * The name of the input for an answer.
 *
 * @param path as problems name it: 'founders.0.shares'
 */
export function inputName(path: string): string {
	return `a.${path}`
}

/** The name of the hidden input that says how many entries of a list the form shows. */
export function entriesName(path: string): string {
	return `${inputName(path)}.entries`
}

/** What the button that adds an entry to a list sends. */
export function addEntry(list: string): string {
	return `add:${list}`
}

/** What the button that takes an entry of a list away sends. */
export function removeEntry(list: string, index: number): string {
	return `remove:${list}:${index}`
}

/** The list to which a button adds an entry, or from which it takes one; `null` for any other button. */
export function listOfButton(sent: string): string | null {
	return /^(?:add|remove):([^:]*)/.exec(sent)?.[1] ?? null
}

/** What was typed, after the button that was pressed added an empty entry to a list or took one away. */
export function withButton(typed: Readonly<Record<string, unknown>>, sent: string): Readonly<Record<string, unknown>> {
	const name = listOfButton(sent)
	const entries = name === null ? undefined : typed[name]
	if (name === null || !Array.isArray(entries)) return typed
	if (sent !== addEntry(name)) return { ...typed, [name]: entries.filter((_, index) => sent !== removeEntry(name, index)) }
	// An empty entry stands in the form already where there is none.
	return { ...typed, [name]: [...(entries.length === 0 ? [{}] : entries), {}] }
}

/** More than any list may have; a forged number must not fill the memory. */
const mostShownEntries = 501

/**
 * What was typed into a form, by field, as `checkValues` takes it. Fields that the form does not show are left out: what
 * was answered before stays. An empty answer is '', an entry without words stays an entry.
 */
export function readTyped(fields: readonly TemplateField[], form: FormData, prefix = ''): Record<string, unknown> {
	const typed: Record<string, unknown> = {}
	for (const field of fields) {
		const value = readField(field, form, `${prefix}${field.name}`)
		if (value !== undefined) typed[field.name] = value
	}
	return typed
}

function readField(field: TemplateField, form: FormData, path: string): unknown {
	if (field.kind === 'list') {
		const shown = text(form, entriesName(path))
		if (shown === undefined) return undefined
		const count = Math.min(Math.max(Math.trunc(Number(shown)) || 0, 0), mostShownEntries)
		const entries = Array.from({ length: count }, (_, index) => readTyped(field.parts, form, `${path}.${index}.`))
		// The form shows an empty entry where there is none yet.
		return entries.every((entry) => isEmptyAnswer(entry as PartValues)) ? [] : entries
	}
	const parts = partyPartsOf(field.kind)
	if (parts.length === 0) return text(form, inputName(path))
	const given = parts.flatMap(({ name }): [string, string][] => {
		const part = text(form, inputName(`${path}.${name}`))
		return part === undefined ? [] : [[name, part]]
	})
	return given.length === 0 ? undefined : Object.fromEntries(given)
}

function text(form: FormData, name: string): string | undefined {
	const value = form.get(name)
	return typeof value === 'string' ? value : undefined
}

/** An answer as it stands in its input: numbers with commas, yes and no as the words. */
export function typedText(kind: FieldKind, value: unknown): string {
	if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: kind === 'money' ? 2 : 10 })
	if (typeof value === 'boolean') return value ? 'yes' : 'no'
	return typeof value === 'string' ? value : ''
}

/** Whether two answers are the same, whatever the order of their parts. */
export function sameAnswer(one: unknown, other: unknown): boolean {
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
	const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>]
	const names = new Set([...Object.keys(first), ...Object.keys(second)])
	return Array.isArray(one) === Array.isArray(other) && [...names].every((name) => sameAnswer(first[name], second[name]))
}

/** Whether an answer says nothing: no words, or parts without words. */
export function isEmptyAnswer(value: FieldValue | undefined): boolean {
	if (value === undefined || value === '') return true
	if (typeof value !== 'object') return false
	return Object.values(value).every((part: FieldValue) => isEmptyAnswer(part))
}
