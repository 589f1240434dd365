import { ClauseContent, type ClauseWords } from '#app/domain/templates/library/clauses/clause-content.ts'
import type { ClauseVariant } from '#app/domain/templates/library/clauses/clause-variant.ts'
import { variantsShown } from './variants-shown.ts'

/** A clause as the fields of its form. */
export function typedOf({ name, tags, notes, variants }: ClauseWords): Record<string, string> {
	return { name, tags: tags.join(', '), notes, ...Object.assign({}, ...variants.map(typedVariant)) }
}

function typedVariant({ key, label, side, state, text }: ClauseVariant, index: number): Record<string, string> {
	const fields = { key, label, side: side ?? '', state: state ?? '', text }
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`variants.${index}.${name}`, value]))
}

/** The content that was typed. Variants that were left empty are left out. */
export function contentOf(typed: Readonly<Record<string, string>>, name = typed.name) {
	const variants = Array.from({ length: variantsShown(typed) }, (_, index) => {
		const field = (of: string) => typed[`variants.${index}.${of}`] ?? ''
		return {
			index,
			key: field('key'),
			label: field('label'),
			side: field('side') || null,
			state: field('state') || null,
			text: field('text'),
		}
	}).filter(({ key, label, text }) => `${key}${label}${text}`.trim() !== '')
	const checked = ClauseContent.safeParse({
		name,
		tags: (typed.tags ?? '')
			.split(',')
			.map((tag) => tag.trim())
			.filter(Boolean),
		notes: typed.notes ?? '',
		variants,
	})
	if (checked.success) return { content: checked.data }
	// The errors name the variants as the form numbers them.
	const errors = Object.fromEntries(
		[...checked.error.issues].reverse().map(({ path, message }) => {
			const variant = path[0] === 'variants' && typeof path[1] === 'number' ? variants[path[1]] : undefined
			return [variant ? ['variants', variant.index, ...path.slice(2)].join('.') : path.slice(0, 1).join('.'), message]
		}),
	)
	return { errors }
}
