/** A refused form of the details page: what was typed, and why it was refused. */
export interface RefusedForm {
	fields: Readonly<Record<string, unknown>>
	error: string
	/** The field to change; without one the form as a whole was refused. */
	field?: string
}
