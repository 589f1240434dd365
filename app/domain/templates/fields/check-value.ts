import { xmlText } from '#app/domain/word/package/xml/xml-characters.ts'
import { checkAmount } from './check-amount.ts'
import { formatDate } from './formats/format-date.ts'
import { companyParts, personParts } from './party-parts.ts'
import type { FieldKind, FieldValue, PartValues, TemplateField } from './template-field.ts'

/** A value as it is kept, nothing where it is empty, or what is wrong with it. */
export interface ValueCheck {
	value?: FieldValue
	/** One sentence. */
	problem?: string
	/** The part of a person or company that the problem is about. */
	part?: string
}

const longest: Partial<Record<FieldKind, number>> = { text: 300, address: 500, long_text: 20_000 }
const longestPart = 500

/** Checks a value of any kind but 'list'. */
export function checkValue(field: TemplateField, value: unknown): ValueCheck {
	if (value === undefined || value === null || value === '') return {}
	switch (field.kind) {
		case 'text':
		case 'long_text':
		case 'address':
			return checkText(field, value)
		case 'date':
			return checkDate(field, value)
		case 'money':
		case 'number':
		case 'percent':
			return checkAmount(field, value)
		case 'choice':
			return checkChoice(field, value)
		case 'yes_no':
			return checkYesNo(value)
		default:
			return checkParts(field.kind === 'person' ? personParts : companyParts, value)
	}
}

function checkText({ kind, limits }: TemplateField, value: unknown): ValueCheck {
	if (typeof value !== 'string') return { problem: 'Enter this as text.' }
	const text = cleanText(value, kind !== 'text')
	const most = limits.maxLength ?? longest[kind] ?? 300
	if (text.length > most) return { problem: `Use at most ${most.toLocaleString('en-US')} characters.` }
	return text === '' ? {} : { value: text }
}

function checkDate({ limits: { min, max } }: TemplateField, value: unknown): ValueCheck {
	const day = typeof value === 'string' ? value.trim() : ''
	const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number)
	const real = year !== undefined && new Date(Date.UTC(year, month! - 1, date)).toISOString().slice(0, 10) === day
	if (!real) return { problem: 'Enter a real date, such as 2026-03-15.' }
	if (typeof min === 'string' && day < min) return { problem: `Enter a date from ${formatDate(min)} on.` }
	if (typeof max === 'string' && day > max) return { problem: `Enter a date up to ${formatDate(max)}.` }
	return { value: day }
}

function checkChoice({ choices }: TemplateField, value: unknown): ValueCheck {
	const chosen = choices.find((choice) => choice.value === value)
	return chosen ? { value: chosen.value } : { problem: 'Choose one of the answers in the list.' }
}

function checkYesNo(value: unknown): ValueCheck {
	if (typeof value === 'boolean') return { value }
	const typed = typeof value === 'string' ? value.trim().toLowerCase() : ''
	if (['yes', 'true', 'on', '1'].includes(typed)) return { value: true }
	if (['no', 'false', 'off', '0'].includes(typed)) return { value: false }
	return { problem: 'Answer yes or no.' }
}

function checkParts(known: typeof personParts, value: unknown): ValueCheck {
	if (typeof value !== 'object' || Array.isArray(value) || value === null)
		return { problem: 'Send the parts by name, such as name and address.' }
	const parts: PartValues = {}
	for (const [name, part] of Object.entries(value as Record<string, unknown>)) {
		if (!known.some((each) => each.name === name)) return { part: name.slice(0, 100), problem: 'There is no part of this name.' }
		if (part === null || part === undefined) continue
		if (typeof part !== 'string') return { part: name, problem: 'Enter this as text.' }
		const text = cleanText(part, name === 'address')
		if (text.length > longestPart) return { part: name, problem: `Use at most ${longestPart} characters.` }
		if (name === 'email' && text !== '' && !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text))
			return { part: name, problem: 'Enter an email address, such as ann@acme.com.' }
		if (text !== '') parts[name] = text
	}
	return Object.keys(parts).length === 0 ? {} : { value: parts }
}

/** Without what XML can't carry; on one line unless it may have several. */
function cleanText(typed: string, hasLines: boolean): string {
	const text = xmlText(typed).replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
	return (hasLines ? text.replace(/[^\S\n]+$/gm, '') : text.replace(/\s+/g, ' ')).trim()
}
