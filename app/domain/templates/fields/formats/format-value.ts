import type { FieldChoice, FieldKind, FieldValue, ListEntry } from '../template-field.ts'
import { formatInWords, formatMoney, formatNumber, formatPercent } from './format-amount.ts'
import { formatDate } from './format-date.ts'
import type { Format } from './format-names.ts'
import { joinList, possessive, titleCase } from './format-words.ts'

/** What a format has to know of a value beside the value. */
export interface Formatted {
	kind: FieldKind
	choices: readonly FieldChoice[]
}

/**
 * The words that a value has in a document, its formats applied one after the other.
 *
 * @param value of one kind; the values of a part of a list as an array of them
 */
export function formatValue(value: FieldValue | readonly FieldValue[], of: Formatted, formats: readonly Format[] = []): string {
	const [first, ...others] = formats
	if (!first) return plainWords(value, of)
	return others.reduce<string>((words, format) => formatText(words, format), formatFirst(value, of, first))
}

function formatFirst(value: FieldValue | readonly FieldValue[], of: Formatted, format: Format): string {
	const argument = format.argument ?? undefined
	if (typeof value === 'string' && format.name === 'date' && of.kind === 'date') return formatDate(value, argument)
	if (typeof value === 'number') {
		switch (format.name) {
			case 'money':
				return formatMoney(value)
			case 'number':
				return formatNumber(value)
			case 'percent':
				return formatPercent(value)
			case 'words':
				return formatInWords(value, of.kind === 'money' || of.kind === 'percent' ? of.kind : 'number')
		}
	}
	if (Array.isArray(value) && format.name === 'list') return joinList(itemWords(value, of), argument)
	return formatText(plainWords(value, of), format)
}

function formatText(words: string, { name }: Format): string {
	switch (name) {
		case 'upper':
			return words.toUpperCase()
		case 'lower':
			return words.toLowerCase()
		case 'title':
			return titleCase(words)
		case 'possessive':
			return possessive(words)
		default:
			return words
	}
}

/** The words of a value without any format. */
function plainWords(value: FieldValue | readonly FieldValue[], of: Formatted): string {
	if (typeof value === 'object') return isEntry(value) ? nameIn(value) : joinList(itemWords(value, of))
	if (typeof value === 'boolean') return value ? 'Yes' : 'No'
	if (typeof value === 'number')
		return of.kind === 'money' ? formatMoney(value) : of.kind === 'percent' ? formatPercent(value) : formatNumber(value)
	if (of.kind === 'date') return formatDate(value)
	return of.choices.find((choice) => choice.value === value)?.label ?? value
}

function itemWords(items: readonly (FieldValue | ListEntry)[], of: Formatted): string[] {
	return items.map((item) => (isEntry(item) ? nameIn(item) : plainWords(item, of))).filter((words) => words !== '')
}

function isEntry(value: FieldValue | readonly FieldValue[] | ListEntry): value is ListEntry {
	return typeof value === 'object' && !Array.isArray(value)
}

/** What stands for a person, a company or an entry of a list as a whole: its name, or else its first part. */
function nameIn(parts: Record<string, FieldValue>): string {
	const named = parts.name ?? Object.values(parts)[0]
	return named === undefined ? '' : typeof named === 'object' ? '' : String(named)
}
