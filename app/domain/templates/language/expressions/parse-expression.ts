import { type Format, formatRules, isFormatName } from '../../fields/formats/format-names.ts'
import type { Condition, Operand, Operator, Path } from './condition.ts'
import { ExpressionProblem } from './expression-problem.ts'
import { readTokens, type Token } from './expression-tokens.ts'

/** What a placeholder shows: a field with its formats, or a text in quotes. */
export type Shown = { path: Path; formats: readonly Format[] } | { text: string }

const deepest = 20
const operators = new Set(['=', '!=', '<', '<=', '>', '>='])
const reserved = new Set(['and', 'or', 'not', 'has', 'else', 'if', 'each', 'clause'])
const literals = new Map([
	['yes', true],
	['true', true],
	['no', false],
	['false', false],
])
const entryNames = new Set(['@number', '@count', '@first', '@last'])

/** @throws ExpressionProblem */
export function parseCondition(text: string): Condition {
	const reader = new Reader(readTokens(text))
	if (reader.next === undefined) throw new ExpressionProblem('The condition is missing')
	const condition = readOr(reader, 0)
	reader.end()
	return condition
}

/** What stands between the braces of an ordinary placeholder. @throws ExpressionProblem */
export function parseShown(text: string): Shown {
	const reader = new Reader(readTokens(text))
	const first = reader.next
	if (first === undefined) throw new ExpressionProblem('The placeholder is empty')
	if (first.kind === 'text') {
		reader.take()
		reader.end()
		return { text: first.value }
	}
	const path = readPath(reader)
	const formats: Format[] = []
	while (reader.takes('|')) formats.push(readFormat(reader))
	reader.end()
	return { path, formats }
}

/** The list of an each: a name, and `| list` where its entries are to be joined in a sentence. @throws ExpressionProblem */
export function parseEach(text: string): { path: Path; join: string | null } {
	const shown = parseShown(text)
	if (!('path' in shown)) throw new ExpressionProblem('{{#each}} needs the name of a list')
	const [format, ...others] = shown.formats
	if (others.length > 0 || (format && format.name !== 'list')) throw new ExpressionProblem('{{#each}} takes no format but “list”')
	return { path: shown.path, join: format ? (format.argument ?? 'and') : null }
}

/** The name of a slot: `{{clause "Governing law"}}`. @throws ExpressionProblem */
export function parseSlot(text: string): string {
	const [name, ...others] = readTokens(text)
	if (name?.kind !== 'text' || name.value.trim() === '' || others.length > 0)
		throw new ExpressionProblem('A slot needs the name of its clause in quotation marks, as in {{clause "Governing law"}}')
	return name.value.trim()
}

class Reader {
	private at = 0
	private readonly tokens: readonly Token[]

	constructor(tokens: readonly Token[]) {
		this.tokens = tokens
	}

	get next(): Token | undefined {
		return this.tokens[this.at]
	}

	take(): Token | undefined {
		return this.tokens[this.at++]
	}

	/** Passes over a sign or a word of the language, if it is next. */
	takes(value: string): boolean {
		const { next } = this
		if (!next || next.kind === 'text' || next.value !== value) return false
		this.at++
		return true
	}

	end(): void {
		if (this.next) throw new ExpressionProblem(`“${this.next.value}” is not expected here`)
	}
}

function readOr(reader: Reader, depth: number): Condition {
	return readAll(reader, 'or', () => readAll(reader, 'and', () => readNot(reader, depth)))
}

function readAll(reader: Reader, kind: 'and' | 'or', read: () => Condition): Condition {
	const all = [read()]
	while (reader.takes(kind)) all.push(read())
	return all.length > 1 ? { kind, all } : (all[0] as Condition)
}

function readNot(reader: Reader, depth: number): Condition {
	if (depth > deepest) throw new ExpressionProblem('The condition nests too deep')
	if (reader.takes('not')) return { kind: 'not', of: readNot(reader, depth + 1) }
	if (reader.takes('has')) return { kind: 'has', path: readPath(reader) }
	if (reader.takes('(')) {
		const inner = readOr(reader, depth + 1)
		if (!reader.takes(')')) throw new ExpressionProblem('A bracket is not closed')
		return inner
	}
	const left = readOperand(reader)
	const operator = reader.next
	if (operator?.kind !== 'sign' || !operators.has(operator.value)) {
		if ('path' in left) return { kind: 'is', path: left.path }
		throw new ExpressionProblem('A text or a number alone is no condition')
	}
	reader.take()
	return { kind: 'compare', left, operator: operator.value as Operator, right: readOperand(reader) }
}

function readOperand(reader: Reader): Operand {
	const { next } = reader
	if (next?.kind === 'text' || next?.kind === 'number') {
		reader.take()
		return { value: next.kind === 'number' ? Number(next.value) : next.value }
	}
	const literal = next?.kind === 'name' ? literals.get(next.value) : undefined
	if (literal === undefined) return { path: readPath(reader) }
	reader.take()
	return { value: literal }
}

function readPath(reader: Reader): Path {
	const token = reader.take()
	if (token === undefined) throw new ExpressionProblem('The name of a field is missing')
	if (token.kind !== 'name' || reserved.has(token.value)) throw new ExpressionProblem(`“${token.value}” is not the name of a field`)
	if (token.value.startsWith('@') && !entryNames.has(token.value))
		throw new ExpressionProblem(`“${token.value}” is unknown: inside an each there are ${[...entryNames].join(', ')}`)
	const path = token.value.split('.')
	if (path.length > 2) throw new ExpressionProblem(`“${token.value}” has more than one part`)
	return path
}

function readFormat(reader: Reader): Format {
	const name = reader.take()
	if (name?.kind !== 'name') throw new ExpressionProblem('The name of a format is missing after “|”')
	if (!isFormatName(name.value))
		throw new ExpressionProblem(`There is no format “${name.value}”: there are ${Object.keys(formatRules).join(', ')}`)
	const argument = reader.next?.kind === 'text' ? (reader.take()?.value ?? null) : null
	if (argument !== null && formatRules[name.value].argument === null)
		throw new ExpressionProblem(`The format “${name.value}” takes no text`)
	return { name: name.value, argument }
}
