import type { FieldKind } from '../../fields/template-field.ts'

/** The kinds of fields as admins read them. */
export const kindNames: Record<FieldKind, string> = {
	text: 'Text',
	long_text: 'Long text',
	date: 'Date',
	money: 'Amount of money',
	number: 'Number',
	percent: 'Percentage',
	choice: 'Choice',
	yes_no: 'Yes or no',
	person: 'Person',
	company: 'Company',
	address: 'Address',
	list: 'List',
}
