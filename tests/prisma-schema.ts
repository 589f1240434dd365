/** A table as a Prisma schema or a database describes it, in words that can be compared. */
export interface TableShape {
	/** `name type`, with `not null` where it is required; a list says nothing of that. */
	columns: string[]
	/** `unique` or `index` and the columns; the primary key is `unique` as well. */
	indexes: string[]
	/** `columns -> table, what happens to the row when the other is deleted`. */
	references: string[]
}

/** The tables and enums of a Prisma schema, by their names in the database. As much of the language as ours uses. */
export function shapesOf(schema: string): { tables: Map<string, TableShape>; enums: Map<string, string[]> } {
	const blocks = [...schema.matchAll(/^(model|enum) (\w+) \{\n([^]*?)^\}/gm)].map(([, kind, name, body]) => {
		const lines = body!.split('\n').map((line) => line.replace(/\s*(\/\/|\/\*\*).*/, '').trim())
		return { kind, name: name!, lines: lines.filter((line) => line !== '') }
	})
	const named = new Map(blocks.map(({ name, lines }) => [name, /@@map\("(\w+)"\)/.exec(lines.join('\n'))?.[1] ?? name]))
	const enums = blocks.filter(({ kind }) => kind === 'enum')
	const tables = blocks.filter(({ kind }) => kind === 'model')
	return {
		enums: new Map(enums.map(({ name, lines }) => [named.get(name)!, lines.filter((line) => !line.startsWith('@@'))])),
		tables: new Map(tables.map(({ name, lines }) => [named.get(name)!, shapeOf(lines, named, new Set(tables.map((table) => table.name)))])),
	}
}

function shapeOf(lines: string[], named: Map<string, string>, models: Set<string>): TableShape {
	const fields = lines
		.filter((line) => !line.startsWith('@@'))
		.map((line) => {
			const [, name, type, list, optional, rest] = /^(\w+)\s+(\w+(?:\("\w+"\))?)(\[\])?(\?)?\s*(.*)$/.exec(line)!
			return { name: name!, type: type!, list: Boolean(list), optional: Boolean(optional), rest: rest! }
		})
	const columns = fields.filter(({ type }) => !models.has(type))
	const columnOf = new Map(columns.map(({ name, rest }) => [name, /@map\("(\w+)"\)/.exec(rest)?.[1] ?? name]))
	const columnsIn = (names: string) =>
		[...names.replaceAll(/\([^()]*(\([^()]*\))?[^()]*\)/g, '').matchAll(/\w+/g)].map(([each]) => columnOf.get(each)).join(', ')
	return {
		columns: columns.map(({ name, type, list, optional, rest }) => {
			const stored = named.has(type) ? quoted(named.get(type)!) : databaseType(type, rest)
			return `${columnOf.get(name)} ${stored}${list ? '[]' : optional ? '' : ' not null'}`
		}),
		indexes: [
			...columns.flatMap(({ name, rest }) => (/@(id|unique)\b/.test(rest) ? [`unique ${columnOf.get(name)}`] : [])),
			...lines.flatMap((line) => {
				const [, kind, names] = /^@@(id|unique|index)\(\[(.*?)\]/.exec(line) ?? []
				return kind ? [`${kind === 'index' ? 'index' : 'unique'} ${columnsIn(names!)}`] : []
			}),
		],
		references: fields.flatMap(({ type, optional, rest }) => {
			const names = /@relation\(.*?fields: \[(.*?)\]/.exec(rest)?.[1]
			const onDelete = /onDelete: (\w+)/.exec(rest)?.[1] ?? (optional ? 'SetNull' : 'Restrict')
			return names ? [`${columnsIn(names)} -> ${named.get(type)}, ${onDelete}`] : []
		}),
	}
}

/** As PostgreSQL writes a name of its own: quoted where it has capitals. */
function quoted(name: string): string {
	return /[A-Z]/.test(name) ? `"${name}"` : name
}

const plainTypes: Record<string, string> = {
	String: 'text',
	Int: 'integer',
	BigInt: 'bigint',
	Boolean: 'boolean',
	Float: 'double precision',
	Json: 'jsonb',
	Bytes: 'bytea',
}

function databaseType(type: string, rest: string): string {
	const unsupported = /^Unsupported\("(\w+)"\)$/.exec(type)?.[1]
	if (unsupported) return unsupported
	const [, native, size = ''] = /@db\.(\w+)(\([\d, ]+\))?/.exec(rest) ?? []
	if (native === 'Uuid' || native === 'Date') return native.toLowerCase()
	if (native === 'Timestamptz') return 'timestamp with time zone'
	if (native === 'VarChar') return `character varying${size}`
	if (native === 'Decimal') return `numeric${size.replace(' ', '')}`
	const plain = plainTypes[type]
	if (!plain || native) throw new Error(`Which type of the database ${type} ${rest} is nobody said`)
	return plain
}
