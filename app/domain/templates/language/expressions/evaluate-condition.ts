import type { FieldKind, FieldValue } from '../../fields/template-field.ts'
import { type Condition, type Operand, usesIn } from './condition.ts'
import type { Found, Scope } from './scope.ts'

/**
 * Whether a condition holds: `null` where that depends on a required field that has no value yet. An optional field
 * without a value is no, has no value, and equals nothing.
 */
export function holds(condition: Condition, scope: Scope): boolean | null {
	switch (condition.kind) {
		case 'is': {
			const found = scope.find(condition.path)
			if (isOpen(found)) return null
			return Array.isArray(found.value) ? found.value.length > 0 : found.value === true
		}
		case 'has': {
			const found = scope.find(condition.path)
			return isOpen(found) ? null : hasValue(found.value)
		}
		case 'not': {
			const held = holds(condition.of, scope)
			return held === null ? null : !held
		}
		case 'compare':
			return compare(condition, scope)
		default: {
			const decisive = condition.kind === 'or'
			let open = false
			for (const part of condition.all) {
				const held = holds(part, scope)
				if (held === decisive) return decisive
				open ||= held === null
			}
			return open ? null : !decisive
		}
	}
}

/** The fields without a value that keep a condition from being decided. */
export function openIn(condition: Condition, scope: Scope): Found[] {
	const open = [...usesIn(condition)].map(({ path }) => scope.find(path)).filter(isOpen)
	return open.filter((found, index) => open.findIndex(({ name }) => name === found.name) === index)
}

/** Whether a field that the document needs has no value. */
export function isOpen({ value, required }: Found): boolean {
	return required && !hasValue(value)
}

export function hasValue(value: Found['value']): boolean {
	return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function compare({ left, operator, right }: Extract<Condition, { kind: 'compare' }>, scope: Scope): boolean | null {
	const [one, other] = [readOperand(left, scope), readOperand(right, scope)]
	if (one.open || other.open) return null
	const difference = differenceOf(one, other)
	switch (operator) {
		case '=':
			return difference === 0
		case '!=':
			return difference !== 0
		case '<':
			return difference !== null && difference < 0
		case '<=':
			return difference !== null && difference <= 0
		case '>':
			return difference !== null && difference > 0
		default:
			return difference !== null && difference >= 0
	}
}

interface Compared {
	value: Found['value']
	kind: FieldKind | null
	/** A choice's label, by which a template may name it too. */
	label: string | undefined
	open: boolean
}

function readOperand(operand: Operand, scope: Scope): Compared {
	if ('value' in operand) return { value: operand.value, kind: null, label: undefined, open: false }
	const found = scope.find(operand.path)
	return {
		value: found.value,
		kind: found.kind,
		label: found.field?.choices.find(({ value }) => value === found.value)?.label,
		open: isOpen(found),
	}
}

/** Negative, zero or positive as in sorting; `null` where two values can't be compared, as where one is missing. */
function differenceOf(one: Compared, other: Compared): number | null {
	if (typeof one.value === 'number' && typeof other.value === 'number') return one.value - other.value
	if (typeof one.value === 'boolean' && typeof other.value === 'boolean') return Number(one.value) - Number(other.value)
	const [first, second] = [wordsOf(one.value), wordsOf(other.value)]
	if (first === null || second === null) return null
	if (one.kind === 'date' || other.kind === 'date') return compareWords(first, second)
	const same = [first, one.label].some(
		(words) => words !== undefined && [second, other.label].some((each) => each !== undefined && equal(words, each)),
	)
	return same ? 0 : compareWords(first, second)
}

function wordsOf(value: FieldValue | FieldValue[] | undefined): string | null {
	if (typeof value === 'string') return value
	if (typeof value === 'object' && !Array.isArray(value)) return typeof value.name === 'string' ? value.name : null
	return null
}

function equal(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase()
}

function compareWords(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0
}
