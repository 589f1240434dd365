import type { TemplateMistake } from '../language/template-content.ts'

/** A mistake in a template as one sentence with its place: 'Paragraph 3 (header), “…”: The if is not closed.' */
export function sayMistake({ paragraph, where, words, problem }: TemplateMistake): string {
	if (paragraph === null) return `${where.charAt(0).toUpperCase()}${where.slice(1)}, “${words}”: ${problem}`
	const place = where === 'body' ? '' : ` (${where})`
	return `Paragraph ${paragraph}${place}, “${words}”: ${problem}`
}
