import type { TemplateField } from '../../fields/template-field.ts'
import type { Block } from './block.ts'
import { withPartyWords } from './party-words.ts'
import { readBlocks } from './read-blocks.ts'
import { readFields, type SharedFields } from './read-fields.ts'

/** What a source file of a template says. */
export interface TemplateSource {
	name: string
	documentType: string
	description: string
	/** The practice that it follows. */
	practice: string
	/** The name of the document, as its title and every page have it. */
	title: string
	fields: TemplateField[]
	blocks: Block[]
}

/**
 * Reads a template: lines of `name: value`, then `fields:` with the fields, all between two lines of `---`, then the text.
 *
 * @throws Error when it can't be read
 */
export function readTemplateSource(file: string, shared: SharedFields): TemplateSource {
	const { head, text } = divideSource(file)
	const [settings = '', fields = ''] = head.split(/^fields:\s*$/m)
	const given = readSettings(settings)
	const take = (name: string) => {
		const value = given.get(name)
		if (!value) throw new Error(`A template does not say its ${name}`)
		return value
	}
	return {
		name: take('name'),
		documentType: take('type'),
		description: take('description'),
		practice: take('practice'),
		title: take('title'),
		fields: readFields(fields, shared),
		blocks: readBlocks(withPartyWords(text)),
	}
}

/** What stands between the two lines of `---` at the start, and what stands below. */
export function divideSource(file: string): { head: string; text: string } {
	const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n')) ?? []
	if (head === undefined || text === undefined) throw new Error('A source does not begin with its settings')
	return { head, text }
}

/** Lines of `name: value`; an indented line goes on with the value above it. */
export function readSettings(lines: string): Map<string, string> {
	const settings = new Map<string, string>()
	let last = ''
	for (const line of lines.split('\n').filter((each) => each.trim() !== '')) {
		const [, name, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? []
		if (name) settings.set((last = name), value.trim())
		else settings.set(last, `${settings.get(last) ?? ''} ${line.trim()}`)
	}
	return settings
}
