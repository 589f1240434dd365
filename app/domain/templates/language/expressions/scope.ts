import { companyParts, personParts } from '../../fields/party-parts.ts'
import type { FieldKind, FieldValue, FieldValues, TemplateField } from '../../fields/template-field.ts'
import type { Path } from './condition.ts'

/** What a path leads to. */
export interface Found {
	/** The field, or the part of a list's entry; `null` for what an each gives and for names that nothing has. */
	field: TemplateField | null
	kind: FieldKind
	/** Absent where nothing was answered. Of a part of a list, the values of all entries. */
	value: FieldValue | FieldValue[] | undefined
	/** As problems and marks name it: 'founders.0.shares'. */
	name: string
	/** Whether the document can't be without it. */
	required: boolean
}

/** The values that can be named at a place of a template: those of the document, and inside an each those of the entry. */
export class Scope {
	private readonly fields: ReadonlyMap<string, TemplateField>
	private readonly values: FieldValues
	private readonly outer: Scope | null
	private readonly prefix: string
	private readonly position: { index: number; count: number } | null

	private constructor(
		fields: readonly TemplateField[],
		values: FieldValues,
		outer: Scope | null = null,
		prefix = '',
		position: Scope['position'] = null,
	) {
		this.fields = new Map(fields.map((field) => [field.name, field]))
		this.values = values
		this.outer = outer
		this.prefix = prefix
		this.position = position
	}

	static of(fields: readonly TemplateField[], values: FieldValues): Scope {
		return new Scope(fields, values)
	}

	/** The scopes of the entries of a list, in their order. */
	entries(list: Found): Scope[] {
		const entries = Array.isArray(list.value) ? (list.value as FieldValues[]) : []
		const parts = list.field?.parts ?? []
		return entries.map((entry, index) => new Scope(parts, entry, this, `${list.name}.${index}.`, { index, count: entries.length }))
	}

	find(path: Path): Found {
		const [name = '', part] = path
		if (name.startsWith('@')) return this.ofEntry(name)
		const field = this.fields.get(name)
		if (!field && this.outer) return this.outer.find(path)
		const value = Object.hasOwn(this.values, name) ? this.values[name] : undefined
		const found = { name: this.prefix + name, required: field?.required ?? false }
		if (!field) return { ...found, field: null, kind: 'text', value: undefined }
		if (part === undefined) return { ...found, field, kind: field.kind, value }
		if (field.kind === 'list') return partOfList(field, value, part, found)
		const known = field.kind === 'person' ? personParts : companyParts
		const inside = typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, part) ? value[part] : undefined
		return {
			field,
			kind: part === 'address' ? 'address' : 'text',
			value: inside === '' ? undefined : inside,
			name: `${found.name}.${part}`,
			required: field.required && (known.find((each) => each.name === part)?.required ?? false),
		}
	}

	private ofEntry(name: string): Found {
		const scope = this.position ? this : this.outer
		if (scope && scope !== this) return scope.ofEntry(name)
		const { index, count } = this.position ?? { index: 0, count: 0 }
		const values: Record<string, FieldValue> = {
			'@number': index + 1,
			'@count': count,
			'@first': index === 0,
			'@last': index === count - 1,
		}
		const value = values[name]
		return { field: null, kind: typeof value === 'boolean' ? 'yes_no' : 'number', value, name, required: false }
	}
}

function partOfList(list: TemplateField, value: FieldValue | undefined, part: string, found: Pick<Found, 'name' | 'required'>): Found {
	const field = list.parts.find(({ name }) => name === part) ?? null
	const values = Array.isArray(value) ? value.map((entry) => entry[part]).filter((each) => each !== undefined) : undefined
	return { ...found, field: field && { ...field, label: list.label }, kind: field?.kind ?? 'text', value: values }
}
