import type { TemplateField } from '../../fields/template-field.ts'
import type { Condition } from '../expressions/condition.ts'
import type { FoundField } from '../template-content.ts'
import type { FieldUse } from './field-uses.ts'
import { inferKind, operandsOf } from './infer-kind.ts'
import { shownWhen } from './shown-when.ts'

/** A field with its uses, and what is known of it beside them. */
export interface UsedField {
	name: string
	uses: FieldUse[]
	/** What has to hold for each use of it. */
	places: Condition[][]
	parts: Map<string, UsedField>
	known: TemplateField | null
}

/**
 * Sorts uses by their fields. Inside an each, a name is a part of the list, unless only the document has a field of that
 * name or the template also uses it outside of the list.
 */
export function sortUses(uses: readonly FieldUse[], known: readonly TemplateField[] = []): Map<string, UsedField> {
	const fields = new Map<string, UsedField>()
	const everywhere = new Set(uses.flatMap(({ path, place }) => (place.lists.length === 0 ? [path[0] ?? ''] : [])))
	for (const { name } of known) everywhere.add(name)
	const lists = new Set(
		uses.flatMap(({ path, as, formats }) => (as === 'each' || formats.some((format) => format.name === 'list') ? [path[0] ?? ''] : [])),
	)
	for (const use of uses) {
		const [name = '', part] = use.path
		if (name.startsWith('@')) continue
		const around = listsAround(use.place.lists)
		const depth = depthOf(name, around)
		const field = fieldIn(depth === 0 ? fields : (around[depth - 1]?.parts ?? fields), name, around[depth - 1]?.known?.parts ?? known)
		field.uses.push(use)
		field.places.push(placeOf(use, depth))
		if (part !== undefined && (field.known ? field.known.kind === 'list' : lists.has(name))) {
			const inside = fieldIn(field.parts, part, field.known?.parts ?? [])
			inside.uses.push({ ...use, path: [part], formats: use.formats.filter((format) => format.name !== 'list') })
			inside.places.push([])
		}
	}
	return fields

	/** The lists around a use, from the outermost. */
	function listsAround(lists: FieldUse['place']['lists']): UsedField[] {
		const around: UsedField[] = []
		for (const [name = ''] of lists) {
			const depth = depthOf(name, around)
			const owner = depth === 0 ? fields : (around[depth - 1]?.parts ?? fields)
			around.push(fieldIn(owner, name, around[depth - 1]?.known?.parts ?? known))
		}
		return around
	}
	/** How many of these lists are around whatever a name belongs to. */
	function depthOf(name: string, around: readonly UsedField[]): number {
		const owner = around.findLastIndex((list) => list.known?.parts.some((part) => part.name === name))
		if (owner >= 0) return owner + 1
		return everywhere.has(name) ? 0 : around.length
	}
}

/** The fields as an editor of the template sees them. */
export function describeFound(fields: ReadonlyMap<string, UsedField>): FoundField[] {
	return [...fields.values()].map(({ name, uses, places, parts, known }) => {
		const compared = uses.flatMap(({ as, path }) => (typeof as === 'object' && path.length === 1 ? operandsOf(as) : []))
		const kind = parts.size > 0 ? 'list' : inferKind(name, uses)
		return {
			name,
			kind: known && kind === 'text' ? known.kind : kind,
			choices: kind === 'choice' ? [...new Set(compared.filter((value) => typeof value === 'string'))] : [],
			parts: describeFound(parts),
			shownWhen: shownWhen(places),
			isOptional: uses.some(({ as, path }) => path.length === 1 && (as === 'has' || (kind === 'list' && as === 'is'))),
			uses: uses.length,
		}
	})
}

function fieldIn(fields: Map<string, UsedField>, name: string, known: readonly TemplateField[]): UsedField {
	const found = fields.get(name)
	if (found) return found
	const field: UsedField = { name, uses: [], places: [], parts: new Map(), known: known.find((each) => each.name === name) ?? null }
	fields.set(name, field)
	return field
}

/** What has to hold for a use, as far as it can be said where the field is asked for. */
function placeOf({ place }: FieldUse, depth: number): Condition[] {
	const conditions = place.conditions.filter((each) => each.depth === depth).map(({ condition }) => condition)
	const list = place.lists[depth]
	return list ? [...conditions, { kind: 'is', path: list }] : conditions
}
