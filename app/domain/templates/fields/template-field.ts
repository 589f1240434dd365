/** The kinds of values that a template asks for. */
export const fieldKinds = [
	'text',
	'long_text',
	'date',
	'money',
	'number',
	'percent',
	'choice',
	'yes_no',
	'person',
	'company',
	'address',
	'list',
] as const

export type FieldKind = (typeof fieldKinds)[number]

/** One of the answers to a field of the kind 'choice'. */
export interface FieldChoice {
	value: string
	label: string
}

/** What a value may be; dates as ISO days, everything else as numbers. */
export interface FieldLimits {
	min?: number | string
	max?: number | string
	maxLength?: number
}

/** What a template asks for, as its editors keep it and forms show it. */
export interface TemplateField {
	/** As in `{{company_name}}`: unique in its template, and a part's unique in its list. */
	name: string
	kind: FieldKind
	/** 'Company name' */
	label: string
	/** Empty where there is none, like the example. */
	help: string
	/** The heading it stands under in a form: 'The parties'. */
	section: string
	order: number
	required: boolean
	defaultValue: FieldValue | null
	example: string
	/** Of a choice; otherwise empty. */
	choices: FieldChoice[]
	limits: FieldLimits
	/** A name from `fieldSources` whose value fills the field before anybody is asked. */
	filledFrom: string | null
	/** Of a list: the fields of one entry. */
	parts: TemplateField[]
	/** The condition of the template language under which its value shows in the document; `null`: always. */
	shownWhen: string | null
}

/** What a person or a company is made of, by part. */
export type PartValues = Record<string, string>

/** One entry of a list, by part. */
export type ListEntry = Record<string, FieldValue>

/**
 * A value as it is kept in JSON: text, address and choice as a string, a date as 'YYYY-MM-DD', money, number and percent as
 * a number, yes_no as a boolean, person and company by part, a list as its entries.
 */
export type FieldValue = string | number | boolean | PartValues | ListEntry[]

/** Values by the name of their field. A field without a value is not in it. */
export type FieldValues = Record<string, FieldValue>
