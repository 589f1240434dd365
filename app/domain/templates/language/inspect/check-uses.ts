import { companyParts, personParts } from '../../fields/party-parts.ts'
import { formatRules } from '../../fields/formats/format-names.ts'
import type { FieldKind } from '../../fields/template-field.ts'
import type { TemplateMistake } from '../template-content.ts'
import type { FieldUse } from './field-uses.ts'
import type { UsedField } from './find-fields.ts'
import { inferKind, isDay, operandsOf } from './infer-kind.ts'

const called: Record<FieldKind, string> = {
	text: 'a text',
	long_text: 'a text',
	date: 'a date',
	money: 'an amount of money',
	number: 'a number',
	percent: 'a percentage',
	choice: 'a choice',
	yes_no: 'a yes or no',
	person: 'a person',
	company: 'a company',
	address: 'an address',
	list: 'a list',
}
const amounts: readonly FieldKind[] = ['money', 'number', 'percent']

/**
 * Tells of uses that don't fit their field.
 *
 * @param mustBeKnown whether a name that no known field has is a mistake
 */
export function checkUses(fields: ReadonlyMap<string, UsedField>, mustBeKnown: boolean): TemplateMistake[] {
	return [...fields.values()].flatMap((field) => {
		const { name, uses, known, parts } = field
		if (mustBeKnown && !known) return uses.slice(0, 1).map(({ spot }) => ({ ...spot, problem: `There is no field “${name}”.` }))
		const kind = known?.kind ?? (parts.size > 0 ? 'list' : inferKind(name, uses))
		const wrong = uses.flatMap((use) => {
			const problem = problemOf(use, field, kind)
			return problem === null ? [] : [{ ...use.spot, problem }]
		})
		return [...wrong, ...checkUses(parts, mustBeKnown)]
	})
}

function problemOf(use: FieldUse, { name, known }: UsedField, kind: FieldKind): string | null {
	const [, part] = use.path
	const shown = use.path.join('.')
	if (part !== undefined && kind !== 'list') {
		const parts = kind === 'person' ? personParts : kind === 'company' ? companyParts : null
		if (!parts) return `“${name}” is ${called[kind]} and has no part “${part}”.`
		if (!parts.some((each) => each.name === part))
			return `“${name}” is ${called[kind]} and has no part “${part}”: there are ${parts.map((each) => each.name).join(', ')}.`
	}
	const own =
		part === undefined
			? kind
			: kind === 'list'
				? (known?.parts.find((each) => each.name === part)?.kind ?? null)
				: part === 'address'
					? 'address'
					: 'text'
	switch (use.as) {
		case 'has':
			return null
		case 'each':
			return part === undefined && kind === 'list' ? null : `“${shown}” is ${called[own ?? 'text']}, and {{#each}} goes over a list.`
		case 'is':
			if (own === 'yes_no' || (own === 'list' && part === undefined)) return null
			return `“${shown}” is ${called[own ?? 'list']}, which alone is no condition: compare it, or ask “has ${shown}”.`
		case 'shown':
			return formatProblem(use, own, shown, kind === 'list')
		default:
			return part !== undefined && kind === 'list'
				? `“${shown}” is many values, which can’t be compared.`
				: comparisonProblem(use.as, own ?? 'text', shown, known)
	}
}

function formatProblem({ formats }: FieldUse, kind: FieldKind | null, shown: string, isOfList: boolean): string | null {
	for (const [index, { name }] of formats.entries()) {
		const kinds: readonly FieldKind[] | null = formatRules[name].kinds
		if (kinds === null || (index === 0 && (kind === null || kinds.includes(kind) || (name === 'list' && isOfList)))) continue
		return index === 0
			? `The format “${name}” is not for ${called[kind ?? 'text']}, and “${shown}” is one.`
			: `The format “${name}” has to come first: “${shown}” is words by then.`
	}
	return null
}

function comparisonProblem(
	compared: Extract<FieldUse['as'], object>,
	kind: FieldKind,
	shown: string,
	known: UsedField['known'],
): string | null {
	const isOrder = compared.operator !== '=' && compared.operator !== '!='
	if (['list', 'person', 'company'].includes(kind)) return `“${shown}” is ${called[kind]}, which can’t be compared.`
	if (isOrder && kind !== 'date' && !amounts.includes(kind))
		return `“${shown}” is ${called[kind]}, which is neither more nor less than anything.`
	for (const value of operandsOf(compared)) {
		if (!isComparable(value, kind)) {
			const other = typeof value === 'string' ? `“${value}”` : typeof value === 'boolean' ? 'yes or no' : String(value)
			return `“${shown}” is ${called[kind]}, which can’t be compared with ${other}.`
		}
		const choices = kind === 'choice' && typeof value === 'string' ? (known?.choices ?? []) : []
		const names = choices.flatMap((choice) => [choice.value.toLowerCase(), choice.label.toLowerCase()])
		if (names.length > 0 && !names.includes(String(value).toLowerCase())) return `“${String(value)}” is none of the choices of “${shown}”.`
	}
	return null
}

function isComparable(value: string | number | boolean, kind: FieldKind): boolean {
	if (typeof value === 'number') return amounts.includes(kind)
	if (typeof value === 'boolean') return kind === 'yes_no'
	if (kind === 'date') return isDay(value)
	return !amounts.includes(kind) && kind !== 'yes_no'
}
