import { readDates } from '#app/domain/review/facts/dates/dates.ts'
import { numbersStandIn } from '#app/domain/review/model/answer/said-numbers.ts'
import { foldText, hasWords, locateQuote } from '#app/domain/review/model/locate-quote.ts'
import { checkValues } from '../../fields/check-values.ts'
import { partyPartsOf } from '../../fields/party-parts.ts'
import type { FieldKind, FieldValue, ListEntry, TemplateField } from '../../fields/template-field.ts'
import { stemsOf } from '../words-of.ts'

/** A value or a part of one, as a model gives it. */
export interface ClaimedAnswer {
	/** The field, with a part of a party or of an entry of a list: 'counterparty.name', 'founders.0.shares'. */
	path: string
	/** As somebody would type it. */
	value: string
	/** The words of the case that are to say it. */
	quote: string
}

/** How words of a case bear a value out: they are its words, or it is one of few answers that they may mean. */
export type Proof = 'stated' | 'implied'

/** Whether exact words stand in a case. */
export function isQuoted(words: string, quote: string): boolean {
	return locateQuote(foldText(words, words), quote, { start: 0, end: words.length }, 1) !== null
}

/**
 * How the words of a case bear out an answer.
 *
 * @returns `null` when they don't: the quote is not in the case, or does not say the value
 */
export function proveAnswer(words: string, fields: readonly TemplateField[], { path, value, quote }: ClaimedAnswer): Proof | null {
	const place = fieldAt(fields, path)
	if (!place || value.trim() === '' || !isQuoted(words, quote)) return null
	const { kind, field } = place
	switch (kind) {
		case 'date':
			return readDates(quote).some(({ iso }) => iso === value.trim()) ? 'stated' : null
		case 'money':
		case 'number':
		case 'percent':
			// Nothing is said of a number in every text.
			if (!/[1-9]/.test(value)) return holds(quote, value) ? 'stated' : null
			return numbersStandIn(`${value} ${unitOf(kind, field)}`, [quote]) ? 'stated' : null
		case 'choice': {
			const choice = field.choices.find((each) => each.value === value)
			if (!choice) return null
			return holds(quote, choice.label) || holds(quote, choice.value) ? 'stated' : 'implied'
		}
		case 'yes_no':
			return [...stemsOf(field.label)].some((stem) => stemsOf(quote).has(stem)) && value === 'yes' ? 'stated' : 'implied'
		default:
			return holds(quote, value) ? 'stated' : null
	}
}

function holds(quote: string, value: string): boolean {
	return hasWords(foldText(quote, quote), value)
}

function unitOf(kind: FieldKind, { name, label }: TemplateField): string {
	if (kind === 'percent') return '%'
	return kind === 'number' ? (/\b(?:day|week|month|year)s?\b/i.exec(`${name.replaceAll('_', ' ')} ${label}`)?.[0] ?? '') : ''
}

/** What a path asks for; a part of a party is a text. */
function fieldAt(fields: readonly TemplateField[], path: string): { kind: FieldKind; field: TemplateField } | null {
	const [name, ...rest] = path.split('.')
	const field = fields.find((each) => each.name === name)
	if (!field) return null
	if (field.kind === 'list') return rest.length >= 2 && /^\d{1,2}$/.test(rest[0]!) ? fieldAt(field.parts, rest.slice(1).join('.')) : null
	const parts = partyPartsOf(field.kind)
	if (parts.length === 0) return rest.length === 0 ? { kind: field.kind, field } : null
	return rest.length === 1 && parts.some((part) => part.name === rest[0]) ? { kind: 'text', field } : null
}

/** The value of a field that its proven answers give; `null` when it does not pass the field's check. */
export function valueOf(field: TemplateField, answers: readonly ClaimedAnswer[]): FieldValue | null {
	const value = field.kind === 'list' ? entriesOf(answers) : partyPartsOf(field.kind).length > 0 ? partsOf(answers) : answers[0]?.value
	const { values, problems } = checkValues([field], { [field.name]: value })
	return problems.length > 0 ? null : (values[field.name] ?? null)
}

function partsOf(answers: readonly ClaimedAnswer[]): Record<string, string> {
	return Object.fromEntries(answers.map(({ path, value }) => [path.split('.').slice(1).join('.'), value]))
}

function entriesOf(answers: readonly ClaimedAnswer[]): ListEntry[] {
	const entries = new Map<string, ListEntry>()
	for (const { path, value } of answers) {
		const [, index, part] = path.split('.') as [string, string, string]
		entries.set(index, { ...entries.get(index), [part]: value })
	}
	return [...entries].sort(([one], [other]) => Number(one) - Number(other)).map(([, entry]) => entry)
}
