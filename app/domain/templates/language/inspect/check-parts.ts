import type { TemplateField } from '../../fields/template-field.ts'
import type { CompiledPart } from '../compile/compile-template.ts'
import type { Condition } from '../expressions/condition.ts'
import type { ClauseSlot, TemplateMistake } from '../template-content.ts'
import { checkReferences } from './check-references.ts'
import { checkUses } from './check-uses.ts'
import { type FieldUse, type UsePlace, visitNodes } from './field-uses.ts'
import { sortUses, type UsedField } from './find-fields.ts'
import { shownWhen } from './shown-when.ts'

/** What the parts of a template say, all together. */
export interface CheckedParts {
	fields: Map<string, UsedField>
	slots: ClauseSlot[]
	mistakes: TemplateMistake[]
}

/**
 * Gathers the fields and slots of the parts and tells what is wrong in them.
 *
 * @param known the fields of the template; without them, any name is one
 */
export function checkParts(parts: readonly CompiledPart[], known?: readonly TemplateField[]): CheckedParts {
	const uses: FieldUse[] = []
	const slots = new Map<string, { slot: ClauseSlot; places: Condition[][] }>()
	for (const { nodes, tags } of parts) {
		const places = new Map<string, UsePlace[]>()
		visitNodes(nodes, {
			use: (use) => uses.push(use),
			slot: (name, place) => places.set(name, [...(places.get(name) ?? []), place]),
		})
		for (const tag of tags) {
			if (tag.kind !== 'slot') continue
			const known = slots.get(tag.name) ?? { slot: { name: tag.name, paragraph: tag.spot.paragraph, shownWhen: null }, places: [] }
			slots.set(tag.name, known)
		}
		for (const [name, found] of places)
			slots
				.get(name)
				?.places.push(...found.map(({ conditions }) => conditions.filter(({ depth }) => depth === 0).map(({ condition }) => condition)))
	}
	const fields = sortUses(uses, known)
	const mistakes = parts.flatMap((part) => part.mistakes)
	// Uses are only known in full where every block was found.
	if (mistakes.length === 0) mistakes.push(...checkUses(fields, known !== undefined), ...checkReferences(parts))
	return {
		fields,
		slots: [...slots.values()].map(({ slot, places }) => ({ ...slot, shownWhen: places.length > 0 ? shownWhen(places) : null })),
		mistakes,
	}
}
