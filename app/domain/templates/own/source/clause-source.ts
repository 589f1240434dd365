import { clauseSides, type ClauseVariant } from '../../library/clauses/clause-variant.ts'
import type { OwnClause } from '../../library/own-template.ts'
import { typographic } from './inline.ts'
import { divideSource, readSettings } from './template-source.ts'

/**
 * Reads a clause: its name, tags and notes between two lines of `---`, then its variants, each below a line
 * `## key | Label | side | state`. A paragraph may run over several lines; an empty line ends it.
 *
 * @throws Error when it can't be read
 */
export function readClauseSource(file: string): OwnClause {
	const { head, text } = divideSource(file)
	const settings = readSettings(head)
	const variants = text
		.split(/^## /m)
		.slice(1)
		.map((part) => readVariant(part))
	if (variants.length === 0) throw new Error(`The clause ${settings.get('name')} has no variant`)
	return {
		name: settings.get('name') ?? '',
		tags: (settings.get('tags') ?? '').split(',').flatMap((tag) => (tag.trim() ? [tag.trim()] : [])),
		notes: settings.get('notes') ?? '',
		variants,
	}
}

function readVariant(part: string): ClauseVariant {
	const [heading = '', ...lines] = part.split('\n')
	const [key = '', label = key, side, state] = heading.split('|').map((each) => each.trim())
	return {
		key,
		label,
		side: clauseSides.find((each) => each === side) ?? null,
		state: state || null,
		text: paragraphs(lines.join('\n')),
	}
}

function paragraphs(text: string): string {
	return text
		.trim()
		.split(/\n\s*\n/)
		.map((paragraph) => typographic(paragraph.replace(/\s*\n\s*/g, ' ')))
		.join('\n')
}
