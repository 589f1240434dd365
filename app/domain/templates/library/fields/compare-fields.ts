import type { TemplateField } from '../../fields/template-field.ts'
import { kindNames } from './kind-names.ts'

/** How the fields of a file differ from those that are kept for it. */
export interface FieldsDiff {
	/** Their names, like those of `gone`. */
	new: string[]
	gone: string[]
	changed: { name: string; changes: string[] }[]
}

/** What reading a file again makes of its fields. */
export function compareFields(kept: readonly TemplateField[], merged: readonly TemplateField[]): FieldsDiff {
	const before = new Map(kept.map((field) => [field.name, field]))
	const after = new Set(merged.map(({ name }) => name))
	return {
		new: merged.filter(({ name }) => !before.has(name)).map(({ name }) => name),
		gone: kept.filter(({ name }) => !after.has(name)).map(({ name }) => name),
		changed: merged.flatMap((field) => {
			const earlier = before.get(field.name)
			const changes = earlier ? changesOf(earlier, field) : []
			return changes.length > 0 ? [{ name: field.name, changes }] : []
		}),
	}
}

/** Whether there is nothing to apply. */
export function isEmptyDiff(diff: FieldsDiff): boolean {
	return diff.new.length + diff.gone.length + diff.changed.length === 0
}

function changesOf(before: TemplateField, after: TemplateField): string[] {
	const known = new Set(before.choices.map(({ value }) => value))
	const choices = after.choices.filter(({ value }) => !known.has(value)).map(({ value }) => `“${value}”`)
	const parts = compareFields(before.parts, after.parts)
	return [
		...(before.kind === after.kind ? [] : [`${kindNames[before.kind]} becomes ${kindNames[after.kind].toLowerCase()}`]),
		...(choices.length > 0 ? [`New choices: ${choices.join(', ')}`] : []),
		...(parts.new.length > 0 ? [`New parts: ${parts.new.join(', ')}`] : []),
		...(parts.gone.length > 0 ? [`Parts gone: ${parts.gone.join(', ')}`] : []),
		...parts.changed.flatMap(({ name, changes }) => changes.map((change) => `${name}: ${change}`)),
		...(before.shownWhen === after.shownWhen
			? []
			: [after.shownWhen === null ? 'Asked for in every document' : `Asked for only if ${after.shownWhen}`]),
	]
}
