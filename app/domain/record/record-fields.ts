import type { FactName } from '#app/domain/review/facts/fact-names.ts'

/** What a value of the record is. */
export type FieldKind = 'text' | 'date' | 'period' | 'money' | 'choice' | 'count' | 'percent'

interface FieldDefinition {
	label: string
	kind: FieldKind
	/** The facts of a report that it is read from, the first that a report has. */
	facts: readonly FactName[]
	/** Its values, where there are only some. */
	choices?: readonly string[]
	/** What is in it, for the form. */
	hint?: string
	/** The types of documents that have it; every document without them. */
	types?: readonly string[]
}

/** Papers whose money becomes shares in a later financing. */
export const convertibleTypes: readonly string[] = ['SAFE', 'Convertible Note']

/** Papers by which the company issues stock. */
export const stockTypes: readonly string[] = ['Founder Stock Purchase Agreement', 'Stock Purchase Agreement', 'Restricted Stock Agreement']

const vestingTypes: readonly string[] = [...stockTypes, 'Co-Founder Agreement', 'Stock Option Agreement', 'Advisor Agreement']

/** The fields of a document's record, in the order they are shown. */
export const recordFields = {
	parties: { label: 'Parties', kind: 'text', facts: ['party'], hint: 'Separated by semicolons.' },
	effective_date: { label: 'Effective date', kind: 'date', facts: ['effective_date'] },
	end_date: { label: 'End date', kind: 'date', facts: ['expiration_date', 'maturity_date'] },
	term: { label: 'Initial term', kind: 'period', facts: ['term'] },
	renewal_kind: {
		label: 'How it renews',
		kind: 'choice',
		facts: ['renewal_kind'],
		choices: ['automatic', 'by option', 'by agreement', 'not automatic'],
	},
	renewal: { label: 'Renews for', kind: 'period', facts: ['renewal'], hint: 'Leave empty if it does not renew.' },
	notice_period: {
		label: 'Notice before renewal',
		kind: 'period',
		facts: ['renewal_notice'],
		hint: 'How long before the end of the term someone has to say that it should not renew, or that they use their option to renew it.',
	},
	value: { label: 'Value', kind: 'money', facts: ['purchase_amount'] },
	valuation_cap: { label: 'Valuation cap', kind: 'money', facts: ['valuation_cap'], types: convertibleTypes },
	cap_basis: {
		label: 'The cap is',
		kind: 'choice',
		facts: ['valuation_cap_kind'],
		choices: ['post-money', 'pre-money'],
		types: convertibleTypes,
	},
	discount_rate: {
		label: 'Discount rate',
		kind: 'percent',
		facts: ['discount_rate'],
		types: convertibleTypes,
		hint: 'The part of the price that is paid, as in the YC form: 80 for a discount of 20%.',
	},
	shares: {
		label: 'Number of shares',
		kind: 'count',
		facts: ['shares'],
		types: [...vestingTypes, 'Equity Incentive Plan', 'Certificate of Incorporation'],
		hint: 'Shares that it issues; of a plan, the shares reserved; of a certificate, the shares authorized.',
	},
	vesting_start: { label: 'Vesting starts', kind: 'date', facts: ['vesting_start'], types: vestingTypes },
	vesting_period: { label: 'Vesting period', kind: 'period', facts: ['vesting_period'], types: vestingTypes },
	vesting_cliff: { label: 'Vesting cliff', kind: 'period', facts: ['vesting_cliff'], types: vestingTypes },
	governing_law: { label: 'Governing law', kind: 'text', facts: ['governing_law'] },
	signature_state: {
		label: 'Signatures',
		kind: 'choice',
		facts: ['signature_state'],
		choices: ['unsigned', 'partly signed', 'signed', 'no signature block'],
	},
} as const satisfies Record<string, FieldDefinition>

export type RecordField = keyof typeof recordFields

export const recordFieldNames = Object.keys(recordFields) as RecordField[]

/** Whether documents of a type have a field. */
export function hasField(field: RecordField, documentType: string | null): boolean {
	const { types }: FieldDefinition = recordFields[field]
	return types === undefined || (documentType !== null && types.includes(documentType))
}

/** The units of a period. */
export const periodUnits = ['days', 'weeks', 'months', 'years'] as const

export type PeriodUnit = (typeof periodUnits)[number]

/** A value in the form of its field: a date as YYYY-MM-DD, a number as digits with its unit or currency. */
export interface FieldValue {
	value: string
	unit: string | null
}

/** Why a value can't be kept. */
export type ValueRefusal =
	'invalid_date' | 'invalid_period' | 'invalid_money' | 'invalid_choice' | 'invalid_count' | 'invalid_percent' | 'too_long'

const longestText = 2000

/**
 * A typed value in the form of its field.
 *
 * @param unit of a period, or the currency of an amount; US dollars without one
 * @returns `null` for an empty value
 */
export function parseValue(field: RecordField, typed: string, unit?: string | null): FieldValue | null | ValueRefusal {
	const value = typed.replace(/\s+/g, ' ').trim()
	if (value === '') return null
	const definition: FieldDefinition = recordFields[field]
	switch (definition.kind) {
		case 'date':
			return isDay(value) ? { value, unit: null } : 'invalid_date'
		case 'period': {
			const known = periodUnits.find((each) => each === unit)
			return /^[1-9]\d{0,3}$/.test(value) && known ? { value, unit: known } : 'invalid_period'
		}
		case 'money': {
			const amount = value.replace(/[$,\s]/g, '')
			const currency = (unit || 'USD').toUpperCase()
			return /^\d{1,15}(\.\d{1,2})?$/.test(amount) && /^[A-Z]{3}$/.test(currency) ? { value: amount, unit: currency } : 'invalid_money'
		}
		case 'choice':
			return definition.choices?.includes(value) ? { value, unit: null } : 'invalid_choice'
		case 'count': {
			const count = value.replace(/,/g, '').replace(/\sshares$/i, '')
			return /^[1-9]\d{0,14}$/.test(count) ? { value: count, unit: null } : 'invalid_count'
		}
		case 'percent': {
			const percent = value.replace(/\s?%$/, '')
			return /^(?:\d{1,2}(?:\.\d{1,4})?|100)$/.test(percent) && Number(percent) > 0 ? { value: percent, unit: null } : 'invalid_percent'
		}
		case 'text':
			return value.length > longestText ? 'too_long' : { value, unit: null }
	}
}

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isDay(value: string): boolean {
	if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false
	const day = new Date(`${value}T00:00:00Z`)
	return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value
}

const dayNames = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A value as pages show it: "August 28, 2026", "12 months", "$100,000". */
export function shownValue(field: RecordField, { value, unit }: FieldValue): string {
	switch (recordFields[field].kind) {
		case 'date':
			return dayNames.format(new Date(`${value}T00:00:00Z`))
		case 'period':
			return `${value} ${value === '1' ? (unit ?? '').replace(/s$/, '') : (unit ?? '')}`
		case 'count':
			return BigInt(value).toLocaleString('en-US')
		case 'percent':
			return `${value}%`
		case 'money':
			return shownMoney(value, unit ?? 'USD')
		default:
			return value
	}
}

function shownMoney(value: string, currency: string): string {
	const amount = Number(value)
	const digits = { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 }
	try {
		return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits }).format(amount)
	} catch {
		// A code of three letters that is no currency.
		return `${new Intl.NumberFormat('en-US', digits).format(amount)} ${currency}`
	}
}
