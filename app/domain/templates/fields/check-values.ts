import { holds } from '../language/expressions/evaluate-condition.ts'
import { parseCondition } from '../language/expressions/parse-expression.ts'
import { Scope } from '../language/expressions/scope.ts'
import { checkValue, type ValueCheck } from './check-value.ts'
import type { FieldValues, ListEntry, TemplateField } from './template-field.ts'

/** What is wrong with one value. */
export interface FieldProblem {
	/** The field's name; inside a list with its entry, as 'founders.0.shares'. */
	field: string
	/** One sentence. */
	problem: string
}

/** Values after their check. */
export interface CheckedValues {
	/** Those without a problem, as they are kept: texts trimmed, typed numbers as numbers. */
	values: FieldValues
	problems: FieldProblem[]
	/** Required fields without a value, by name as in a problem; only those that the values make needed. */
	missing: string[]
}

/** More than any cap table of a startup has names. */
export const mostEntries = 500

/**
 * Checks what was typed or sent for the fields of a template. Numbers may come as people type them ('$1,250.50', '12%'),
 * yes and no as a form sends them. A name that no field has is a problem too.
 */
export function checkValues(fields: readonly TemplateField[], values: Readonly<Record<string, unknown>>): CheckedValues {
	const problems: FieldProblem[] = []
	const checked = checkAll(fields, values, '', problems)
	const wrong = new Set(problems.map(({ field }) => field))
	const missing = missingIn(fields, Scope.of(fields, checked), '').filter((name) => !wrong.has(name) && !isWithin(name, wrong))
	return { values: checked, problems, missing }
}

function checkAll(fields: readonly TemplateField[], values: Readonly<Record<string, unknown>>, prefix: string, problems: FieldProblem[]) {
	const checked: FieldValues = {}
	const known = new Map(fields.map((field) => [field.name, field]))
	for (const name of Object.keys(values)) {
		const field = known.get(name)
		const take = ({ value, problem, part }: ValueCheck) => {
			if (problem) problems.push({ field: `${prefix}${name}${part ? `.${part}` : ''}`, problem })
			// As an own property whatever its name: '__proto__' is a name like any other.
			else if (value !== undefined) Object.defineProperty(checked, name, { value, enumerable: true, writable: true, configurable: true })
		}
		if (!field) problems.push({ field: `${prefix}${name.slice(0, 100)}`, problem: 'The template has no field of this name.' })
		else if (field.kind === 'list') take(checkEntries(field, values[name], `${prefix}${name}`, problems))
		else take(checkValue(field, values[name]))
	}
	return checked
}

function checkEntries(list: TemplateField, value: unknown, name: string, problems: FieldProblem[]): ValueCheck {
	if (value === undefined || value === null || value === '') return {}
	if (!Array.isArray(value)) return { problem: 'Send a list of entries.' }
	if (value.length > mostEntries) return { problem: `Use at most ${mostEntries} entries.` }
	const { min, max } = list.limits
	const entries = value.flatMap((entry: unknown, index): ListEntry[] => {
		if (typeof entry === 'object' && entry !== null && !Array.isArray(entry))
			return [checkAll(list.parts, entry as Record<string, unknown>, `${name}.${index}.`, problems)]
		problems.push({ field: `${name}.${index}`, problem: 'Send each entry with its parts by name.' })
		return []
	})
	if (typeof max === 'number' && entries.length > max) return { problem: `Use at most ${max} ${max === 1 ? 'entry' : 'entries'}.` }
	if (typeof min === 'number' && entries.length > 0 && entries.length < min)
		return { problem: `Add at least ${min} ${min === 1 ? 'entry' : 'entries'}.` }
	return entries.length === 0 ? {} : { value: entries }
}

function missingIn(fields: readonly TemplateField[], scope: Scope, prefix: string): string[] {
	return fields.flatMap((field) => {
		if (field.shownWhen !== null && holds(parseCondition(field.shownWhen), scope) !== true) return []
		const found = scope.find([field.name])
		if (found.value === undefined) return field.required ? [`${prefix}${field.name}`] : []
		if (field.kind === 'list')
			return scope.entries(found).flatMap((entry, index) => missingIn(field.parts, entry, `${prefix}${field.name}.${index}.`))
		const named = field.required && (field.kind === 'person' || field.kind === 'company')
		return named && scope.find([field.name, 'name']).value === undefined ? [`${prefix}${field.name}.name`] : []
	})
}

function isWithin(name: string, fields: ReadonlySet<string>): boolean {
	return [...fields].some((field) => field.startsWith(`${name}.`))
}
