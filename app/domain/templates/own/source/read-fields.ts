import {
	fieldKinds,
	type FieldChoice,
	type FieldKind,
	type FieldLimits,
	type FieldValue,
	type TemplateField,
} from '../../fields/template-field.ts'

/** Fields that several templates ask for, by name, so that one answer serves them all. */
export type SharedFields = ReadonlyMap<string, TemplateField>

/**
 * Reads the fields of a template. A line without indent is the heading of a section of the form. Below it, with two spaces:
 * `name: kind | Label` for a field, or its name alone for a shared one. With four: `help`, `example`, `default`, `choices`
 * (`value = Label; …`), `min`, `max`, `max_length`, `from` (a name of `fieldSources`), `optional`, and for the entries of a
 * list `part name: kind | Label | example`. With six it goes on.
 *
 * @throws Error when a line can't be read
 */
export function readFields(source: string, shared: SharedFields): TemplateField[] {
	const fields: { section: string; field: TemplateField }[] = []
	let section = ''
	for (const line of joinedLines(source)) {
		const indent = line.length - line.trimStart().length
		const words = line.trim()
		if (indent === 0) section = words
		else if (indent <= 2) fields.push({ section, field: startField(words, shared) })
		else {
			const last = fields.at(-1)
			if (!last) throw new Error(`A setting comes before any field: ${words}`)
			setOption(last.field, words)
		}
	}
	return fields.map(({ section: heading, field }, order) => ({ ...field, section: heading, order }))
}

/** A line with six spaces or more goes on with the one above it. */
function joinedLines(source: string): string[] {
	const lines: string[] = []
	for (const line of source.split('\n').filter((each) => each.trim() !== '')) {
		if (line.startsWith('      ')) lines.push(`${lines.pop() ?? ''} ${line.trim()}`)
		else lines.push(line)
	}
	return lines
}

function startField(words: string, shared: SharedFields): TemplateField {
	if (/^\w+$/.test(words)) {
		const field = shared.get(words)
		if (!field) throw new Error(`No shared field is called ${words}`)
		return structuredClone(field)
	}
	const [, name, kind, label] = /^(\w+):\s*(\w+)\s*\|\s*(.+)$/.exec(words) ?? []
	if (!name || !label) throw new Error(`A field can't be read: ${words}`)
	return newField(name, kindOf(kind), label)
}

function newField(name: string, kind: FieldKind, label: string): TemplateField {
	return {
		name,
		kind,
		label,
		help: '',
		section: '',
		order: 0,
		required: true,
		defaultValue: null,
		example: '',
		choices: [],
		limits: {},
		filledFrom: null,
		parts: [],
		shownWhen: null,
	}
}

function setOption(field: TemplateField, words: string): void {
	const [, option = words, value = ''] = /^(part \w+|\w+):\s*(.*)$/.exec(words) ?? []
	if (option.startsWith('part ')) field.parts.push(readPart(option.slice(5), value, field.parts.length))
	else if (option === 'label') field.label = value
	else if (option === 'help') field.help = value
	else if (option === 'example') field.example = value
	else if (option === 'default') field.defaultValue = readValue(field.kind, value)
	else if (option === 'choices') field.choices = value.split(';').map(readChoice)
	else if (option === 'min' || option === 'max' || option === 'max_length') setLimit(field, option, value)
	else if (option === 'from') field.filledFrom = value
	else if (option === 'optional' || option === 'required') field.required = option === 'required'
	else throw new Error(`A field has no setting ${option}`)
}

function setLimit({ kind, limits }: { kind: FieldKind; limits: FieldLimits }, option: 'min' | 'max' | 'max_length', value: string): void {
	if (option === 'max_length') limits.maxLength = Number(value)
	else limits[option] = kind === 'date' ? value : Number(value)
}

/** 'kind | Label | example', with 'optional' behind where it may stay empty. */
function readPart(name: string, words: string, order: number): TemplateField {
	const [kind, label = name, example = '', optional] = words.split('|').map((each) => each.trim())
	return { ...newField(name, kindOf(kind), label), example, order, required: optional !== 'optional' }
}

function readChoice(words: string): FieldChoice {
	const [value = '', label] = words.split('=').map((each) => each.trim())
	return { value, label: label ?? value }
}

function readValue(kind: FieldKind, words: string): FieldValue {
	if (kind === 'yes_no') return words === 'yes'
	return kind === 'number' || kind === 'money' || kind === 'percent' ? Number(words) : words
}

function kindOf(word: string | undefined): FieldKind {
	const kind = fieldKinds.find((each) => each === word)
	if (!kind) throw new Error(`${word} is no kind of field`)
	return kind
}
