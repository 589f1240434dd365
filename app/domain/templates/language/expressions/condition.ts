/** A name of a field, and of a part of it: `founder`, `founder.name`; with an @ what an each gives, `@last`. */
export type Path = readonly string[]

export type Operator = '=' | '!=' | '<' | '<=' | '>' | '>='

export type Operand = { path: Path } | { value: string | number | boolean }

/** A condition of the language: `{{#if has_cliff and term_months > 12}}`. */
export type Condition =
	/** A yes/no field, or whether a list has entries. */
	| { kind: 'is'; path: Path }
	/** Whether the field has a value. */
	| { kind: 'has'; path: Path }
	| { kind: 'compare'; left: Operand; operator: Operator; right: Operand }
	| { kind: 'not'; of: Condition }
	| { kind: 'and' | 'or'; all: readonly Condition[] }

/** The condition as the language writes it. The same condition gives the same text. */
export function writeCondition(condition: Condition): string {
	switch (condition.kind) {
		case 'is':
			return condition.path.join('.')
		case 'has':
			return `has ${condition.path.join('.')}`
		case 'compare':
			return `${writeOperand(condition.left)} ${condition.operator} ${writeOperand(condition.right)}`
		case 'not':
			return `not ${inBrackets(condition.of)}`
		default:
			return condition.all.map(inBrackets).join(` ${condition.kind} `)
	}
}

/** Conditions that hold together, as one; `null` for none. */
export function allOf(conditions: readonly Condition[]): Condition | null {
	const flat = conditions.flatMap((condition) => (condition.kind === 'and' ? condition.all : [condition]))
	const seen = new Set<string>()
	const all = flat.filter((condition) => !seen.has(writeCondition(condition)) && seen.add(writeCondition(condition)))
	return all.length > 1 ? { kind: 'and', all } : (all[0] ?? null)
}

/** Conditions of which one is enough, as one. */
export function anyOf(conditions: readonly Condition[]): Condition | null {
	const seen = new Set<string>()
	const all = conditions.filter((condition) => !seen.has(writeCondition(condition)) && seen.add(writeCondition(condition)))
	return all.length > 1 ? { kind: 'or', all } : (all[0] ?? null)
}

/** The opposite; of the opposite, the condition itself. */
export function negated(condition: Condition): Condition {
	return condition.kind === 'not' ? condition.of : { kind: 'not', of: condition }
}

/** Every path in a condition with what it is used as. */
export function* usesIn(condition: Condition): Generator<{ path: Path; as: 'is' | 'has' | Extract<Condition, { kind: 'compare' }> }> {
	switch (condition.kind) {
		case 'is':
		case 'has':
			yield { path: condition.path, as: condition.kind }
			break
		case 'compare':
			for (const operand of [condition.left, condition.right]) if ('path' in operand) yield { path: operand.path, as: condition }
			break
		case 'not':
			yield* usesIn(condition.of)
			break
		default:
			for (const part of condition.all) yield* usesIn(part)
	}
}

function writeOperand(operand: Operand): string {
	if ('path' in operand) return operand.path.join('.')
	if (typeof operand.value === 'string') return operand.value.includes('"') ? `'${operand.value}'` : `"${operand.value}"`
	return typeof operand.value === 'boolean' ? (operand.value ? 'yes' : 'no') : String(operand.value)
}

function inBrackets(condition: Condition): string {
	const written = writeCondition(condition)
	return condition.kind === 'and' || condition.kind === 'or' ? `(${written})` : written
}
